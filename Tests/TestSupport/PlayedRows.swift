import Foundation

/// The rows of a table that a test plays: by default one of several, so that every value is played, but not every
/// pair of values; all with `TABLES=all`.
enum PlayedRows {
  /// Whether all rows are played.
  static let areAll = ProcessInfo.processInfo.environment["TABLES"] == "all"

  /// Whether a row is played, by the places of its values in their lists.
  static func include(_ places: Int..., oneOf count: Int) -> Bool {
    areAll || places.reduce(0, +).isMultiple(of: count)
  }
}

extension CaseIterable where Self: Equatable, AllCases.Index == Int {
  /// The place in the list of all cases.
  var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
