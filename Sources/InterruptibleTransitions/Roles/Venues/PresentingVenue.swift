import UIKit

/// A controller from which a pan presents what a provider gives.
@MainActor
final class PresentingVenue: Venue {
  private weak var presenting: UIViewController?
  private weak var transition: InterruptibleTransition?
  private let provider: (UIViewController) -> UIViewController?
  private(set) weak var view: UIView?

  init(
    _ presenting: UIViewController,
    handle: UIView?,
    for transition: InterruptibleTransition,
    provider: @escaping (UIViewController) -> UIViewController?
  ) {
    self.presenting = presenting
    self.transition = transition
    self.provider = provider
    view = handle ?? presenting.view
  }

  /// The window: the presenting view itself may move with the transition, and its points with it.
  var ruler: UIView? { view?.window ?? view }

  var isServed: Bool { transition != nil }

  var isCalm: Bool {
    presenting?.isInTransition == false && presenting?.presentedViewController == nil
  }

  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    presenting?.presentedViewController?.transitionCoordinator
  }

  var backArea: PopGesture { .none }

  func scene(_ direction: TransitionScene.Direction) -> TransitionScene? {
    presenting?.viewIfLoaded.map { .bare(direction, in: $0) }
  }

  func leads(_ direction: TransitionScene.Direction) -> Bool { direction == .forward }

  func opening(_ direction: TransitionScene.Direction) -> Opening? {
    guard direction == .forward, let presenting, let next = provider(presenting) else { return nil }
    next.transitioningDelegate = transition
    return Opening(
      ask: { [weak presenting] in presenting?.present(next, animated: true) },
      coordinator: { [weak next] in next?.transitionCoordinator }
    )
  }
}
