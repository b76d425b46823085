import UIKit

/// Keeps the screens of a transition in their positions when an app lays them out.
///
/// A presentation controller may set its view's frame whenever the container is laid out, as in Apple's sample, and a
/// UIKit animation adds to that frame, so that the view would jump.
@MainActor
final class LayoutWatch {
  /// Called at the beginning of a frame after an app has laid out a screen in a frame other than its resting one.
  var onNewFrame: (() -> Void)?
  private unowned let overlay: TransitionOverlay
  private var watched: [WatchedView] = []
  private var state = State.watching
  /// The size of the container for which the positions are valid.
  private var size = CGSize.zero
  /// The frame that was reported last: a transition that can't start from it would set up again in every frame.
  private var reported: CGRect?

  private enum State {
    /// Changes by anything other than the transition are undone.
    case watching
    /// The transition itself moves the views.
    case moving
  }

  @MainActor
  private struct WatchedView {
    let view: UIView
    /// The view's frame at rest, in its container.
    let rest: CGRect
    /// Returns the frame that the app would set now, if it's known.
    let frameNow: (@MainActor () -> CGRect)?
    /// The values that the transition has set.
    var center: CGPoint
    var size: CGSize
    var animations: Set<String>
    /// Whether the app has laid the view out in a frame other than its resting one.
    var isElsewhere = false

    /// Whether an app has set the view's resting frame, by its frame or by its center and bounds.
    ///
    /// A frame may be meaningless under a transform, so the frame that the app would set is compared.
    var isAtRest: Bool {
      if view.flatFrame.isNear(rest) { return true }
      if CATransform3DIsIdentity(view.layer.transform) { return false }
      return frameNow.map { $0().isNear(rest) } ?? view.frame.isNear(rest)
    }
  }

  init(in overlay: TransitionOverlay) {
    self.overlay = overlay
  }

  /// Starts watching views after setup; each has a resting frame.
  func watch(_ views: [(view: UIView, rest: CGRect)], frameNow: (@MainActor () -> CGRect)? = nil) {
    watched = views.map { view, rest in
      WatchedView(
        view: view,
        rest: rest,
        frameNow: frameNow,
        center: view.center,
        size: view.bounds.size,
        animations: Set(view.layer.animationKeys() ?? [])
      )
    }
    if size != overlay.bounds.size { (size, reported) = (overlay.bounds.size, nil) }
    overlay.followLayout()
  }

  /// Restores the positions and stops watching.
  func stop() {
    check()
    if hasNewFrame { overlay.superview?.setNeedsLayout() }
    state = .watching
    (watched, onNewFrame) = ([], nil)
  }

  /// Reports a new position, once in a frame.
  func beginFrame() {
    check()
    if hasNewFrame, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration == 0 {
      for index in watched.indices { watched[index].isElsewhere = false }
      onNewFrame?()
    }
  }

  private var hasNewFrame: Bool { watched.contains(where: \.isElsewhere) }

  /// The transition is about to move the views, until it calls `recordLayout()` or `recordPositions()`.
  func begin() {
    check()
    state = .moving
  }

  /// Begins unless the transition is already moving the views; returns the watch that is to note their positions, or nil.
  func beginNested() -> LayoutWatch? {
    guard case .watching = state else { return nil }
    begin()
    return self
  }

  /// Records the views' current positions and animations as the transition's.
  func recordLayout() {
    recordPositions()
    for index in watched.indices {
      watched[index].animations = Set(watched[index].view.layer.animationKeys() ?? [])
    }
  }

  /// Accepts the positions to which an animator that has finished at its start has restored the views.
  func animatorDidFinish() {
    if case .watching = state { recordPositions() }
  }

  /// Records the positions only, if no animation has begun, as in a drag.
  func recordPositions() {
    (size, state) = (overlay.bounds.size, .watching)
    for index in watched.indices {
      let view = watched[index].view
      (watched[index].center, watched[index].size) = (view.center, view.bounds.size)
    }
  }

  /// Removes the animations with which an app has begun to move the views.
  func forgetAnimations() {
    for view in watched {
      view.view.layer.removeGeometryAnimations(except: view.animations)
    }
  }

  /// Removes all animations of the views' positions and sizes: the effect's are gone, so the rest comes from an app.
  func forgetAllAnimations() {
    for view in watched {
      view.view.layer.removeGeometryAnimations(except: [])
    }
  }

  /// Restores the views that something else has moved.
  func check() {
    guard case .watching = state else { return }
    // A container with a new size moves them along, and makes the transition set up again.
    guard overlay.bounds.size == size else { return recordPositions() }
    for (index, place) in watched.enumerated() {
      let view = place.view
      guard view.center != place.center || view.bounds.size != place.size else { continue }
      if !place.isAtRest, view.flatFrame != reported {
        watched[index].isElsewhere = true
        reported = view.flatFrame
      }
      UIView.performWithoutAnimation {
        view.layer.removeGeometryAnimations(except: place.animations)
        view.center = place.center
        view.bounds.size = place.size
      }
      // It may have been laid out where the app has put it, for which its safe area isn't kept.
      view.setNeedsLayout()
    }
  }
}

extension UIView {
  /// The frame without the transform.
  var flatFrame: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// Sets the frame without the transform, which an app may have set.
  func setFlatFrame(_ frame: CGRect) {
    guard !CATransform3DIsIdentity(layer.transform) else {
      if self.frame != frame { self.frame = frame }
      return
    }
    guard flatFrame != frame else { return }
    bounds.size = frame.size
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension CGRect {
  /// Whether the difference to another rectangle can't be seen.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.1 && abs(minY - other.minY) < 0.1
      && abs(width - other.width) < 0.1 && abs(height - other.height) < 0.1
  }
}

extension CALayer {
  /// Removes the animations of a property that positions the layer.
  func removeAnimations(of property: SpringPart.Property) {
    removeAnimations(of: [
      property == .center ? "position" : property == .size ? "bounds" : "transform"
    ])
  }

  /// Removes the animations with which an app's layout positions the layer.
  func removeGeometryAnimations(except known: Set<String>) {
    removeAnimations(of: ["position", "bounds"], except: known)
  }

  private func removeAnimations(of paths: [String], except known: Set<String> = []) {
    for key in animationKeys() ?? [] where !known.contains(key) {
      let path = (animation(forKey: key) as? CAPropertyAnimation)?.keyPath ?? key
      if paths.contains(where: path.hasPrefix) { removeAnimation(forKey: key) }
    }
  }
}
