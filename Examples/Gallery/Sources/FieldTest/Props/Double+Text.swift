import Foundation

extension Double {
  /// The number with three decimals.
  var text: String { String(format: "%.3f", self) }
}
