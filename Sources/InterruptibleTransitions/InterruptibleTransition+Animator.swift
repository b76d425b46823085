public import UIKit

extension InterruptibleTransition: UIViewControllerAnimatedTransitioning {
  /// The time that the transition takes if nobody interrupts it, in seconds.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    reducesMotion ? ReducedMotionEffect.duration : springDuration
  }

  /// Starts the transition, where UIKit doesn't use the interactor.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    begin(in: transitionContext)
  }

  /// Returns the one animator of a transition, the same whenever UIKit asks.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    list.endedAnimator(for: transitionContext)
      ?? flight(for: transitionContext).take(transitionContext).animator
  }
}

extension InterruptibleTransition: UIViewControllerInteractiveTransitioning {
  /// Whether a gesture, or a call after the one that asked for it, has the transition; others start running, and
  /// are caught later.
  ///
  /// UIKit doesn't say which transition it means. If several are about to start, each is told to its own context
  /// when it does.
  public var wantsInteractiveStart: Bool { list.startsHeld }

  /// Starts the transition, under a finger or running.
  public func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    begin(in: transitionContext)
  }
}

// MARK: - From the question to the flight

extension InterruptibleTransition {
  /// Makes the flight of a change that is about to be asked for.
  @discardableResult
  func expect(
    _ change: ScreenChange,
    opening: TransitionStateMachine.Opening = .running
  ) -> Flight {
    releasePulls(for: change)
    for container in containers {
      container.gestures?.takeSwipeBack()
    }
    let flight = Flight(change, opening: opening, projection: projection, owner: self)
    list.add(flight)
    for other in list.others(than: flight) where other.stage == .upcoming {
      list.giveUp(other)
    }
    watchFrames()
    onFlight?(TransitionFlight(flight))
    return flight
  }

  /// The flight of a change that UIKit asks about.
  @discardableResult
  func flight(askedAbout change: ScreenChange) -> Flight {
    list.upcoming(change) ?? expect(change)
  }

  /// The flight of a context: one that has begun in it or was asked for; else of a change that nobody asked about.
  func flight(for context: any UIViewControllerContextTransitioning) -> Flight {
    if let flight = list.flight(for: context) { return flight }
    let from = context.viewController(forKey: .from)
    let to = context.viewController(forKey: .to)
    let container =
      container(from: from, to: to, style: context.presentationStyle) ?? Container(nil, of: self)
    return expect(container.change(from: from, to: to))
  }

  /// Starts the transition of a context.
  func begin(in context: any UIViewControllerContextTransitioning) {
    let flight = flight(for: context)
    let driver = flight.take(context)
    for other in list.others(than: flight) {
      other.send(.abandon)
    }
    flight.send(.begin(driver.handOff))
    if !context.isAnimated { flight.conclude(at: .end) }
  }

  /// Starts the transition of a custom container.
  func start(_ context: ContainerContext) {
    // One that a callback has started meanwhile ends first, and decides what is shown.
    for other in list.all
    where other.stage == .inFlight && other.change.container === context.children {
      other.send(.abandon)
    }
    context.takeShownChild()
    flight(askedAbout: context.change)
    context.begin()
    startInteractiveTransition(context)
  }
}
