import InterruptibleTransitions
import UIKit

/// Both screens move on springs of their own, which swing.
struct SprungEffect: TransitionEffect {
  var spring = Spring(response: 0.4, dampingRatio: 0.6)
  var backgroundSpring = Spring(response: 0.25, dampingRatio: 0.8)

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isPresented = position == .presented
    if let foreground = scene.foreground {
      scene.animate(foreground, with: spring) { put(foreground, away: !isPresented, in: scene) }
    }
    if let background = scene.background {
      scene.animate(background, with: backgroundSpring) { put(background, behind: isPresented) }
    }
  }

  private func put(_ foreground: UIView?, away isAway: Bool, in scene: TransitionScene) {
    let aside = isAway ? scene.trailingOffset : 0
    foreground?.center.x = scene.foregroundFrame.midX + aside
    foreground?.alpha = isAway ? 0.2 : 1
  }

  private func put(_ background: UIView?, behind isBehind: Bool) {
    background?.transform =
      isBehind ? CGAffineTransform(rotationAngle: 0.05).scaledBy(x: 0.8, y: 0.9) : .identity
  }
}
