import UIKit

/// What the log says of a container, once for as long as it is so.
extension Container {
  enum Remark {
    case isUnserved
    case hasAnimator
    case isSheet
    case isPoppedOnArrival
  }

  /// Logs that UIKit calls another delegate, and how to use the transition object with that delegate.
  func explainInstallation(
    by delegate: @autoclosure () -> (any NSObjectProtocol)?,
    _ remedy: String
  ) {
    guard !isInstalled, let host else {
      said.remove(.isUnserved)
      return
    }
    guard said.insert(.isUnserved).inserted else { return }
    let delegate = delegate()
    var name: String { host.nameInLog }
    if owner == nil {
      TransitionLog.error(
        "the transition object of \(name) was released: keep a reference to it, or use install(on:), which keeps it"
      )
    } else if delegate is any ContainerOwner {
      TransitionLog.error(
        "\(name) has another transition object: call that object, and don't install a second one"
      )
    } else if gestures == nil {
      TransitionLog.error(
        "\(name) doesn't use the transition object that was called, so UIKit animates the change: use install(on:) first"
      )
    } else {
      TransitionLog.error(
        """
        the delegate of \(name) is \(delegate?.nameInLog ?? "nil") now, and nothing can be caught there: \
        \(remedy)
        """
      )
    }
  }

  /// Says that the app's delegate has an animator, which is used.
  func explain(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    guard let animator, !(animator is any ContainerOwner), let host,
      said.insert(.hasAnimator).inserted
    else { return }
    TransitionLog.notice(
      """
      the app's own delegate for \(host.nameInLog) has an animator, \(animator.nameInLog), which is used and can't be caught: \
      return nil there
      """
    )
  }
}

extension PresentationContainer {
  /// Logs that a screen that is about to be presented has a separate transitioning delegate, which is asked.
  func explain(_ delegate: (any UIViewControllerTransitioningDelegate)?) {
    guard let delegate, !(delegate is any ContainerOwner), let host,
      said.insert(.hasAnimator).inserted
    else { return }
    TransitionLog.notice(
      """
      \(host.nameInLog) has a transitioning delegate of its own, \(delegate.nameInLog), which is asked for its animations: \
      set transitioningDelegate to nil to have them caught
      """
    )
  }
}

extension PresentationContainer {
  /// Logs that the system animates the presented screen, because no style was chosen.
  func explainSheet() {
    guard let host, host.hasDefaultPresentationStyle, said.insert(.isSheet).inserted else { return }
    TransitionLog.notice(
      """
      \(host.nameInLog) is presented as a sheet, which the system animates: \
      set its modalPresentationStyle to custom or fullScreen, or call present(_:from:)
      """
    )
  }
}

extension StackContainer {
  /// Says that UIKit pops a screen that a transition has just shown: it keeps a call that is made in flight until then.
  func explainPlainPop(of screen: UIViewController) {
    guard let host, said.insert(.isPoppedOnArrival).inserted else { return }
    TransitionLog.notice(
      """
      \(screen.nameInLog) is popped as soon as it is shown in \(host.nameInLog): UIKit's own pop waits for the end of a \
      transition; call pop(from:), which reverses a push and speeds up anything else
      """
    )
  }
}

extension ChildrenContainer {
  /// Logs that a change doesn't start from the shown child.
  func explain(_ change: ContainerChange) {
    guard let from = change.from, from !== replaced, !from.isInPlace(in: change.containerView)
    else { return }
    TransitionLog.error(
      """
      \(from.nameInLog) isn't shown in \(change.container.nameInLog), and the change starts from what is: \
      pass the child that is shown, or nil for none
      """
    )
  }
}

extension TransitionCall {
  /// Logs that UIKit doesn't make the requested change.
  func explainRefusal() {
    guard isAnimated, !request.isObsolete, !request.isBlockedByUIKit, let change else { return }
    TransitionLog.error(
      """
      nothing came of the \(change.nameInLog) that UIKit was asked for: \
      look for its own warning, or for an override that swallows the call
      """
    )
  }

  /// Says that the call is made though a transition of UIKit's hasn't ended.
  func explainTimeout() {
    guard request.isBlockedByUIKit, let host = request.container.host else { return }
    TransitionLog.notice(
      """
      a call for \(host.nameInLog) has waited five seconds for a transition of UIKit's off the screen, and is made all the same: \
      make it when the container is in a window
      """
    )
  }
}

/// Why calls are dropped, and what to do instead.
extension PresentRequest {
  func explain() {
    let presenter = source.presenter(of: presented)
    var name: String { presented.nameInLog }
    if let current = presented.presentingViewController {
      guard current !== presenter else { return }
      TransitionLog.fault(
        "\(name) was not presented from \(presenter.nameInLog), it is presented already: dismiss it first"
      )
    } else if let parent = presented.parent {
      TransitionLog.fault(
        "\(name) was not presented, it is a child of \(parent.nameInLog): present another controller"
      )
    } else if presented.isActive(for: presenter) {
      TransitionLog.fault(
        "\(name) was not presented, it is on the screen already: present another controller"
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

extension StackRequest {
  func explain() {
    guard let navigationController = stack.navigationController else { return }
    var name: String { navigationController.nameInLog }
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
    case .push(let screen) where screen is UINavigationController:
      TransitionLog.fault(
        "\(screen.nameInLog) was not pushed, a stack can't lie in the stack of \(name): push its root, or present it"
      )
    case .set(let screens) where !screens.hasEachOnce:
      TransitionLog.fault(
        "the stack of \(name) was not set, a screen is in the new one twice: list each once"
      )
    case .push, .pop, .popTo, .set: break
    }
  }
}

extension TabRequest {
  func explain() {
    guard let tabBarController = tabs.tabBarController,
      tabBarController.selectedViewController !== tab
    else { return }
    TransitionLog.fault(
      "\(tabBarController.nameInLog) didn't select \(tab.nameInLog), which is no tab of it: select one of viewControllers"
    )
  }
}
