public import Foundation

/// The resistance that a finger meets when it drags a transition past an end.
///
/// The formula is that of `UIScrollView`, widely reported: with a coefficient c, a pull of x over a length of d shows
/// (1 − 1 / (c · x / d + 1)) · d, which starts at c times the finger's speed and never reaches d.
///
/// ```swift
/// transition.rubberBand = RubberBand(coefficient: 0.3)
/// ```
public struct RubberBand: Hashable, Sendable {
  /// The share of the finger's speed that is seen at an end, from 0 to 1.
  public let coefficient: CGFloat

  /// The rubber band of a scroll view: 0.55.
  public static let scrollView = RubberBand(coefficient: 0.55)

  /// None: the transition stays at its end.
  public static let none = RubberBand(coefficient: 0)

  /// Creates a rubber band.
  ///
  /// - Parameter coefficient: The share of the finger's speed that is seen at an end; 0 lets nothing move.
  /// - Precondition: `coefficient` is from 0 to 1. In a release build anything else is limited to that, and the log has a fault.
  public init(coefficient: CGFloat) {
    TransitionLog.check(
      (0...1).contains(coefficient),
      "a rubber band's coefficient was \(coefficient): give it a number from 0 to 1"
    )
    self.coefficient = RubberBand.limited(coefficient)
  }

  static func limited(_ coefficient: CGFloat) -> CGFloat {
    coefficient.limited(to: 0...1, orIfNaN: 0.55)
  }

  /// What is shown of a pull, in the unit of both arguments and with the sign of the first.
  func stretch(_ pull: CGFloat, over length: CGFloat) -> CGFloat {
    guard length > 0, pull.isFinite else { return 0 }
    let shown = (1 - 1 / (abs(pull) * coefficient / length + 1)) * length
    return pull < 0 ? -shown : shown
  }

  /// The pull that shows as a stretch: the inverse of `stretch(_:over:)`.
  func pull(showing stretch: CGFloat, over length: CGFloat) -> CGFloat {
    guard coefficient > 0, length > 0, abs(stretch) < length else { return 0 }
    let pull = (1 / (1 - abs(stretch) / length) - 1) * length / coefficient
    return stretch < 0 ? -pull : pull
  }

  /// The share of the finger's speed that is seen at a pull: the derivative of `stretch(_:over:)`.
  func give(at pull: CGFloat, over length: CGFloat) -> CGFloat {
    guard length > 0, pull.isFinite else { return 0 }
    let stretch = abs(pull) * coefficient / length + 1
    return coefficient / (stretch * stretch)
  }
}
