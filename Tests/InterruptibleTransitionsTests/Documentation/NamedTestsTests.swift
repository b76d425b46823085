import Foundation
import Testing

@testable import TestSupport

/// The tests that the list of reported problems names are there.
@Suite(.enabled(if: PlayedRows.isFirstRun)) struct NamedTestsTests {
  @Test("Each reported problem has a test, and each of those tests exists")
  func everyTestIsThere() throws {
    let page = try SourceFiles.text("Docs/ReportedProblems.md")
    let sources = try suites()
    let rows = page.matches(of: /\| (.*) \| `(\w+Tests)` \| (.*) \|/)
    #expect(rows.count > 40)
    #expect(rows.count == page.components(separatedBy: "\n| ").count - 3)
    for row in rows {
      let (suite, title) = (String(row.2), String(row.3))
      let source = try #require(sources[suite], "There is no suite \(suite)")
      #expect(source.contains("\"\(title)\""), "\(suite): \(title)")
    }
  }

  /// The text of each test file, by its name.
  private func suites() throws -> [String: String] {
    try SourceFiles.swift(in: "Tests").reduce(into: [:]) { texts, file in
      let name = URL(fileURLWithPath: file.key).deletingPathExtension().lastPathComponent
      texts[name, default: ""] += file.value
    }
  }
}
