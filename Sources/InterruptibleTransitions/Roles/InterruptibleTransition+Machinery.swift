import UIKit

/// What goes on between the events and the transition that runs.
extension InterruptibleTransition {
  /// Gives the state machine an event, and performs what it answers.
  func send(_ event: (inout TransitionStateMachine) -> [TransitionStateMachine.Effect]) {
    for effect in event(&machine) {
      guard case .complete(let end) = effect else {
        running?.perform(effect)
        continue
      }
      lastProgress = end.progress
      let finished = running
      running = nil
      finished?.perform(effect)
    }
  }

  /// The same for the one event that comes with every frame.
  func follow(_ motion: MotionState) {
    if let effect = machine.scrub(to: motion) { running?.perform(effect) }
  }

  /// Sends the transition to an end with the velocity that it has.
  func turn(toward end: TransitionEnd, pace: TransitionStateMachine.Pace = .usual) {
    guard pace == .hurried || machine.phase != .settling(toward: end), mayGo(to: end) else {
      return
    }
    let before = machine.phase
    send { $0.hold() }
    let wasInterrupted = before != machine.phase
    let motion: MotionState? =
      switch machine.phase {
      case .held where wasInterrupted: running?.interruptedMotion
      case .held: running?.motion
      case .scrubbing(let motion, _), .expected(.holding(let motion)): motion
      case .expected(.released(let motion, _)): motion
      case .idle, .settling: nil
      }
    guard let motion else { return }
    send { $0.turn(from: motion, toward: end, pace: pace) }
  }

  /// Ends the transition at an end, here and now.
  func conclude(at end: TransitionEnd) {
    guard mayGo(to: end) else { return }
    send { $0.hold() }
    send { $0.conclude(at: end) }
  }

  /// A set of controllers that is taken back would leave UIKit with a stack of both.
  func mayGo(to end: TransitionEnd) -> Bool {
    end == .end || running?.errand.kind != .set
  }

  /// The transition that runs in a context; made when UIKit first asks for it.
  func transition(in context: any UIViewControllerContextTransitioning) -> RunningTransition {
    if let running, running.context === context { return running }
    if running != nil { changeNow { self.send { $0.abandon() } } }
    let errand =
      asked.flatMap { $0.isMeant(by: context) ? $0 : nil } ?? Errand(guessedFrom: context)
    asked = nil
    let transition = RunningTransition(
      context,
      for: errand,
      choices: choices,
      // Held until the animator is done, so that an app that lets go of its delegate in mid-flight gets
      // its transition completed all the same.
      events: RunningTransition.Events(
        didEnd: { end in self.changeNow { self.send { $0.legDidEnd(at: end) } } },
        didLoseFooting: { self.change { self.send { $0.abandon() } } },
        didResignActive: { self.change { self.goOn() } }
      )
    )
    for companion in companions {
      transition.accompany(by: companion)
    }
    companions = []
    running = transition
    return transition
  }

  /// The coordinator of what UIKit has asked about, and has neither begun nor given up.
  var askedCoordinator: (any UIViewControllerTransitionCoordinator)? {
    asked?.host?.transitionCoordinator
  }

  /// Starts the transition of a context.
  func begin(in context: any UIViewControllerContextTransitioning) {
    let transition = transition(in: context)
    serve(transition)
    changeNow {
      self.send { $0.begin() }
      if !context.isAnimated {
        self.conclude(at: .end)
      } else if !self.waiting.isEmpty {
        self.hurry()
      }
    }
  }

  /// Lets what is held go on to where it was going.
  private func goOn() {
    switch machine.phase {
    case .scrubbing, .held: turn(toward: machine.heading)
    case .idle, .expected, .settling: break
    }
  }

  private var choices: RunningTransition.Choices {
    RunningTransition.Choices(
      effect: shownEffect,
      spring: spring,
      opensIncomingScreen: opensIncomingScreen,
      keepsFirstResponder: keepsFirstResponder
    )
  }

  /// The effect, or a cross-fade where people have asked for less motion.
  var shownEffect: any TransitionEffect {
    UIAccessibility.wantsLessMotion ? StillEffect(inPlaceOf: effect) : effect
  }
}
