public import UIKit

/// A single transition, from the call that requests it until it is complete.
///
/// Get it from ``InterruptibleTransition/flights`` or ``InterruptibleTransition/flight(in:)``. You can keep it. Once
/// the transition is complete, its phase is `idle`, and the methods that control it do nothing.
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

  /// A Boolean value that indicates whether UIKit hasn't started the transition yet; calls until then apply from the
  /// start.
  public var isUpcoming: Bool { flight.status == .upcoming }

  /// The phase of the transition; before UIKit starts it, the phase that it will have then.
  public var phase: InterruptibleTransition.Phase { flight.phase }

  /// The progress of the transition, from 0 at its start to 1 at its end.
  public var progress: CGFloat { flight.progress }

  /// The velocity of the transition, in progress per second, positive toward its end.
  public var velocity: CGFloat { flight.velocity }

  /// How a finger last released the transition, which explains its destination.
  ///
  /// The value is nil if no finger has released it, or if a touch or a call has taken it since.
  public var lastRelease: TransitionRelease? { flight.machine.lastRelease }

  /// The container: a navigation or tab bar controller, a custom container, or a presented controller.
  public var container: UIViewController? { flight.change.host }

  /// The controller of the outgoing screen, known from the call on; nil if it doesn't exist any more.
  public var fromViewController: UIViewController? { flight.change.from }

  /// The controller of the incoming screen, known from the call on; nil if it doesn't exist any more.
  public var toViewController: UIViewController? { flight.change.to }

  /// Which of the two screens is above: forward for a push or a presentation, backward for a pop or a dismissal.
  ///
  /// Tabs move forward to a later tab; a custom container chooses.
  public var direction: TransitionScene.Direction { flight.change.direction }

  /// The context from UIKit, or in a custom container, the framework's own context.
  ///
  /// The value is nil before the transition starts and once it is complete. Only read from it; the transition itself
  /// reports progress and completion to it.
  public var context: (any UIViewControllerContextTransitioning)? { flight.driver?.context }

  // MARK: - Following

  /// Adds a handler that is called after every change of ``phase``, the last time with `idle`.
  ///
  /// The first phase, such as `dragging` under a finger, is not a change.
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

  /// Adds a handler that is called in each frame in which ``progress`` has changed, and at the end; until then it
  /// requests frames.
  public func addProgressHandler(_ handler: @escaping @MainActor (CGFloat) -> Void) {
    flight.addProgressHandler(handler)
  }

  /// Adds a handler that is called once, when the transition is complete, with the end that it reached; at once, if it
  /// is complete already.
  ///
  /// A transition that UIKit doesn't start after all ends at its start.
  public func addCompletion(_ completion: @escaping @MainActor (TransitionEnd) -> Void) {
    flight.addCompletion(completion)
  }

  // MARK: - Controlling

  /// Pauses the transition at its current on-screen position, until code or a finger moves it on.
  ///
  /// Ignored while a finger drags the transition.
  public func pause() {
    flight.pause()
  }

  /// Continues a paused transition to its destination.
  public func resume() {
    flight.resume()
  }

  /// Reverses a running or paused transition, at its current velocity.
  ///
  /// A stack of screens that replaces another stack can't be reversed.
  public func reverse() {
    flight.reverse()
  }

  /// Shows the transition at a progress, and pauses it there.
  ///
  /// Ignored while a finger drags the transition.
  ///
  /// - Parameter progress: From 0 to 1; other values are limited to the nearer end.
  /// - Precondition: `progress` is a number.
  public func scrub(to progress: CGFloat) {
    flight.scrub(to: progress)
  }

  /// Sends the transition to its end at its current velocity, also from under a finger.
  public func finish() {
    flight.finish()
  }

  /// Sends the transition back to its start at its current velocity, also from under a finger.
  ///
  /// A stack of screens that replaces another stack can't be canceled.
  public func cancel() {
    flight.cancel()
  }

  /// Animates views alongside the transition, with the same progress.
  ///
  /// The animations are scrubbed and reversed with it. The changes keep their values. If the size of the container can
  /// change during the transition, lay such views out again in the completion.
  ///
  /// - Parameters:
  ///   - animations: Changes views, anywhere in the window. If the transition returns to its start, the changes are
  ///     undone.
  ///   - completion: Called once, after the transition, with the end that it reached. If the transition is complete
  ///     already, that is now, and the changes are made at once if it has reached its end.
  public func animateAlongside(
    _ animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (TransitionEnd) -> Void)? = nil
  ) {
    let animation = AlongsideAnimation(animations: animations, completion: completion)
    guard case .over(let end, _) = flight.machine.phase else { return flight.animate(animation) }
    animation.runAlone(after: end)
  }
}

extension TransitionFlight {
  /// Returns a Boolean value that indicates whether two values refer to the same transition.
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
/// If several transitions are running, these methods control the transition that ``phase``, ``progress``, and
/// ``velocity`` describe: of those that aren't complete, the most recently requested one. To control another
/// transition, use ``flight(in:)``.
///
/// You can call these methods right after the call that requests a transition, before UIKit starts it. They don't
/// prevent a change that UIKit doesn't animate, such as a push onto a stack that isn't in a window.
extension InterruptibleTransition {
  /// Returns the transition that is running or requested in a container: a navigation or tab bar controller, a custom
  /// container, or a presented controller.
  public func flight(in container: UIViewController) -> TransitionFlight? {
    let here = containers.filter { $0.host === container }
    let flight =
      here.lazy.filter { !($0 is PresentationContainer) }.compactMap(\.flight).first
      ?? here.lazy.compactMap(\.flight).first
    return flight.map(TransitionFlight.init)
  }

  /// The flight that code controls: the one that is described, or one of a plain call that UIKit hasn't asked about
  /// yet.
  private var current: Flight? { list.current ?? flightUnderWayInUIKit() }

  /// Pauses the transition at its current on-screen position, until code or a finger moves it on.
  ///
  /// Ignored while a finger drags the transition.
  public func pause() {
    current?.pause()
  }

  /// Continues a paused transition to its destination.
  public func resume() {
    current?.resume()
  }

  /// Reverses a running or paused transition, at its current velocity.
  public func reverse() {
    current?.reverse()
  }

  /// Shows the transition at a progress, and pauses it there.
  ///
  /// Ignored while a finger drags the transition.
  ///
  /// - Parameter progress: From 0 to 1; other values are limited to the nearer end.
  /// - Precondition: `progress` is a number.
  public func scrub(to progress: CGFloat) {
    current?.scrub(to: progress)
  }

  /// Sends the transition to its end at its current velocity, also from under a finger.
  public func finish() {
    current?.finish()
  }

  /// Sends the transition back to its start at its current velocity, also from under a finger.
  public func cancel() {
    current?.cancel()
  }

  /// Animates views alongside the most recent transition, with the same progress.
  ///
  /// The animations are scrubbed and reversed with it.
  ///
  /// Call this method where UIKit announces the transition, as in `viewWillAppear(_:)`, or after the call that starts
  /// it. The animations join a running transition at its current progress. If no transition is coming, the changes are
  /// made at once. The changes keep their values. If the size of the container can change during the transition, lay
  /// such views out again in the completion.
  ///
  /// - Parameters:
  ///   - animations: Changes views, anywhere in the window. If the transition returns to its start, the changes are
  ///     undone.
  ///   - completion: Called once, after the transition, with the end that it reached.
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
