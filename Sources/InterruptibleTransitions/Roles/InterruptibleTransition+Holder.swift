import UIKit

extension InterruptibleTransition: TransitionHolder {
  var isInFlight: Bool {
    switch machine.phase {
    case .settling, .held: running != nil
    case .idle, .expected, .scrubbing: false
    }
  }

  var isAtRest: Bool { machine.isIdle }

  var popArea: PopGesture { popGesture }

  func serves(_ navigationController: UINavigationController) -> Bool {
    navigationController.delegate === self
  }

  func travel(goingBack: Bool, in view: UIView) -> CGVector {
    running?.travel
      ?? effect.look.travel(
        goingBack ? .backward : .forward,
        in: view.bounds.size,
        isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      )
  }

  func controllerToPush(onto navigationController: UINavigationController) -> UIViewController? {
    pushProvider?(navigationController)
  }

  func catchTransition() -> CGFloat? {
    change {
      self.send { $0.hold() }
      guard case .held = self.machine.phase, let motion = self.running?.motion else { return }
      self.send { $0.grab(at: motion) }
    }
    guard case .scrubbing(let motion, _) = machine.phase else { return nil }
    return motion.progress
  }

  func startTransition(_ ask: () -> Bool) -> Bool {
    change { self.send { $0.expect() } }
    guard !ask() else { return true }
    change { self.send { $0.abandon() } }
    return false
  }

  func scrub(to motion: MotionState) {
    change { self.scrubByHand(to: motion) }
  }

  func release(from motion: MotionState) {
    change { self.send { $0.release(from: motion) } }
  }

  func letGo(of motion: MotionState) {
    change {
      let end = self.machine.heading
      self.send { $0.release(from: MotionState(progress: motion.progress), toward: end) }
    }
  }

  func turnRound() {
    reverse()
  }

  /// A finger that lost the transition to code does not move it any more.
  private func scrubByHand(to motion: MotionState) {
    switch machine.phase {
    case .scrubbing, .expected: send { $0.scrub(to: motion) }
    case .idle, .settling, .held: break
    }
  }
}
