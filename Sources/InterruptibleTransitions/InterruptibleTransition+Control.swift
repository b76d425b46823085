public import UIKit

/// Controlling a transition by code.
///
/// With several transitions in flight, these methods are about the one that was asked for last. To control another
/// one, use ``flight(in:)``. They can follow the call that asks for a transition at once, before UIKit starts it:
/// the last one counts.
extension InterruptibleTransition {
  /// Returns the transition that is in flight in a container, or asked for there: a navigation or tab bar controller, a custom
  /// container, or a presented controller.
  public func flight(in container: UIViewController) -> TransitionFlight? {
    let here = containers.filter { $0.host === container }
    let flight =
      here.lazy.filter { !($0 is CardContainer) }.compactMap(\.flight).first
      ?? here.lazy.compactMap(\.flight).first
    return flight.map(TransitionFlight.init)
  }

  private var current: TransitionFlight? {
    (list.pending ?? flightUnderWayInUIKit()).map(TransitionFlight.init)
  }

  /// Stops the transition where it is seen, until code or a finger moves it on.
  public func pause() {
    current?.pause()
  }

  /// Lets a paused transition go on to where it was going.
  public func resume() {
    current?.resume()
  }

  /// Reverses a running or paused transition, with the velocity that it has.
  public func reverse() {
    current?.reverse()
  }

  /// Shows a progress, and pauses the transition there.
  ///
  /// Ignored while a finger drags the transition.
  ///
  /// - Parameter progress: From 0 to 1; a value beyond is limited to the nearer end.
  /// - Precondition: `progress` is a number.
  public func scrub(to progress: CGFloat) {
    current?.scrub(to: progress)
  }

  /// Sends the transition to its end, with the velocity that it has, also from under a finger.
  public func finish() {
    current?.finish()
  }

  /// Sends the transition back to its start, with the velocity that it has, also from under a finger.
  public func cancel() {
    current?.cancel()
  }

  /// Animates views alongside the most recent transition: with the same progress, scrubbed and reversed with it.
  ///
  /// Call it where UIKit tells of the transition, as in `viewWillAppear(_:)`, or after the call that starts it; the
  /// animations join a transition in flight from where it is. If no transition is coming, the changes are made
  /// at once.
  ///
  /// - Parameters:
  ///   - animations: Changes views, anywhere in the window. If the transition goes back to its start, the
  ///     changes are undone.
  ///   - completion: Called once, after the transition, with the end at which it came to rest.
  public func animateAlongside(
    _ animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (TransitionEnd) -> Void)? = nil
  ) {
    let animation = AlongsideAnimation(animations: animations, completion: completion)
    if let flight = list.pending ?? flightUnderWayInUIKit() {
      flight.animate(animation)
    } else {
      animation.runAlone()
    }
  }

  /// The flight of a change that UIKit was asked for by a plain call, and hasn't asked about yet.
  private func flightUnderWayInUIKit() -> Flight? {
    for host in containers.compactMap(\.host) {
      guard let coordinator = host.childrensCoordinator ?? host.presentationsCoordinator else {
        continue
      }
      let from = coordinator.viewController(forKey: .from)
      let to = coordinator.viewController(forKey: .to)
      guard let container = container(from: from, to: to, style: coordinator.presentationStyle)
      else { continue }
      let change = container.change(from: from, to: to)
      guard container.isComing(change, hasWaited: true), !list.isEnding(change) else { continue }
      return expect(change)
    }
    return nil
  }
}
