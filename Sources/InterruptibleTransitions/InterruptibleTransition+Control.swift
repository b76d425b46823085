public import UIKit

/// Driving the running transition by code.
extension InterruptibleTransition {
  /// Stops a running transition where it is seen, until code or a finger moves it on.
  public func pause() {
    change { self.send { $0.hold() } }
  }

  /// Lets a paused transition go on to where it was going.
  public func resume() {
    change {
      guard case .held(let end) = self.machine.phase else { return }
      self.turn(toward: end)
    }
  }

  /// Turns a running or paused transition round, with the velocity that it has.
  public func reverse() {
    change {
      switch self.machine.phase {
      case .settling(let end), .held(let end): self.turn(toward: end.opposite)
      case .idle, .expected, .scrubbing: break
      }
    }
  }

  /// Shows a progress and holds the transition there; while a finger holds it, the finger counts.
  ///
  /// - Parameter progress: From 0 to 1; what is beyond is taken for the nearer end.
  public func scrub(to progress: CGFloat) {
    guard !progress.isNaN else {
      return assertionFailure("scrub(to:) was given NaN: give it a progress from 0 to 1")
    }
    change {
      self.send { $0.hold() }
      guard case .held = self.machine.phase else { return }
      self.follow(MotionState(progress: min(max(progress, 0), 1)))
    }
  }

  /// Sends the transition to its end, with the velocity that it has; a finger loses it.
  public func finish() {
    change { self.turn(toward: .end) }
  }

  /// Sends the transition back to its start, with the velocity that it has; a finger loses it.
  public func cancel() {
    change { self.turn(toward: .start) }
  }

  /// Animates something of the app's own with a transition: with the same progress, scrubbed, turned round and
  /// ended with it.
  ///
  /// Call it where UIKit tells of the transition, as in `viewWillAppear(_:)`, or after the call that starts it;
  /// while one runs, it joins that from where it is. Where none is on its way, the changes are made at once.
  /// Where a transition goes back to its start, what the animations have changed is put back.
  ///
  /// - Parameters:
  ///   - animations: Changes views; anywhere in the window, not only in the container.
  ///   - completion: Called once, after the transition, with the end at which it came to rest.
  public func animateAlongside(
    _ animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
  ) {
    let companion = Companion(animations: animations, completion: completion)
    if let running, running.hasBegun { return running.accompany(by: companion) }
    let coordinator = askedCoordinator ?? gestures.lazy.compactMap(\.venue.coordinator).first
    let isComing = coordinator != nil || asked?.kind == .replacement || running != nil
    guard isComing || !machine.isIdle else { return companion.goAlone() }
    companions.append(companion)
    coordinator?.animate(alongsideTransition: nil) { [weak self] _ in self?.leaveCompanions() }
  }

  /// The transition has not been this object's after all.
  private func leaveCompanions() {
    let left = companions
    companions = []
    for companion in left {
      companion.goAlone()
    }
  }
}
