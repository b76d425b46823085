import InterruptibleTransitions
import UIKit

/// Presents the card of an item, and takes the item away when the card has gone: a path of one value at most.
@MainActor
final class CardPresenter: PathOwner {
  let follower: PathFollower
  let transition: InterruptibleTransition
  var onFlight: (TransitionFlight) -> Void = { _ in }
  private weak var host: UIViewController?
  private(set) weak var card: UIViewController?
  private let later: Later
  /// Whether a presentation waits for the next turn.
  private var isWaiting = false

  init(
    host: UIViewController,
    path: Path,
    transition: InterruptibleTransition,
    destination: @escaping (AnyHashable) -> UIViewController?,
    later: @escaping Later
  ) {
    (self.host, self.transition, self.later) = (host, transition, later)
    follower = PathFollower(path, from: [], destination: destination, later: later)
    _ = follower.start(at: self, root: host)
    transition.onFlight = { [weak self] flight in
      self?.follower.follow(flight)
      self?.onFlight(flight)
    }
  }

  /// Dismisses the card for good, without another word to the item: the view that it is presented from has gone.
  ///
  /// Nobody would own a card that is brought back, so nobody can catch its dismissal.
  func leave() {
    follower.stop()
    host = nil
    onFlight = { _ in }
    transition.gestures.catching = .never
    transition.gestures.isTapEnabled = false
    transition.gestures.isDismissPanEnabled = false
    if let card { transition.dismiss(card) { _ in } }
  }

  // MARK: - Following the item

  var isOpen: Bool { card != nil || host?.viewIfLoaded?.window != nil }

  var expected: [UIViewController]? {
    if isMoving { return nil }
    return [host, card?.presentingViewController == nil ? nil : card].compactMap { $0 }
  }

  var isMoving: Bool {
    isWaiting || !transition.flights.isEmpty || transition.waitingCallCount > 0
      || card?.isBeingDismissed == true
  }

  func make(_ call: PathCall, animated: Bool, _ completion: @escaping (TransitionEnd) -> Void) {
    let old = card
    let new: UIViewController? =
      switch call {
      case .push(let card): card
      case .pop: nil
      case .set(let screens): screens.dropFirst().last
      }
    if let old, old !== new {
      transition.dismiss(old, animated: animated, onEnd: completion)
    }
    guard let host, let new else { return }
    card = new
    let present: @MainActor () -> Void = { [weak self] in
      guard let self, let host = self.host else { return }
      isWaiting = false
      transition.present(new, from: host, animated: animated, onEnd: completion)
    }
    guard let other = host.presentedViewController, other !== old else { return present() }
    // Another item of the screen, which looks later in this turn, may have its card dismissed.
    isWaiting = true
    later(present)
  }
}
