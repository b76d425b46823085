public import UIKit

/// The frame and appearance of a card while its screen isn't shown.
public struct CardPlace: Hashable, Sendable {
  /// The card's frame before its rotation, in the coordinates of the transition's container.
  public var frame: CGRect
  /// The angle by which the card is rotated around its center, in radians, clockwise.
  public var angle: CGFloat
  /// The corner radius of the card, in points.
  public var cornerRadius: CGFloat
  /// The opacity of the card, from 0 to 1.
  public var opacity: CGFloat

  /// Creates a place.
  ///
  /// - Precondition: The frame has a size, and all numbers are finite. In a release build, an invalid place counts as
  ///   none: the card grows out of the middle and fades. The log has a fault.
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
