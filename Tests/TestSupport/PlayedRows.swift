import Foundation

/// The rows of a table that a run of the tests plays.
///
/// A run plays one row in nine, so that all tests take about a minute. The nine runs, one under each configuration of headless UIKit,
/// together play every row. The environment variable `TABLES` chooses more: `all` rows of each table, or all `products` of the values
/// that else meet in pairs.
struct PlayedRows {
  /// The number of runs that together play every row, which is that of the configurations.
  static let runCount = 9

  /// The rows that this run plays.
  static let current = PlayedRows(
    run: environment["HEADLESS_PERSONALITY"].flatMap { Int($0) } ?? 0,
    areAll: areProducts || environment["TABLES"] == "all"
  )

  private static let environment = ProcessInfo.processInfo.environment
  /// Whether values that else meet in pairs meet in every combination.
  static let areProducts = environment["TABLES"] == "products"
  /// Whether all rows are played.
  static var areAll: Bool { current.areAll }
  /// The number of this run, which is that of its configuration.
  static var run: Int { current.run }
  /// Whether this is the run under the standard configuration, which alone plays what no configuration changes.
  static var isFirstRun: Bool { run == 0 }

  let run: Int
  let areAll: Bool

  /// Whether this run plays a row, by the places of its values in their lists.
  func include(_ places: Int..., oneOf count: Int = runCount) -> Bool {
    areAll || (places.reduce(0, +) + run).isMultiple(of: count)
  }

  /// The pairs of values that this run plays: each value of the shorter list in at least one.
  func pairs<First, Second>(
    _ first: some Collection<First>,
    _ second: some Collection<Second>
  ) -> [(First, Second)] {
    let count = min(Self.runCount, max(first.count, second.count))
    return first.enumerated().flatMap { place, one in
      second.enumerated().filter { include(place, $0.offset, oneOf: count) }.map {
        (one, $0.element)
      }
    }
  }

  /// The rows of a list that this run plays: at least one, and not those of the same places in each file.
  func rows<Row>(of list: some Collection<Row>, in file: String) -> [Row] {
    let first = file.utf8.reduce(0) { $0 + Int($1) }
    let count = min(Self.runCount, list.count)
    return list.enumerated().filter { include($0.offset, first, oneOf: count) }.map(\.element)
  }
}

extension Collection {
  /// The elements that this run plays.
  func played(in file: String = #fileID) -> [Element] {
    PlayedRows.current.rows(of: self, in: file)
  }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The place in the list of all cases.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
