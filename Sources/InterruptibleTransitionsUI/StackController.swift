import InterruptibleTransitions
import UIKit

/// A navigation controller whose stack follows a path, and whose path follows the stack.
@MainActor
final class StackController: InterruptibleNavigationController, PathOwner {
  let follower: PathFollower
  var onFlight: (TransitionFlight) -> Void = { _ in }

  init(
    root: UIViewController,
    path: Path,
    transition: InterruptibleTransition,
    destination: @escaping (AnyHashable) -> UIViewController?,
    later: @escaping Later
  ) {
    follower = PathFollower(path, from: path.get(), destination: destination, later: later)
    super.init(rootViewController: root, transition: transition)
    setViewControllers(follower.start(at: self, root: root), animated: false)
    transition.onFlight = { [weak self] flight in
      self?.follower.follow(flight)
      self?.onFlight(flight)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What changes without a transition is shown by a layout.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    follower.setNeedsUpdate()
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
    follower.setNeedsUpdate()
  }

  // MARK: - Following the path

  var isOpen: Bool { true }

  var expected: [UIViewController]? { expectedViewControllers }

  /// A transition of UIKit's own tells when it is over.
  var isMoving: Bool {
    if transition.flight(in: self) != nil || transition.waitingCallCount > 0 { return true }
    let isWatched = transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.follower.setNeedsUpdate()
    }
    return isWatched == true
  }

  func make(_ call: PathCall, animated: Bool, _ completion: @escaping (TransitionEnd) -> Void) {
    let animated = animated && viewIfLoaded?.window != nil
    switch call {
    case .push(let screen):
      transition.push(screen, onto: self, animated: animated, completion: completion)
    case .pop(to: let screen):
      transition.pop(to: screen, in: self, animated: animated, completion: completion)
    case .set(let screens):
      transition.setViewControllers(screens, of: self, animated: animated, completion: completion)
    }
  }
}
