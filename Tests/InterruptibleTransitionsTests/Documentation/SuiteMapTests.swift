import Foundation
import Testing

@testable import TestSupport

/// `Docs/SuiteMap.md` has the suites of each source file.
@Suite(.enabled(if: PlayedRows.isFirstRun)) struct SuiteMapTests {
  @Test("The map has each source file that decides something, and names suites that exist")
  func rows() throws {
    let page = try SourceFiles.text("Docs/SuiteMap.md")
    let rows = page.matches(of: /(?m)^\| `([^`]+)` \| (\d+) \| (.*) \|$/)
    let listed = Set(rows.map { String($0.1) })
    let files = try SourceFiles.swift(in: "Sources/InterruptibleTransitions")
      .filter { $0.value.contains("guard ") && !$0.key.contains("Platform/") }
    #expect(files.count > 60)
    // None of its mutants compiles.
    let unlisted: Set = ["UIViewController+InterruptibleTransition.swift"]
    for path in files.keys.sorted() where !unlisted.contains(path) {
      #expect(listed.contains(path), "\(path) isn't in the map: run Tools/mutate --map")
    }
    let existing = Set(
      try SourceFiles.swift(in: "Tests").values.joined(separator: "\n")
        .matches(of: /(?:struct|enum|class) (\w+Tests)\b/).map { String($0.1) }
    )
    for row in rows {
      let names = row.3.matches(of: /`(\w+)`/).map { String($0.1) }
      #expect(row.2 == "0" || !names.isEmpty)
      for name in names {
        #expect(existing.contains(name), "\(name) isn't a suite: run Tools/mutate --map")
      }
    }
  }
}
