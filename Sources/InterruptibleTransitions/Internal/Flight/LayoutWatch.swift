import UIKit

/// Keeps the screens of a transition where the transition has them when an app lays them out.
///
/// A presentation controller may set the frame of its view whenever the container is laid out, as the one in Apple's sample does, and an
/// animation of UIKit's adds to that frame: the view would jump.
@MainActor
final class LayoutWatch {
  /// Called at the beginning of a frame after an app has laid a screen out elsewhere than where it has been at rest.
  var onNewPlace: (() -> Void)?
  private unowned let shield: TouchShield
  private var places: [Place] = []
  private var state = State.watching
  /// The size of the container in which the views have their places.
  private var size = CGSize.zero

  private enum State {
    /// Somebody else who moves the views is corrected.
    case watching
    /// The transition itself moves the views.
    case moving
  }

  @MainActor
  private struct Place {
    let view: UIView
    /// The frame of the view at rest, in its container.
    let rest: CGRect
    /// The frame that the app would give it now, if it says.
    let frameNow: (@MainActor () -> CGRect)?
    /// What the transition has given the view.
    var center: CGPoint
    var size: CGSize
    var animations: Set<String>
    /// Whether the app has laid the view out elsewhere than at rest.
    var isElsewhere = false

    /// Whether an app has given the view its frame at rest: by its frame, or by its center and bounds.
    ///
    /// Under a transform a frame may mean nothing, so what would be set counts.
    var isAtRest: Bool {
      if view.flatFrame.isNear(rest) { return true }
      if CATransform3DIsIdentity(view.layer.transform) { return false }
      return frameNow.map { $0().isNear(rest) } ?? view.frame.isNear(rest)
    }
  }

  init(in shield: TouchShield) {
    self.shield = shield
  }

  /// Begins to watch views that have been put in place; each has a frame at rest.
  func watch(_ views: [(view: UIView, rest: CGRect)], frameNow: (@MainActor () -> CGRect)? = nil) {
    places = views.map { view, rest in
      Place(
        view: view,
        rest: rest,
        frameNow: frameNow,
        center: view.center,
        size: view.bounds.size,
        animations: Set(view.layer.animationKeys() ?? [])
      )
    }
    size = shield.bounds.size
    shield.followLayout()
  }

  /// Puts the views back for good.
  func stop() {
    check()
    if hasNewPlace { shield.superview?.setNeedsLayout() }
    state = .watching
    (places, onNewPlace) = ([], nil)
  }

  /// Tells of a new place, once in a frame.
  func beginFrame() {
    check()
    if hasNewPlace, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration == 0 {
      for index in places.indices { places[index].isElsewhere = false }
      onNewPlace?()
    }
  }

  private var hasNewPlace: Bool { places.contains(where: \.isElsewhere) }

  /// The transition is about to move the views, until it notes where.
  func begin() {
    check()
    state = .moving
  }

  /// The same where the transition may be moving them already; returns what is to note their places, if it isn't.
  func beginNested() -> LayoutWatch? {
    guard case .watching = state else { return nil }
    begin()
    return self
  }

  /// Takes the places where the views are now for those that the transition gives them.
  func note() {
    notePlaces()
    for index in places.indices {
      places[index].animations = Set(places[index].view.layer.animationKeys() ?? [])
    }
  }

  /// The same where no animation has begun, as it is while a finger drags them.
  func notePlaces() {
    (size, state) = (shield.bounds.size, .watching)
    for index in places.indices {
      let view = places[index].view
      (places[index].center, places[index].size) = (view.center, view.bounds.size)
    }
  }

  /// Takes the animations off with which an app has begun to move the views.
  func forgetAnimations() {
    for place in places {
      place.view.layer.removePlaceAnimations(except: place.animations)
    }
  }

  /// Removes all animations of the views' positions and sizes: the effect's are gone, so the rest is an app's.
  func forgetAllAnimations() {
    for place in places {
      place.view.layer.removePlaceAnimations(except: [])
    }
  }

  /// Puts the views back that somebody else has moved since.
  func check() {
    guard case .watching = state else { return }
    // A container of another size moves them along, and has the transition put in place again.
    guard shield.bounds.size == size else { return notePlaces() }
    for (index, place) in places.enumerated() {
      let view = place.view
      guard view.center != place.center || view.bounds.size != place.size else { continue }
      if !place.isAtRest { places[index].isElsewhere = true }
      UIView.performWithoutAnimation {
        view.layer.removePlaceAnimations(except: place.animations)
        view.center = place.center
        view.bounds.size = place.size
      }
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
}

extension CGRect {
  /// Whether nobody could see the difference to another rectangle.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.1 && abs(minY - other.minY) < 0.1
      && abs(width - other.width) < 0.1 && abs(height - other.height) < 0.1
  }
}

extension CALayer {
  /// Takes the animations of a property off that places the layer.
  func removeAnimations(of property: SpringPart.Property) {
    removeAnimations(of: [
      property == .center ? "position" : property == .size ? "bounds" : "transform"
    ])
  }

  /// Takes the animations off with which an app's layout places the layer.
  fileprivate func removePlaceAnimations(except known: Set<String>) {
    removeAnimations(of: ["position", "bounds"], except: known)
  }

  private func removeAnimations(of paths: [String], except known: Set<String> = []) {
    for key in animationKeys() ?? [] where !known.contains(key) {
      let path = (animation(forKey: key) as? CAPropertyAnimation)?.keyPath ?? key
      if paths.contains(where: path.hasPrefix) { removeAnimation(forKey: key) }
    }
  }
}
