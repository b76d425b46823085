import InterruptibleTransitions
import UIKit

/// An effect of an app that forwards to another one.
struct WrappedEffect: TransitionEffect {
  let base: any TransitionEffect

  func travel(in scene: TransitionScene) -> CGVector { base.travel(in: scene) }
  func prepare(_ scene: TransitionScene) { base.prepare(scene) }
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    base.place(scene, foreground: position)
  }
  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) { base.cleanUp(scene, at: end) }
  var rubberBandsPastEnds: Bool { base.rubberBandsPastEnds }
}

/// An effect of an app that changes nothing.
struct StillEffect: TransitionEffect {
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {}
}

/// An effect of an app that lays the foreground out in a small size at its start, and dims the background.
struct GrowingEffect: TransitionEffect {
  func travel(in scene: TransitionScene) -> CGVector { CGVector(dx: 0, dy: -400) }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let small = CGRect(x: 20, y: 500, width: 200, height: 120)
    scene.foreground?.frame = position == .presented ? scene.foregroundFrame : small
    scene.foreground?.layoutIfNeeded()
    scene.dimmingView.alpha = position == .presented ? 0.2 : 0
  }
}

/// An effect of an app that sets, with every frame, a property that UIKit doesn't animate.
struct FollowedEffect: TransitionEffect {
  private let found: FoundViews

  init(view: @escaping EffectCase.ViewFinder) {
    found = FoundViews(view)
  }

  func prepare(_ scene: TransitionScene) {
    guard let layer = found.find(in: scene)?.layer else { return }
    show(scene.direction == .forward ? 0 : 1, of: layer)
    scene.onFrame { show($0, of: layer) }
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {}

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    found.forget(in: scene)?.layer.shadowRadius = 3
  }

  private func show(_ covered: CGFloat, of layer: CALayer) {
    layer.shadowRadius = 3 + 40 * (1 - covered)
  }
}

/// An effect of an app that slides the foreground in a view that clips it, and turns a view of the foreground.
struct ClipEffect: TransitionEffect {
  private let found: FoundViews

  init(view: @escaping EffectCase.ViewFinder = { _ in nil }) {
    found = FoundViews(view)
  }

  func prepare(_ scene: TransitionScene) {
    guard let foreground = scene.foreground, foreground.superview === scene.container else {
      return
    }
    _ = found.find(in: scene)
    let clip = ClipView(frame: scene.container.bounds)
    clip.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scene.container.insertSubview(clip, aboveSubview: foreground)
    clip.addSubview(foreground)
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isAway = position == .dismissed
    scene.foreground?.center.x =
      scene.foregroundFrame.midX + (isAway ? scene.trailingOffset : 0)
    found.view(in: scene)?.transform = isAway ? CGAffineTransform(rotationAngle: 1) : .identity
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    for view in scene.container.subviews where view is ClipView { view.removeFromSuperview() }
    let turned = found.forget(in: scene)
    turned?.transform = .identity
    // A frame that the screen has set meanwhile meant another size.
    turned?.superview?.setNeedsLayout()
  }
}

final class ClipView: UIView {}

/// The views that an effect has found for its transitions: a container's first button may be another one at the end.
///
/// An effect that is made anew for each call finds them again.
@MainActor
private final class FoundViews {
  private let find: EffectCase.ViewFinder
  private var views: [ObjectIdentifier: UIView] = [:]

  nonisolated init(_ find: @escaping EffectCase.ViewFinder) {
    self.find = find
  }

  func find(in scene: TransitionScene) -> UIView? {
    views[ObjectIdentifier(scene.container)] = find(scene)
    return view(in: scene)
  }

  func view(in scene: TransitionScene) -> UIView? {
    views[ObjectIdentifier(scene.container)] ?? find(scene)
  }

  func forget(in scene: TransitionScene) -> UIView? {
    defer { views[ObjectIdentifier(scene.container)] = nil }
    return view(in: scene)
  }
}
