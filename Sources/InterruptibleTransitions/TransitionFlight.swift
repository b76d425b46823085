public import UIKit

/// One transition, from the call that asks for it until it is over.
///
/// Get it from ``InterruptibleTransition/flights`` or ``InterruptibleTransition/flight(in:)``. It can be kept; once
/// the transition is over, its phase is `idle` and its methods do nothing.
///
/// ```swift
/// transition.flight(in: navigationController)?.pause()
/// ```
@preconcurrency @MainActor
public struct TransitionFlight: Hashable {
  private let flight: Flight

  init(_ flight: Flight) {
    self.flight = flight
  }

  /// Whether UIKit has yet to start the transition; what it is told until then counts from the start.
  public var isUpcoming: Bool { flight.stage == .upcoming }

  /// What the transition is doing, or will be when UIKit starts it.
  public var phase: InterruptibleTransition.Phase { flight.phase }

  /// How far the transition is, from 0 at its start to 1 at its end.
  public var progress: CGFloat { flight.progress }

  /// How fast it moves, in progress per second, positive toward its end.
  public var velocity: CGFloat { flight.velocity }

  /// How a finger last let go of the transition, and so why it goes where it goes; nil if no finger has, or if a touch
  /// or a call has taken the transition since.
  public var lastRelease: TransitionRelease? { flight.machine.lastRelease }

  /// The container: a navigation or tab bar controller, a custom container, or a presented controller.
  public var container: UIViewController? { flight.change.host }

  /// The context that UIKit has given the transition, or the framework's own in a custom container; nil before the
  /// transition starts and once it is complete.
  ///
  /// Read from it; the transition itself tells it about progress and completion.
  public var context: (any UIViewControllerContextTransitioning)? { flight.driver?.context }

  // MARK: - Following

  /// Calls back after every change of ``phase``, the last one to `idle`; the first phase, as `dragging` under a finger, is
  /// no change.
  public func addPhaseHandler(
    _ handler: @escaping @MainActor (InterruptibleTransition.Phase) -> Void
  ) {
    var told = phase
    flight.addChangeHandler { [weak flight] in
      guard let phase = flight?.phase, phase != told else { return }
      told = phase
      handler(phase)
    }
  }

  /// Calls back with each frame in which ``progress`` has changed, and at the end; until then it asks for frames.
  public func addProgressHandler(_ handler: @escaping @MainActor (CGFloat) -> Void) {
    flight.addProgressHandler(handler)
  }

  /// Calls back once, when the transition is over, with the end at which it came to rest; at once, if it is over.
  ///
  /// A transition that UIKit doesn't start after all ends at its start.
  public func addCompletion(_ completion: @escaping @MainActor (TransitionEnd) -> Void) {
    flight.addCompletion(completion)
  }

  // MARK: - Controlling

  /// Stops the transition where it is seen, until code or a finger moves it on.
  public func pause() {
    flight.pause()
  }

  /// Lets a paused transition go on to where it was going.
  public func resume() {
    flight.resume()
  }

  /// Reverses a running or paused transition, with the velocity that it has.
  ///
  /// A stack of screens that replaces another one can't be reversed.
  public func reverse() {
    flight.reverse()
  }

  /// Shows a progress, and pauses the transition there.
  ///
  /// Ignored while a finger drags the transition.
  ///
  /// - Parameter progress: From 0 to 1; a value beyond is limited to the nearer end.
  /// - Precondition: `progress` is a number.
  public func scrub(to progress: CGFloat) {
    flight.scrub(to: progress)
  }

  /// Sends the transition to its end, with the velocity that it has, also from under a finger.
  public func finish() {
    flight.finish()
  }

  /// Sends the transition back to its start, with the velocity that it has, also from under a finger.
  ///
  /// A stack of screens that replaces another one can't be cancelled.
  public func cancel() {
    flight.cancel()
  }

  /// Animates views alongside the transition: with the same progress, scrubbed and reversed with it.
  ///
  /// The changes keep the values that they were given: if the container may get another size in flight, lay such views out
  /// again in the completion.
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
    if flight.stage == .over { animation.runAlone() } else { flight.animate(animation) }
  }
}

extension TransitionFlight {
  /// Whether both are the same transition.
  nonisolated public static func == (first: TransitionFlight, second: TransitionFlight) -> Bool {
    first.flight === second.flight
  }

  /// Hashes the transition's identity.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(flight))
  }
}

/// Controlling a transition by code.
///
/// With several transitions in flight, these methods control the one that ``phase``, ``progress``, and ``velocity`` describe:
/// of those that aren't over, the one that was asked for last. To control another one, use ``flight(in:)``.
///
/// You can call these methods right after the call that asks for a transition, before UIKit starts it. A change that UIKit doesn't
/// animate, such as a push onto a stack that isn't in a window, takes place whatever you call.
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

  /// The flight that code controls: the one that is described, or one of a plain call that UIKit hasn't asked about yet.
  private var current: Flight? { list.current ?? flightUnderWayInUIKit() }

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
  /// at once. The changes keep the values that they were given: if the container may get another size in flight, lay such
  /// views out again in the completion.
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
    if let current {
      current.animate(animation)
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
