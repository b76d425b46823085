import UIKit

/// The view that gives way to a finger past an end, and springs back.
@MainActor
final class RubberBandedView {
  private let view: UIView
  private let mover: Mover
  /// Where the view belongs, as it was when it was last there.
  private var home: (transform: CGAffineTransform, center: CGPoint)
  private let travel: CGVector
  private let band: RubberBand
  private let safeArea: PulledSafeArea?
  private let original: OriginalState?
  private let clock = LegClock()
  private var state = State.held(0, slack: 0)

  /// What moves the view.
  enum Mover {
    /// The transform, which the look doesn't animate.
    case transform
    /// The center, which no spring of the look moves: UIKit adds its animations of a center to what that is set to.
    case center
  }

  private enum State {
    /// Stretched by a number of points along the travel, of which the finger doesn't answer for `slack`.
    case held(CGFloat, slack: CGFloat)
    case returning(Return)
  }

  /// The way back, from a number of points along the travel.
  private struct Return {
    let animator: UIViewPropertyAnimator
    let stretch: CGFloat
    let leg: Leg
    let spring: Spring
    var completion: (() -> Void)?
  }

  /// A view past its end, in shares of the travel; on its way back with what moves it, and how fast it moves away from the end.
  struct Pulled {
    let stretch: CGFloat
    var slack: CGFloat = 0
    var way: (velocity: CGFloat, spring: Spring, completion: (() -> Void)?)?
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
    safeArea = PulledSafeArea(of: view)
    original = .find(view)
  }

  private var length: CGFloat { hypot(travel.dx, travel.dy) }

  /// Whether the view is where it belongs.
  var isHome: Bool {
    switch state {
    case .held(let stretch, _): stretch == 0
    case .returning: false
    }
  }

  /// Whether the view is seen on its way back.
  var isSeenAway: Bool {
    switch state {
    case .held: false
    case .returning: abs(seenStretch) >= HandOff.leastDistance
    }
  }

  /// Shows a finger that is past an end by a share of the travel.
  func show(_ excess: CGFloat) {
    let slack: CGFloat
    switch state {
    // So it is in most of the frames that are shown.
    case .held(0, slack: 0) where excess == 0: return
    case .held(_, let before): slack = before
    case .returning:
      // On its way back it needs no finger.
      guard excess != 0 else { return }
      slack = stop()
    }
    let next = band.stretch(excess * length, over: length) + slack
    if case .held(next, slack) = state { return }
    if case .held(0, _) = state { leaveHome() }
    state = .held(next, slack: slack)
    put(at: next)
  }

  /// Lets the view spring back with the velocity that is seen, in shares of the travel per second; calls back unless it is
  /// stopped on the way.
  func release(
    at velocity: CGFloat = 0,
    with spring: Spring = .systemRelease,
    completion: (() -> Void)? = nil
  ) {
    if case .returning(var way) = state {
      way.completion = completion
      state = .returning(way)
      return
    }
    guard case .held(let stretch, _) = state, stretch != 0 else { return }
    let motion = MotionState(progress: 0, velocity: -velocity * length / stretch)
    let leg = Leg(from: motion, toward: .end, spring: spring)
    let animator = leg.makeAnimator()
    animator.addAnimations { [weak self] in self?.put(at: 0) }
    // Nobody may keep this object by then.
    animator.addCompletion { [weak self, view, clock] _ in
      clock.stop()
      view.renewSafeArea()
      self?.didReturn()
    }
    state = .returning(
      Return(animator: animator, stretch: stretch, leg: leg, spring: spring, completion: completion)
    )
    clock.start(in: view.superview ?? view)
    animator.startAnimation()
  }

  private func didReturn() {
    guard case .returning(let way) = state else { return }
    clock.stop()
    state = .held(0, slack: 0)
    way.completion?()
  }

  /// Stops the view where it is seen, and returns by how much it is stretched, in points along the travel.
  private func stop() -> CGFloat {
    guard case .returning(let way) = state else { return 0 }
    let stretch = seenStretch
    original?.bodyWillBegin()
    way.animator.stopAnimation(true)
    original?.bodyDidEnd(isOfFrame: true)
    clock.stop()
    state = .held(stretch, slack: stretch)
    // What a stopped animator leaves has in it what the look animates, and knows nothing of this turn of the run loop.
    put(at: stretch)
    return stretch
  }

  /// By how much the view is seen to be stretched, in points along the travel.
  private var seenStretch: CGFloat {
    switch state {
    case .held(let stretch, _): stretch
    case .returning(let way): way.stretch * (1 - way.leg.state(after: clock.elapsed).progress)
    }
  }

  /// How far past the end a finger would have the view where it is seen on its way back, as a share of the travel.
  var pull: CGFloat { length > 0 ? band.pull(showing: seenStretch, over: length) / length : 0 }

  /// Stops the view where it is seen on its way back, for a finger that takes it there.
  func stopAtEnd() {
    state = .held(stop(), slack: 0)
  }

  /// Where the view is and how fast it moves; nil at its end.
  var pulled: Pulled? {
    guard length > 0 else { return nil }
    switch state {
    case .held(0, slack: 0): return nil
    case .held(let stretch, let slack):
      return Pulled(stretch: stretch / length, slack: slack / length)
    case .returning(let way):
      let share = way.stretch / length
      let motion = way.leg.state(after: clock.elapsed)
      return Pulled(
        stretch: (1 - motion.progress) * share,
        way: (-motion.velocity * share, way.spring, way.completion)
      )
    }
  }

  /// Puts a view in the place of one along another travel, and lets it go on as that did.
  func take(_ pulled: Pulled) {
    let stretch = pulled.stretch * length
    leaveHome()
    state = .held(stretch, slack: pulled.slack * length)
    put(at: stretch)
    guard let way = pulled.way else { return }
    release(at: way.velocity, with: way.spring, completion: way.completion)
    if stretch == 0 { way.completion?() }
  }

  private func leaveHome() {
    home = (view.transform, view.center)
    safeArea?.remember()
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
    stretch == 0 ? safeArea?.giveBack() : safeArea?.keep()
  }

  func reset() {
    if isHome { return }
    _ = stop()
    put(at: 0)
    state = .held(0, slack: 0)
  }
}
