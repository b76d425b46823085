import UIKit

/// What moves beside a transition's progress, on springs of its own.
@MainActor
protocol Companion: AnyObject {
  /// Whether what is left of its way can't be seen.
  var isAlmostThere: Bool { get }
  /// Shows what belongs to a progress, unless a hand has it.
  func follow(_ progress: CGFloat)
  /// Stops where it is seen when the transition stops at a progress, with the motion that it had.
  func stop(at progress: CGFloat)
  /// Stops where it is seen when the transition stops at a progress, at rest.
  func hold(at progress: CGFloat, by holder: TransitionStateMachine.Holder)
  /// Goes to the end along the first leg, from rest; calls back when it is there, unless something stops it.
  func takeOff(along leg: Leg, completion: @escaping () -> Void)
  /// Goes to an end from where it is and as fast as it is; calls back when it is there, unless something stops it.
  func send(_ departure: Departure, completion: @escaping () -> Void)
  /// Goes on from where it is at a motion of the transition, once its look is put in place anew.
  func refit(at motion: MotionState, _ refit: TransitionStateMachine.Refit, _ renew: () -> Void)
  /// Stops for good, at an end.
  func finish(at end: TransitionEnd)
}

/// Carries a transition's progress together with companions, and waits until all have arrived.
@MainActor
final class CompanyCarrier {
  private let progress: ProgressCarrier
  private var companions: [any Companion]
  private let opening: Leg
  /// How many are still on their way.
  private var travellers = 0

  init(_ progress: ProgressCarrier, _ opening: Leg, with companions: [any Companion]) {
    (self.progress, self.opening, self.companions) = (progress, opening, companions)
    // A companion may come to rest later than the progress.
    progress.waitsForOthers = true
  }

  /// Takes one more along, from the next departure on.
  func add(_ companion: any Companion) {
    companions.append(companion)
  }

  /// Sends the companions on their ways to an end; the transition is over when all are there, and as many others.
  private func depart(
    toward end: TransitionEnd,
    besides others: Int = 0,
    _ send: (any Companion, @escaping () -> Void) -> Void
  ) {
    travellers = companions.count + others
    for companion in companions {
      send(companion) { [weak self] in self?.arrive(at: end) }
    }
  }

  private func arrive(at end: TransitionEnd) {
    travellers -= 1
    if travellers == 0 { finish(at: end) }
  }
}

extension CompanyCarrier: Carrier {
  var motion: MotionState { progress.motion }

  var seenProgress: CGFloat { progress.seenProgress }

  var pull: CGFloat { progress.pull }

  func isAlmostThere(at end: TransitionEnd) -> Bool {
    progress.isAlmostThere(at: end) && companions.allSatisfy(\.isAlmostThere)
  }

  func takeOff() {
    progress.takeOff()
    depart(toward: .end) { $0.takeOff(along: opening, completion: $1) }
  }

  func show(_ progress: CGFloat) {
    self.progress.show(progress)
    for companion in companions {
      companion.follow(progress)
    }
  }

  func stop(at progress: CGFloat) {
    let seen = seenProgress
    for companion in companions {
      companion.stop(at: seen)
    }
    self.progress.stop(at: progress)
  }

  func hold(at progress: CGFloat, by holder: TransitionStateMachine.Holder) {
    let seen = seenProgress
    for companion in companions {
      companion.hold(at: seen, by: holder)
    }
    self.progress.hold(at: progress, by: holder)
  }

  func send(_ departure: Departure) {
    guard progress.isActive else { return finish(at: departure.end) }
    depart(toward: departure.end, besides: 1) { $0.send(departure, completion: $1) }
    progress.depart(departure) { [weak self] in self?.arrive(at: departure.end) }
  }

  func refit(_ refit: TransitionStateMachine.Refit) {
    let motion = progress.motion
    let refitProgress = { [progress] in progress.refit(refit) }
    let refitAll = companions.reduce(refitProgress) { renew, companion in
      { companion.refit(at: motion, refit, renew) }
    }
    refitAll()
  }

  func finish(at end: TransitionEnd) {
    for companion in companions {
      companion.finish(at: end)
    }
    progress.finish(at: end)
  }

  func cleanUp(at end: TransitionEnd) {
    progress.cleanUp(at: end)
    for companion in companions {
      companion.finish(at: end)
    }
  }
}

/// Has a company wait until the transition's progress is at its end.
@MainActor
final class LegMark: Companion {
  private let view = UIView()
  private var run: (leg: Leg, animator: UIViewPropertyAnimator, completion: () -> Void)?

  init(in container: UIView) {
    container.addSubview(view)
  }

  var isAlmostThere: Bool { true }

  func follow(_ progress: CGFloat) {}

  func stop(at progress: CGFloat) {
    run?.animator.stopAnimation(true)
    run = nil
  }

  func hold(at progress: CGFloat, by holder: TransitionStateMachine.Holder) {
    stop(at: progress)
  }

  func takeOff(along leg: Leg, completion: @escaping () -> Void) {
    stop(at: 0)
    let animator = leg.makeAnimator()
    animator.addAnimations { [view] in view.center.x += 1 }
    animator.addCompletion { [weak self] _ in
      self?.run = nil
      completion()
    }
    run = (leg, animator, completion)
    animator.startAnimation()
  }

  func send(_ departure: Departure, completion: @escaping () -> Void) {
    switch departure.way {
    case .leg(let leg): takeOff(along: leg, completion: completion)
    case .landing: completion()
    }
  }

  func refit(at motion: MotionState, _ refit: TransitionStateMachine.Refit, _ renew: () -> Void) {
    let run = run
    stop(at: motion.progress)
    renew()
    if let run { takeOff(along: run.leg.continued(from: motion), completion: run.completion) }
  }

  func finish(at end: TransitionEnd) {
    stop(at: end.progress)
    view.removeFromSuperview()
  }
}
