import Foundation
import Testing

@testable import TestSupport

/// Every line of a snippet is compiled somewhere: in this folder, or in a file that the tutorial shows.
@Suite(.enabled(if: PlayedRows.isFirstRun)) struct SnippetComparisonTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private var root: URL { folder.appendingPathComponent("../../..").standardized }
  private var framework: URL { root.appendingPathComponent("Sources/InterruptibleTransitions") }
  private var catalog: URL {
    framework.appendingPathComponent("InterruptibleTransitions.docc")
  }

  @Test("Every line of a snippet is compiled")
  func everySnippetIsCompiled() throws {
    let views = root.appendingPathComponent("Tests/InterruptibleTransitionsUITests/Platform")
    let resources = catalog.appendingPathComponent("Resources")
    let compiled = try files(in: folder) + files(in: resources) + files(in: views)
    let known = Set(try compiled.filter(isSwift).flatMap(lines).map(code))
    var checked: [String: Int] = [:]
    for document in try documents() {
      for line in snippetLines(in: try lines(of: document)) {
        checked[document.lastPathComponent, default: 0] += 1
        let isKnown = known.contains(code(line))
        #expect(isKnown, "\(document.lastPathComponent): \(line)")
      }
    }
    let guides = [
      "InterruptibleTransitions.md", "NavigationAndTabBarControllers.md", "Presenting.md",
      "CustomContainers.md", "ChoosingAnEffect.md",
      "CreatingAnEffect.md", "SwiftUI.md",
      "TestingOnLinux.md",
    ]
    #expect(guides.allSatisfy { checked[$0, default: 0] > 5 })
    // The object, the line that adopts it, and the subclass.
    #expect(checked["README.md"] == 3)
  }

  private func documents() throws -> [URL] {
    let folders = ["Docs", "Sources/InterruptibleTransitionsUI"].map(root.appendingPathComponent)
    let documentation = try (folders + [framework]).flatMap(files)
    return [root.appendingPathComponent("README.md")]
      + documentation.filter { $0.pathExtension == "md" || isSwift($0) }
  }

  /// All files in a folder and in the folders in it.
  private func files(in folder: URL) throws -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try #require(files).compactMap { $0 as? URL }
  }

  private func isSwift(_ file: URL) -> Bool {
    file.pathExtension == "swift"
  }

  private func lines(of url: URL) throws -> [String] {
    try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The lines between ```swift and ```, in Markdown and in doc comments.
  private func snippetLines(in lines: [String]) -> [String] {
    var isInside = false
    return lines.compactMap { line in
      let text = line.replacingOccurrences(of: "///", with: "").trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("```") {
        isInside = text == "```swift"
        return nil
      }
      return isInside && !text.isEmpty ? text : nil
    }
  }

  /// A line without its comment and its spaces.
  private func code(_ line: String) -> String {
    (line.components(separatedBy: "//").first ?? "").filter { !$0.isWhitespace }
  }
}
