import Foundation

/// The resistance that a finger meets past an end.
///
/// The formula is that of `UIScrollView`, widely reported: a pull of x over a length of d shows
/// (1 − 1 / (0.55 · x / d + 1)) · d, which starts at 0.55 of the finger's speed and never reaches d.
enum RubberBand {
  private static let coefficient: CGFloat = 0.55

  /// What is shown of a pull, in the unit of both arguments and with the sign of the first.
  static func stretch(_ pull: CGFloat, over length: CGFloat) -> CGFloat {
    guard length > 0, pull.isFinite else { return 0 }
    let shown = (1 - 1 / (abs(pull) * coefficient / length + 1)) * length
    return pull < 0 ? -shown : shown
  }

  /// The pull that shows as a stretch: the inverse of `stretch(_:over:)`.
  static func pull(showing stretch: CGFloat, over length: CGFloat) -> CGFloat {
    guard length > 0, abs(stretch) < length else { return 0 }
    let pull = (1 / (1 - abs(stretch) / length) - 1) * length / coefficient
    return stretch < 0 ? -pull : pull
  }

  /// The share of the finger's speed that is seen at a pull: the derivative of `stretch(_:over:)`.
  static func give(at pull: CGFloat, over length: CGFloat) -> CGFloat {
    guard length > 0, pull.isFinite else { return 0 }
    let stretch = abs(pull) * coefficient / length + 1
    return coefficient / (stretch * stretch)
  }
}
