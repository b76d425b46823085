import UIKit

/// A view that rubber-bands when it's dragged past an end, and springs back.
@MainActor
final class RubberBandedView {
  private let view: UIView
  private let mover: Mover
  /// The view's original position, when it was last there.
  private var home: (transform: CGAffineTransform, center: CGPoint)
  private let travel: CGVector
  private let band: RubberBand
  /// The safe area, while the view is away from its original position.
  private var safeArea: KeptSafeArea?
  private let original: OriginalState?
  private var state = State.held(0, slack: 0)

  /// The property that moves the view.
  enum Mover {
    /// The transform, which the effect doesn't animate.
    case transform
    /// The center, which no spring of the effect moves: UIKit adds its animations of a center to the value that is set.
    case center
  }

  private enum State {
    /// Stretched by a number of points along the travel, of which `slack` doesn't come from the finger.
    case held(CGFloat, slack: CGFloat)
    /// Springing back, stretched by a number of points along the travel.
    case returning(SpringBody<CGFloat>)
  }

  /// The state of a view past its end, in fractions of the travel.
  ///
  /// While it springs back, it includes the outward velocity and the spring.
  struct Pulled {
    let stretch: CGFloat
    var slack: CGFloat = 0
    var returning: (velocity: CGFloat, spring: DampedSpring)?
  }

  /// The travel is in points.
  init(
    _ view: UIView,
    by mover: Mover = .transform,
    along travel: CGVector,
    _ band: RubberBand
  ) {
    (self.view, self.mover, self.travel, self.band) = (view, mover, travel, band)
    home = (view.transform, view.center)
    original = .find(view)
  }

  private var length: CGFloat { hypot(travel.dx, travel.dy) }

  /// Whether the view is in its original position.
  var isIdle: Bool {
    switch state {
    case .held(let stretch, _): stretch == 0
    case .returning: false
    }
  }

  /// Whether the view is visibly stretched while it springs back.
  var isVisiblyStretched: Bool {
    switch state {
    case .held: false
    case .returning(let body): abs(body.value) >= SettlingParameters.leastDistance
    }
  }

  /// Shows a finger that is past an end by a fraction of the travel.
  func show(_ excess: CGFloat) {
    let slack: CGFloat
    switch state {
    // This is the state in most frames.
    case .held(0, slack: 0) where excess == 0: return
    case .held(_, let before): slack = before
    case .returning:
      // It springs back without a finger.
      guard excess != 0 else { return }
      slack = stop()
    }
    let next = band.stretch(excess * length, over: length) + slack
    if case .held(next, slack) = state { return }
    if case .held(0, _) = state { beginStretching() }
    state = .held(next, slack: slack)
    put(at: next)
  }

  /// Makes the view spring back with its on-screen velocity, in fractions of the travel per second, without overshoot.
  func release(at velocity: CGFloat, with spring: DampedSpring) {
    guard case .held(let stretch, _) = state, stretch != 0 else { return }
    let speed = velocity * length
    let spring = DampedSpring(omega: max(spring.omega, -speed / stretch))
    state = .returning(SpringBody(value: stretch, velocity: speed, target: 0, spring: spring))
  }

  /// Makes the view of an idle screen spring back, and sets its final transform at once.
  func release() {
    guard case .held(let stretch, _) = state, stretch != 0 else { return }
    let spring = DampedSpring(omega: Spring.systemRelease.omega)
    let timing = spring.timing(initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    animator.addAnimations { [self] in put(at: 0) }
    animator.addCompletion { [view] _ in view.renewSafeArea() }
    state = .held(0, slack: 0)
    animator.startAnimation()
  }

  /// Advances the view while it springs back, by a number of seconds.
  func step(_ seconds: CGFloat) {
    // An app may set its insets while a finger doesn't move.
    if !isIdle { safeArea?.keep() }
    guard case .returning(var body) = state else { return }
    body.step(seconds)
    let (distance, reach) = body.rest
    guard max(abs(distance), abs(reach)) < RubberBandedView.least else {
      state = .returning(body)
      return put(at: body.value)
    }
    state = .held(0, slack: 0)
    put(at: 0)
  }

  /// In points; the stretch of a view at rest is less.
  private static let least: CGFloat = 0.1

  /// Stops the view at its current on-screen position, and returns its stretch, in points along the travel.
  private func stop() -> CGFloat {
    guard case .returning(let body) = state else { return 0 }
    state = .held(body.value, slack: body.value)
    return body.value
  }

  /// The on-screen stretch, in points along the travel.
  private var displayedStretch: CGFloat {
    switch state {
    case .held(let stretch, _): stretch
    case .returning(let body): body.value
    }
  }

  /// How far past the end a finger would be at the view's current on-screen stretch, as a fraction of the travel.
  var pull: CGFloat { length > 0 ? band.pull(showing: displayedStretch, over: length) / length : 0 }

  /// Stops the view while it springs back, for a finger that catches it there.
  func stopAtEnd() {
    guard case .returning = state else { return }
    state = .held(stop(), slack: 0)
  }

  /// The view's stretch and its velocity; nil at the end.
  var pulled: Pulled? {
    guard length > 0 else { return nil }
    switch state {
    case .held(0, slack: 0): return nil
    case .held(let stretch, let slack):
      return Pulled(stretch: stretch / length, slack: slack / length)
    case .returning(let body):
      return Pulled(
        stretch: body.value / length,
        returning: (body.velocity / length, body.spring)
      )
    }
  }

  /// Continues the stretch of a previous view with another travel.
  func take(_ pulled: Pulled) {
    let stretch = pulled.stretch * length
    beginStretching()
    state = .held(stretch, slack: pulled.slack * length)
    put(at: stretch)
    if let returning = pulled.returning { release(at: returning.velocity, with: returning.spring) }
  }

  private func beginStretching() {
    home = (view.transform, view.center)
    if safeArea == nil { safeArea = .begin(view) }
  }

  private func put(at stretch: CGFloat) {
    let share = length > 0 ? stretch / length : 0
    let (dx, dy) = (travel.dx * share, travel.dy * share)
    original?.bodyWillBegin()
    switch mover {
    case .transform:
      view.transform = home.transform.concatenating(CGAffineTransform(translationX: dx, y: dy))
    case .center: view.center = CGPoint(x: home.center.x + dx, y: home.center.y + dy)
    }
    original?.bodyDidEnd(isOfFrame: true)
    guard stretch == 0 else { return safeArea?.keep() ?? () }
    safeArea?.end()
    safeArea = nil
  }

  func reset() {
    if isIdle { return }
    _ = stop()
    put(at: 0)
    state = .held(0, slack: 0)
  }
}
