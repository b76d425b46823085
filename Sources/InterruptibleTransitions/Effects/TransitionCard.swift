import UIKit

/// A view that holds the foreground and moves freely, on springs of its own; an effect makes it in `prepare(_:)`, and gives
/// it to the scene.
@MainActor
protocol TransitionCard: UIView {
  /// Where the card is; read of a card that an animator moves, where it is going.
  var placement: CardVector { get set }
  /// Where the card rests: over the whole screen, or on the source that was found last, as that is now; without one it is
  /// transparent there.
  func placement(isOpen: Bool) -> CardVector
  /// Finds the source that the card closes onto.
  func findSource()
  /// Whether the card is seen at a point of the container.
  func isSeen(at point: CGPoint) -> Bool

  /// The springs of a flight that begins at rest.
  func flightSprings(isOpening: Bool) -> CardSprings
  /// The springs of a card that goes on after an interruption.
  ///
  /// - Parameters:
  ///   - isOpening: Whether it goes to the full screen, else to its source.
  ///   - haste: The speed of the hand that has let go of it, in widths of the screen per second.
  /// - Returns: What carries it there.
  func springs(isOpening: Bool, haste: CGFloat) -> CardSprings

  // Each part of a placement has an animator of its own.
  func place(_ top: CGPoint)
  func scale(_ scale: CGFloat)
  func show(_ window: CGRect)
  func turn(_ angle: CGFloat)
  func cover(_ scale: CGFloat)
  func fade(_ opacity: CGFloat)
}
