public import UIKit

/// Where a card lies while its screen isn't shown.
public struct CardPlace: Hashable, Sendable {
  /// The card's frame before it is turned, in the coordinates of the transition's container.
  public var frame: CGRect
  /// The angle by which it is turned around its middle, in radians, clockwise.
  public var angle: CGFloat
  /// The radius of its corners there, in points.
  public var cornerRadius: CGFloat
  /// Its opacity there, from 0 to 1.
  public var opacity: CGFloat

  /// Creates a place.
  ///
  /// - Precondition: The frame has a size, and all numbers are finite. In a release build a card without such a place grows out of
  ///   the middle and fades, as it does without a place, and the log has a fault.
  public init(
    frame: CGRect,
    angle: CGFloat = 0,
    cornerRadius: CGFloat = 0,
    opacity: CGFloat = 1
  ) {
    (self.frame, self.angle) = (frame, angle)
    (self.cornerRadius, self.opacity) = (cornerRadius, opacity)
  }

  /// Whether a card can lie there.
  var isSomewhere: Bool {
    frame.hasExtent && angle.isFinite && cornerRadius.isFinite && opacity.isFinite
  }
}
