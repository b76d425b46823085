import Foundation

/// The rows of a table that a run of the tests plays.
///
/// A run plays one row in several, so that all tests take about a minute. Runs under the other configurations of headless UIKit play
/// the other rows. The environment variable `TABLES` chooses more: `all` rows of each table, or all `products` of the values that
/// else meet in pairs.
enum PlayedRows {
  private static let environment = ProcessInfo.processInfo.environment
  /// Whether values that else meet in pairs meet in every combination.
  static let areProducts = environment["TABLES"] == "products"
  /// Whether all rows are played.
  static let areAll = areProducts || environment["TABLES"] == "all"
  /// The number of the run, which is that of its configuration.
  static let run = environment["HEADLESS_PERSONALITY"].flatMap { Int($0) } ?? 0

  /// Whether this is the run under the standard configuration, which alone plays what no configuration changes.
  static let isFirstRun = run == 0

  /// Whether a row is played, by the places of its values in their lists.
  static func include(_ places: Int..., oneOf count: Int) -> Bool {
    areAll || (places.reduce(0, +) + run).isMultiple(of: count)
  }

  /// The pairs of values that are played: each value of the shorter list in at least one, together one of `count`.
  static func pairs<First, Second>(
    _ first: some Collection<First>,
    _ second: some Collection<Second>,
    oneOf count: Int
  ) -> [(First, Second)] {
    let count = min(count, max(first.count, second.count))
    return first.enumerated().flatMap { place, one in
      second.enumerated().filter { include(place, $0.offset, oneOf: count) }.map {
        (one, $0.element)
      }
    }
  }
}

extension Collection {
  /// The elements that are played: at least one, and one of `count`; not those of the same places in each file.
  func played(oneOf count: Int, in file: String = #fileID) -> [Element] {
    let first = file.utf8.reduce(0) { $0 + Int($1) }
    let count = Swift.min(count, self.count)
    return enumerated().filter { PlayedRows.include($0.offset, first, oneOf: count) }.map(\.element)
  }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The place in the list of all cases.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
