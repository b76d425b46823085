import UIKit

/// The foreground settles from a larger size as it fades in, above a dimmed background, and fades out where it is.
///
/// As the makers of Flutter read it off the system's alerts by eye (`packages/flutter/lib/src/cupertino/route.dart`).
struct AlertEffect: TransitionEffect {
  func prepare(_ scene: TransitionScene) {
    guard scene.direction == .forward else { return show(scene, isShown: true) }
    show(scene, isShown: false)
    scene.foreground?.transform = CGAffineTransform(scaleX: AlertEffect.scale, y: AlertEffect.scale)
  }

  func animate(_ scene: TransitionScene) {
    show(scene, isShown: scene.direction == .forward)
    scene.foreground?.transform = .identity
  }

  var rubberBandsPastEnds: Bool { false }

  private func show(_ scene: TransitionScene, isShown: Bool) {
    scene.foreground?.alpha = isShown ? 1 : 0
    scene.dimmingView.alpha = isShown ? AlertEffect.dimming : 0
  }

  private static let scale: CGFloat = 1.3
  private static let dimming: CGFloat = 0.2
}
