import Foundation
import GalleryScreens
import Testing

/// The tables of `Docs/FromTheDocuments.md`.
@Suite struct DocumentsTableTests {
  private static let docs = (0..<5)
    .reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appendingPathComponent("Docs")

  /// A row with a file.
  private struct Row {
    /// What is in code style in the first cell that has any.
    let symbols: [String]
    let path: String

    init?(_ line: Substring) {
      let cells = line.split(separator: "|").map(String.init)
      guard let path = cells.last?.firstMatch(of: #/\]\((.+?)\)/#)?.1 else { return nil }
      let named = cells.first { $0.contains("`") } ?? ""
      symbols = named.matches(of: #/`(.+?)`/#).map { String($0.1) }
      self.path = String(path)
    }
  }

  private let page: String
  private let rows: [Row]

  init() throws {
    page = try String(
      contentsOf: Self.docs.appendingPathComponent("FromTheDocuments.md"),
      encoding: .utf8
    )
    rows = page.split(separator: "\n").filter { $0.hasPrefix("|") }.compactMap(Row.init)
  }

  @Test("Each file of a row exists, and contains the names of the row")
  func files() throws {
    #expect(rows.count > 50)
    for row in rows {
      let file = Self.docs.appendingPathComponent(row.path)
      let text = try #require(try? String(contentsOf: file, encoding: .utf8), "\(row.path)")
      let words = Set(text.matches(of: #/\w+/#).map(\.0))
      for word in row.symbols.flatMap({ $0.matches(of: #/\w+/#) }).map(\.0) where word != "_" {
        #expect(words.contains(word), "\(word) isn't in \(row.path)")
      }
    }
  }

  @Test(
    "Each member of a protocol that the model has is in a table",
    arguments: [
      "Transitions/UIViewControllerAnimatedTransitioning",
      "Transitions/UIViewControllerInteractiveTransitioning",
      "Transitions/UIViewControllerContextTransitioning",
      "Transitions/UIPercentDrivenInteractiveTransition",
      "Transitions/UIViewControllerTransitionCoordinator",
      "Transitions/UIViewControllerTransitionCoordinatorContext",
      "Presentation/UIViewControllerTransitioningDelegate",
      "Controllers/UINavigationControllerDelegate",
      "Tabs/UITabBarControllerDelegate",
    ]
  )
  func members(name: String) throws {
    let file = Self.docs.appendingPathComponent("../Sources/HeadlessUIKit/\(name).swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let members = text.matches(of: #/\n  (?:(?:public|open) )*(?:func|var) (\w+)/#).map(\.1)
    let listed = Set(page.matches(of: #/\w+/#).map(\.0))

    #expect(!members.isEmpty)
    for member in members {
      #expect(listed.contains(member), "\(member) of \(name)")
    }
  }

  @Test("Each room of the gallery is in a table")
  @MainActor func rooms() {
    for room in Catalog.rooms {
      #expect(page.contains("`\(room.id)`"), "\(room.id)")
    }
  }
}
