import UIKit

/// The leading corners of a screen that slides, which are as round as the display's corners while it moves.
///
/// The system's push has them since iOS 26: read from it, not measured. In the last twentieth of the distance, they
/// become the square corners of the screen at its end, so that nothing jumps.
@MainActor
final class SlideCorners {
  private let view: UIView
  private let radius: CGFloat
  private let before: (corners: CACornerMask, clipsToBounds: Bool)
  private let corners: CACornerMask
  /// The radius that was set last.
  private var shown: CGFloat = 0

  /// Nil where the display isn't known to have round corners, and for a screen that doesn't fill the container or has round corners of
  /// its own.
  init?(of scene: TransitionScene) {
    guard let view = scene.foreground, view.layer.cornerRadius == 0,
      scene.foregroundFrame == scene.container.bounds,
      let radius = scene.displayCornerRadius(
        at: scene.isRightToLeft ? [.topRight, .bottomRight] : [.topLeft, .bottomLeft]
      )
    else { return nil }
    self.view = view
    self.radius = radius
    before = (view.layer.maskedCorners, view.clipsToBounds)
    corners =
      scene.isRightToLeft
      ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    view.layer.maskedCorners = corners
    view.clipsToBounds = true
    round(scene.direction == .forward ? 0 : 1)
  }

  /// Rounds the corners for a fraction of the distance over the background, unless the app has rounded them since.
  func round(_ share: CGFloat) {
    guard view.layer.cornerRadius == shown else { return }
    shown = radius * min((1 - share) / SlideCorners.landingShare, 1)
    if view.layer.cornerRadius != shown { view.layer.cornerRadius = shown }
  }

  /// Restores the properties that the app hasn't changed since.
  func restore() {
    if view.layer.cornerRadius == shown { view.layer.cornerRadius = 0 }
    if view.layer.maskedCorners == corners { view.layer.maskedCorners = before.corners }
    if view.clipsToBounds { view.clipsToBounds = before.clipsToBounds }
  }

  /// The last fraction of the distance, in which the corners become those of the screen at its end, as in a zoom.
  private static let landingShare: CGFloat = 0.05
}
