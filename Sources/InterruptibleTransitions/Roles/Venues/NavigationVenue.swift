import UIKit

/// A navigation controller: back to the screen below, on to what a provider gives.
@MainActor
final class NavigationVenue: Venue {
  private weak var navigationController: UINavigationController?
  private weak var transition: InterruptibleTransition?

  init(_ navigationController: UINavigationController, for transition: InterruptibleTransition) {
    self.navigationController = navigationController
    self.transition = transition
  }

  var view: UIView? { navigationController?.viewIfLoaded }

  var isServed: Bool {
    transition != nil && navigationController?.delegate === transition
  }

  var isCalm: Bool { navigationController?.isInTransition == false }

  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    navigationController?.transitionCoordinator
  }

  var backArea: PopGesture {
    guard let area = transition?.popGesture, area == .edge else {
      return transition?.popGesture ?? .none
    }
    return navigationController?.contentPopRecognizer?.isEnabled == true ? .anywhere : .edge
  }

  var systemRecognizers: [UIGestureRecognizer] {
    navigationController?.systemPopRecognizers ?? []
  }

  var screenToLeave: UIViewController? { navigationController?.topViewController }

  func scene(_ direction: TransitionScene.Direction) -> TransitionScene? {
    view.map { .bare(direction, in: $0) }
  }

  func leads(_ direction: TransitionScene.Direction) -> Bool {
    guard let navigationController else { return false }
    return switch direction {
    case .forward: transition?.pushProvider != nil
    case .backward:
      navigationController.viewControllers.count > 1
        && navigationController.topViewController?.hasSystemTransition == false
    }
  }

  func opening(_ direction: TransitionScene.Direction) -> Opening? {
    guard let navigationController else { return nil }
    let coordinator = { [weak navigationController] in navigationController?.transitionCoordinator }
    switch direction {
    case .backward:
      return Opening(
        ask: { [weak navigationController] in
          navigationController?.popViewController(animated: true)
        },
        coordinator: coordinator
      )
    case .forward:
      guard let next = transition?.pushProvider?(navigationController) else { return nil }
      return Opening(
        ask: { [weak navigationController] in
          navigationController?.pushViewController(next, animated: true)
        },
        coordinator: coordinator
      )
    }
  }

  func giveBack() {
    guard isServed, let transition else { return }
    navigationController?.delegate = transition.navigationDelegate
  }

  func renewAssignment() {
    guard isServed else { return }
    navigationController?.delegate = nil
    navigationController?.delegate = transition
  }
}
