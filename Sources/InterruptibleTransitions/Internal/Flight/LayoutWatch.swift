import UIKit

/// Keeps the screens of a transition where the transition has them when an app lays them out.
///
/// A presentation controller may set the frame of its view whenever the container is laid out, as the one in Apple's sample does, and an
/// animation of UIKit's adds to that frame: the view would jump. Nothing tells a view that its superview has been laid out. So this one
/// asks for its own layout with every frame: that follows the container's, before anything of it can be seen.
@MainActor
final class LayoutWatch: UIView {
  /// Called at the beginning of a frame after an app has laid a screen out elsewhere than where it has been at rest.
  var onNewPlace: (() -> Void)?
  private unowned let shield: TouchShield
  private var places: [Place] = []
  private var hasNewPlace = false
  /// Whether the transition itself moves the views right now.
  private var isBusy = false
  /// The size of the container in which the views have their places.
  private var size = CGSize.zero
  private var ticker: FrameTicker?

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

    /// Whether an app has given the view its frame at rest: by its frame, or by its center and bounds.
    ///
    /// Under a transform in perspective a frame means nothing, so what would be set counts.
    var isAtRest: Bool {
      if view.flatFrame.isNear(rest) { return true }
      return CATransform3DIsAffine(view.layer.transform)
        ? view.frame.isNear(rest) : frameNow?().isNear(rest) == true
    }
  }

  init(in shield: TouchShield) {
    self.shield = shield
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
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
    if superview == nil, shield.superview != nil { shield.addSubview(self) }
  }

  /// Puts the views back for good.
  func stop() {
    check()
    if hasNewPlace { shield.superview?.setNeedsLayout() }
    (places, onNewPlace) = ([], nil)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    ticker?.stop()
    ticker = window == nil ? nil : FrameTicker { [weak self] in self?.frameWillBegin() == true }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    check()
  }

  private func frameWillBegin() -> Bool {
    check()
    setNeedsLayout()
    if hasNewPlace, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration == 0 {
      hasNewPlace = false
      onNewPlace?()
    }
    return true
  }

  /// The transition is about to move the views, until it notes where.
  func begin() {
    check()
    isBusy = true
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
    (size, isBusy) = (shield.bounds.size, false)
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

  /// Puts the views back that somebody else has moved since.
  private func check() {
    guard !isBusy else { return }
    // A container of another size moves them along, and has the transition put in place again.
    guard shield.bounds.size == size else { return notePlaces() }
    for place in places {
      let view = place.view
      guard view.center != place.center || view.bounds.size != place.size else { continue }
      if !place.isAtRest { hasNewPlace = true }
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
  /// Takes the animations off that an app's layout has begun inside an animation.
  fileprivate func removePlaceAnimations(except known: Set<String>) {
    for key in animationKeys() ?? [] where !known.contains(key) {
      let path = (animation(forKey: key) as? CAPropertyAnimation)?.keyPath ?? key
      if path.hasPrefix("position") || path.hasPrefix("bounds") { removeAnimation(forKey: key) }
    }
  }
}
