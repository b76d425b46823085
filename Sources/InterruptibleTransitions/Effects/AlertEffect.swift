import UIKit

/// The foreground settles from a larger size as it fades in, above a dimmed background, and fades out where it is.
///
/// As the makers of Flutter read it off the system's alerts by eye (`packages/flutter/lib/src/cupertino/route.dart`).
struct AlertEffect: TransitionEffect {
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isPresented = position == .presented
    scene.foreground?.alpha = isPresented ? 1 : 0
    scene.dimmingView.alpha = isPresented ? AlertEffect.dimming : 0
    // It is larger only while it appears.
    let scale = isPresented || scene.direction == .backward ? 1 : AlertEffect.scale
    scene.foreground?.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  var rubberBandsPastEnds: Bool { false }

  private static let scale: CGFloat = 1.3
  private static let dimming: CGFloat = 0.2
}

extension AlertEffect: DimmingEffect {
  func dimming(in scene: TransitionScene) -> CGFloat { AlertEffect.dimming }
}
