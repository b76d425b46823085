import UIKit

/// A tab bar controller: to the next tab and to the one before.
@MainActor
final class TabVenue: Venue {
  private weak var tabBarController: UITabBarController?
  private weak var transition: InterruptibleTransition?

  init(_ tabBarController: UITabBarController, for transition: InterruptibleTransition) {
    self.tabBarController = tabBarController
    self.transition = transition
  }

  var view: UIView? { tabBarController?.viewIfLoaded }

  var isServed: Bool { transition != nil && tabBarController?.delegate === transition }

  var isCalm: Bool { tabBarController?.isInTransition == false }

  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    tabBarController?.transitionCoordinator
  }

  var backArea: PopGesture { transition?.isTabPanEnabled == true ? .anywhere : .none }

  func scene(_ direction: TransitionScene.Direction) -> TransitionScene? {
    view.map { .bare(direction, in: $0) }
  }

  func leads(_ direction: TransitionScene.Direction) -> Bool {
    transition?.isTabPanEnabled == true && tab(direction) != nil
  }

  func opening(_ direction: TransitionScene.Direction) -> Opening? {
    guard let tabBarController, let tab = tab(direction) else { return nil }
    return Opening(
      ask: { [weak tabBarController, weak tab] in
        guard let tab else { return }
        tabBarController?.selectedViewController = tab
      },
      coordinator: { [weak tabBarController] in tabBarController?.transitionCoordinator }
    )
  }

  /// A tap on the bar means a tab, whatever lies below the bar.
  func turnsRound(at point: CGPoint) -> Bool {
    guard let bar = tabBarController?.tabBar, bar.window != nil, !bar.isHidden else { return true }
    return !bar.convert(bar.bounds, to: view).contains(point)
  }

  func giveBack() {
    guard isServed, let transition else { return }
    tabBarController?.delegate = transition.tabBarDelegate
  }

  func renewAssignment() {
    guard isServed else { return }
    tabBarController?.delegate = nil
    tabBarController?.delegate = transition
  }

  private func tab(_ direction: TransitionScene.Direction) -> UIViewController? {
    guard let tabBarController, let tabs = tabBarController.viewControllers,
      let index = tabs.firstIndex(where: { $0 === tabBarController.selectedViewController })
    else { return nil }
    let next = direction == .forward ? index + 1 : index - 1
    return tabs.indices.contains(next) ? tabs[next] : nil
  }
}
