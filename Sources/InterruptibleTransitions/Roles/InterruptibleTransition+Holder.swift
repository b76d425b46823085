import UIKit

extension InterruptibleTransition: TransitionHolder {
  var isAtRest: Bool { machine.isIdle && running == nil && waiting.isEmpty }

  var runningTravel: CGVector? { running?.travel }

  func isInFlight(in view: UIView) -> Bool {
    // What hurries, because a call waits for its end, is not turned round any more.
    guard let running, running.errand.kind != .set, waiting.isEmpty else { return false }
    return switch machine.phase {
    case .settling, .held: running.context.containerView.isDescendant(of: view)
    case .idle, .expected, .scrubbing: false
    }
  }

  func travel(in scene: TransitionScene) -> CGVector {
    effect.travel(in: scene)
  }

  func backPolicy(of screen: UIViewController?) -> BackPolicy {
    guard let screen else { return .allow }
    if let screen = screen as? any BackPolicyProviding { return screen.backPolicy(for: self) }
    return screen.isModalInPresentation ? .resist : .allow
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

  func startTransition(through opening: Opening) -> Bool {
    change { self.send { $0.expect() } }
    opening.ask()
    guard running == nil else { return true }
    // Should UIKit ask somebody else after all, or show the screen without a transition, the finger has
    // nothing to hold.
    let isComing =
      opening.coordinator()?.animate(alongsideTransition: nil) { [weak self] _ in
        self?.stopExpecting()
      } ?? false
    if !isComing { stopExpecting() }
    return isComing
  }

  /// Allocates nothing: it comes with every frame.
  func scrub(to motion: MotionState) {
    guard beginChange() else { return change { self.scrubByHand(to: motion) } }
    scrubByHand(to: motion)
    endChange()
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

  func giveUp() {
    change { self.send { $0.release(from: MotionState(progress: 0), toward: .start) } }
  }

  func turnRound() {
    reverse()
  }

  private func stopExpecting() {
    change {
      guard case .expected = self.machine.phase, self.running == nil else { return }
      self.send { $0.abandon() }
    }
  }

  /// A finger that lost the transition to code does not move it any more.
  private func scrubByHand(to motion: MotionState) {
    switch machine.phase {
    case .scrubbing, .expected: follow(motion)
    case .idle, .settling, .held: break
    }
  }
}
