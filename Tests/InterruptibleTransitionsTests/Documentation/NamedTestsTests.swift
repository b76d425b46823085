import Foundation
import Testing

/// The tests that the frequently asked questions name are there.
@Suite struct NamedTestsTests {
  /// A suite and the title of one of its tests, as in `PushTests`, "animated: false is honoured".
  private struct NamedTest: Hashable {
    var suite: String
    var title: String
  }

  @Test("Each question names a test, and each of those is there")
  func everyTestIsThere() throws {
    let file = URL(fileURLWithPath: #filePath)
    let tests = (0..<2).reduce(file) { url, _ in url.deletingLastPathComponent() }
    let root = (0..<2).reduce(tests) { url, _ in url.deletingLastPathComponent() }
    let questions = try String(contentsOf: try questions(in: root), encoding: .utf8)
    let sources = try sources(in: tests)

    let named = namedTests(in: questions)
    for test in named {
      let source = try #require(sources[test.suite], "There is no suite \(test.suite)")
      #expect(source.contains("\"\(test.title)\""), "\(test.suite): \(test.title)")
    }
    let sections = questions.components(separatedBy: "\n### ").dropFirst()
    let unheld = sections.filter { namedTests(in: $0).isEmpty }
    // SwiftUI isn't on Linux, and a benchmark is no test.
    #expect(
      unheld.map { $0.prefix { $0 != "\n" } } == [
        "Does it work with SwiftUI?", "What does it cost?",
      ]
    )
    #expect(named.count > 25)
  }

  private func questions(in root: URL) throws -> URL {
    let sources = root.appendingPathComponent("Sources/InterruptibleTransitions")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    let all = files?.compactMap { $0 as? URL } ?? []
    return try #require(all.first { $0.lastPathComponent == "FrequentlyAskedQuestions.md" })
  }

  /// The text of each test file, by its name.
  private func sources(in tests: URL) throws -> [String: String] {
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    let all = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    return try all.reduce(into: [:]) { texts, url in
      texts[url.deletingPathExtension().lastPathComponent] = try String(
        contentsOf: url,
        encoding: .utf8
      )
    }
  }

  private func namedTests(in text: String) -> [NamedTest] {
    let line = text.replacingOccurrences(of: "\n", with: " ")
    return line.matches(of: /`(\w+Tests)`, "([^"]+)"/).map {
      NamedTest(suite: String($0.1), title: String($0.2))
    }
  }
}
