internal import Foundation

/// The speeds at which a finger let a transition go and at which it went on.
package struct Release: Equatable, Sendable {
  /// How fast the finger moved, in points per second, or in progress per second if it has no way that is known.
  package let before: Double
  /// How fast the transition went on, as it was seen; negative if it turned back.
  package let after: Double
  /// The way in points; nil if it isn't known.
  package let way: Double?
  /// Whether it is of a card that follows the finger freely: both speeds are then in points per second, along the
  /// finger's direction, and the way isn't known.
  package let isFree: Bool
  /// Whether the finger held the transition; without the framework, one that is in flight may not hear it.
  package let wasHeld: Bool

  package init(
    before: Double,
    after: Double,
    way: Double?,
    isFree: Bool = false,
    wasHeld: Bool = true
  ) {
    self.before = before
    self.after = after
    self.way = way
    self.isFree = isFree
    self.wasHeld = wasHeld
  }

  /// As "let go at 612 pt/s, went on at 611 pt/s".
  package var text: String {
    let turn = after * before < 0 && written(after) != written(0) ? "went back" : "went on"
    guard wasHeld else {
      return "let go at \(written(before)), but not held: it went on at \(written(after))"
    }
    return "let go at \(written(before)), \(turn) at \(written(after))"
  }

  private func written(_ speed: Double) -> String {
    way == nil && !isFree
      ? String(format: "%.2f /s", abs(speed)) : "\(Int(abs(speed).rounded())) pt/s"
  }
}
