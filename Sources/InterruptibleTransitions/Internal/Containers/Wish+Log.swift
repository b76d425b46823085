import UIKit

/// Why calls are dropped, and what to do instead.
extension PresentWish {
  func explain() {
    let (name, presenter) = (presented.nameInLog, source.presenter(of: presented))
    if let current = presented.presentingViewController {
      guard current !== presenter else { return }
      TransitionLog.fault(
        "\(name) was not presented from \(presenter.nameInLog), it is presented already: dismiss it first"
      )
    } else if let parent = presented.parent {
      TransitionLog.fault(
        "\(name) was not presented, it is a child of \(parent.nameInLog): present another controller"
      )
    } else if let other = presenter.presentedViewController,
      other.presentingViewController === presenter
    {
      TransitionLog.error(
        """
        \(name) was not presented, \(presenter.nameInLog) presents \(other.nameInLog) already: \
        present it from \(other.nameInLog), or dismiss that first
        """
      )
    } else {
      TransitionLog.error(
        """
        \(name) was not presented, \(presenter.nameInLog) isn't in a window: \
        present it from what is shown, in viewDidAppear(_:) at the earliest
        """
      )
    }
  }
}

extension StackWish {
  func explain() {
    guard let navigationController = stack.navigationController else { return }
    let name = navigationController.nameInLog
    let told = navigationController.viewControllers
    switch goal {
    case .push(let screen) where told.contains(screen):
      TransitionLog.fault(
        "\(screen.nameInLog) was not pushed, it is in the stack of \(name) already: push another controller, or pop to it"
      )
    case .popTo(let screen) where !told.contains(screen):
      TransitionLog.fault(
        "\(name) didn't pop to \(screen.nameInLog), which isn't in its stack: pop to one of viewControllers"
      )
    case .push, .popTo, .set: break
    }
  }
}

extension TabWish {
  func explain() {
    guard let tabBarController = tabs.tabBarController,
      tabBarController.selectedViewController !== tab
    else { return }
    TransitionLog.fault(
      "\(tabBarController.nameInLog) didn't select \(tab.nameInLog), which is no tab of it: select one of viewControllers"
    )
  }
}
