import InterruptibleTransitions
import UIKit

/// An effect of an app that forwards to another one.
struct WrappedEffect: TransitionEffect {
  let base: any TransitionEffect

  func travel(in scene: TransitionScene) -> CGVector { base.travel(in: scene) }
  func prepare(_ scene: TransitionScene) { base.prepare(scene) }
  func animate(_ scene: TransitionScene) { base.animate(scene) }
  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) { base.cleanUp(scene, at: end) }
  var rubberBandsPastEnds: Bool { base.rubberBandsPastEnds }
}

/// An effect of an app that changes nothing.
struct StillEffect: TransitionEffect {
  func prepare(_ scene: TransitionScene) {}
  func animate(_ scene: TransitionScene) {}
}

/// An effect of an app that sets, with every frame, a property that UIKit doesn't animate.
struct FollowedEffect: TransitionEffect {
  let view: EffectCase.ViewFinder

  func prepare(_ scene: TransitionScene) {
    guard let layer = view(scene)?.layer else { return }
    show(scene.direction == .forward ? 0 : 1, of: layer)
    scene.onFrame { show($0, of: layer) }
  }

  func animate(_ scene: TransitionScene) {}

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    view(scene)?.layer.shadowRadius = 3
  }

  private func show(_ covered: CGFloat, of layer: CALayer) {
    layer.shadowRadius = 3 + 40 * (1 - covered)
  }
}

/// An effect of an app that slides the foreground in a view that clips it, and turns a view of the foreground.
struct ClipEffect: TransitionEffect {
  var view: EffectCase.ViewFinder = { _ in nil }

  func prepare(_ scene: TransitionScene) {
    guard let foreground = scene.foreground, foreground.superview === scene.container else {
      return
    }
    let clip = ClipView(frame: scene.container.bounds)
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.container.insertSubview(clip, aboveSubview: foreground)
    clip.addSubview(foreground)
    if scene.direction == .forward { place(scene, isAway: true) }
  }

  func animate(_ scene: TransitionScene) {
    place(scene, isAway: scene.direction == .backward)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    for view in scene.container.subviews where view is ClipView { view.removeFromSuperview() }
    view(scene)?.transform = .identity
  }

  private func place(_ scene: TransitionScene, isAway: Bool) {
    scene.foreground?.center.x =
      scene.foregroundFrame.midX + (isAway ? scene.trailingOffset : 0)
    view(scene)?.transform = isAway ? CGAffineTransform(rotationAngle: 1) : .identity
  }
}

final class ClipView: UIView {}
