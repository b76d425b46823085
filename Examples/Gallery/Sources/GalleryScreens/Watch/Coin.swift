import InterruptibleTransitions
import UIKit

/// Turns two screens like the sides of a coin: one turns up to its edge, then the other one appears.
struct Coin: TransitionEffect {
  /// False, because the transforms of the sides are animated.
  let rubberBandsPastEnds = false

  func prepare(_ scene: TransitionScene) {
    let new = scene.direction == .forward ? scene.foreground : scene.background
    new?.turn(by: travel(in: scene).dx > 0 ? -0.25 : 0.25)
  }

  func animate(_ scene: TransitionScene) {
    let sides = [scene.background, scene.foreground]
    let (old, new) = scene.direction == .forward ? (sides[0], sides[1]) : (sides[1], sides[0])
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        old?.turn(by: travel(in: scene).dx > 0 ? 0.25 : -0.25)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        new?.turn(by: 0)
      }
    }
  }
}
