/// Follows fingers that drag.
///
/// It begins once they have moved by 10 points. A finger that joins or leaves does not make the
/// translation jump: what counts is how far those that are down have moved on.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// The scrolls that drag as fingers do; by default none, except in scroll views.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers have dragged since the first came down, in the window.
  private(set) var travel = CGPoint.zero
  /// The travel that counts as no translation.
  private var origin = CGPoint.zero
  private var estimator = VelocityEstimator()

  // MARK: - Reading

  open func translation(in view: UIView?) -> CGPoint {
    vector(travel - origin, endingAt: centroid, in: view)
  }

  /// Sets the translation from which to count; the velocity becomes zero until the fingers move on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    estimator.rest()
    guard let window = touchedWindow, let view else {
      origin = travel - translation
      return
    }
    let end = window.convert(centroid, to: view)
    origin = travel - (centroid - view.convert(end - translation, to: window))
  }

  /// In points per second; a finger that rests before it is lifted leaves it as it was.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(estimator.velocity, endingAt: centroid, in: view)
  }

  private func vector(_ vector: CGPoint, endingAt end: CGPoint, in view: UIView?) -> CGPoint {
    convert(end, to: view) - convert(end - vector, to: view)
  }

  // MARK: - Touches

  override func handleTouches(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began:
      add(touches, event)
    case .moved:
      drag(touches)
      estimator.add(travel, at: event.timestamp)
      follow()
    case .ended, .cancelled:
      drag(touches)
      if fingers.allSatisfy(touches.contains) { lift(phase) }
    case .stationary:
      break
    }
  }

  override func follows(_ scroll: UIScrollTypeMask) -> Bool {
    !allowedScrollTypesMask.isDisjoint(with: scroll)
  }

  override func handleScroll(_ phase: UITouch.Phase, by delta: CGVector, _ event: UIEvent) {
    switch phase {
    case .began:
      estimator.add(travel, at: event.timestamp)
    case .moved:
      travel.x += delta.dx
      travel.y += delta.dy
      estimator.add(travel, at: event.timestamp)
      follow()
    case .ended, .cancelled:
      lift(phase)
    case .stationary:
      break
    }
  }

  override func willEnter(_ state: State) {
    if state == .began, HeadlessGesturePolicy.current.pansBeginAtZero { origin = travel }
  }

  override func prepareForNext() {
    travel = .zero
    origin = .zero
    estimator = VelocityEstimator()
  }

  /// Hook: whether the gesture may start with these touches.
  func mayStart(with touches: Set<UITouch>) -> Bool { true }

  /// Hook: how long a drag is, to tell whether that is enough to begin.
  func length(of translation: CGPoint) -> CGFloat { translation.distance(to: .zero) }

  /// Hook: whether a drag that is long enough to begin goes the right way.
  func mayBegin(by translation: CGPoint) -> Bool { true }

  private func add(_ touches: Set<UITouch>, _ event: UIEvent) {
    let isTooMany = fingers.count > maximumNumberOfTouches
    if state != .possible {
      for touch in touches where isTooMany {
        ignore(touch, for: event)
      }
    } else if isTooMany || !mayStart(with: touches) {
      state = .failed
    } else if estimator.isEmpty {
      estimator.add(travel, at: event.timestamp)
    }
  }

  private func drag(_ touches: Set<UITouch>) {
    for touch in touches {
      let step = touch.location - touch.previousLocation
      travel.x += step.x / CGFloat(fingers.count)
      travel.y += step.y / CGFloat(fingers.count)
    }
  }

  private func follow() {
    guard state == .possible else {
      state = .changed
      return
    }
    guard isScrolled || fingers.count >= minimumNumberOfTouches else {
      origin = travel
      return
    }
    let translation = travel - origin
    guard length(of: translation) >= TouchMetrics.panThreshold else { return }
    guard mayBegin(by: translation) else {
      state = .failed
      return
    }
    state = .began
  }

  private func lift(_ phase: UITouch.Phase) {
    if state == .possible {
      state = .failed
    } else {
      state = phase == .cancelled ? .cancelled : .ended
    }
  }
}
