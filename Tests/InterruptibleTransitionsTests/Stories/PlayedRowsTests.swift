import Testing
import UIKit

@testable import TestSupport

@Suite struct PlayedRowsTests {
  private let runs = (0..<PlayedRows.runCount).map { PlayedRows(run: $0, areAll: false) }

  @MainActor
  @Test("There is a run for each configuration")
  func configurations() {
    #expect(HeadlessPersonality.all.count == PlayedRows.runCount)
  }

  @Test(
    "The runs together play every row of a list, each at least one and at most a ninth",
    arguments: 1...40
  )
  func list(count: Int) {
    let played = runs.map { $0.rows(of: 0..<count, in: "Some/Tests.swift") }

    #expect(Set(played.joined()) == Set(0..<count))
    #expect(played.allSatisfy { 1...(count + 8) / 9 ~= $0.count })
  }

  @Test(
    "The runs together play every pair of two lists, each every value of the shorter one",
    arguments: 1...12,
    1...12
  )
  func pairs(first: Int, second: Int) {
    let played = runs.map { run in
      run.pairs(0..<first, 0..<second).map { [$0.0, $0.1] }
    }

    #expect(Set(played.joined()).count == first * second)
    for pairs in played {
      let shorter = first < second ? 0 : 1
      #expect(Set(pairs.map { $0[shorter] }).count >= min(first, second, 9))
    }
  }

  @Test("A run of all rows plays every row once")
  func all() {
    let rows = PlayedRows(run: 4, areAll: true)

    #expect(rows.rows(of: 0..<20, in: "") == Array(0..<20))
    #expect(rows.pairs(0..<3, 0..<5).count == 15)
  }
}
