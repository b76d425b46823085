import Foundation
import Testing

/// The tests that the frequently asked questions name are there.
@Suite struct NamedTestsTests {
  /// A suite and the title of one of its tests, as in `PushTests`, "animated: false is honoured".
  private struct NamedTest: Hashable {
    var suite: String
    var title: String
  }

  @Test("Each answer in the documentation names a test, and each of those tests exists")
  func everyTestIsThere() throws {
    let questions = try SourceFiles.text(
      "Sources/InterruptibleTransitions/InterruptibleTransitions.docc/FrequentlyAskedQuestions.md"
    )
    let sources = try suites()

    let named = namedTests(in: questions)
    for test in named {
      let source = try #require(sources[test.suite], "There is no suite \(test.suite)")
      #expect(source.contains("\"\(test.title)\""), "\(test.suite): \(test.title)")
    }
    let sections = questions.components(separatedBy: "\n### ").dropFirst()
    let unheld = sections.filter { namedTests(in: $0).isEmpty }
    // SwiftUI, Objective-C and visionOS aren't on Linux, and a benchmark is no test.
    #expect(
      unheld.map { $0.prefix { $0 != "\n" } } == [
        "Does it work with SwiftUI?", "Does it work from Objective-C?",
        "Does it work on visionOS?", "What does it cost?",
      ]
    )
    #expect(named.count > 25)
  }

  /// The text of each test file, by its name.
  private func suites() throws -> [String: String] {
    try SourceFiles.swift(in: "Tests").reduce(into: [:]) { texts, file in
      let name = URL(fileURLWithPath: file.key).deletingPathExtension().lastPathComponent
      texts[name, default: ""] += file.value
    }
  }

  private func namedTests(in text: String) -> [NamedTest] {
    let line = text.replacingOccurrences(of: "\n", with: " ")
    return line.matches(of: /`(\w+Tests)`, "([^"]+)"/).map {
      NamedTest(suite: String($0.1), title: String($0.2))
    }
  }
}
