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
        "The transition object of \(name) was released. Keep a reference to it, or use install(on:), which keeps it."
      )
    } else if delegate is any ContainerOwner {
      TransitionLog.error(
        "\(name) has another transition object. Call that object, and don't install a second one."
      )
    } else if gestures == nil {
      // Its own object has been uninstalled.
      if host is any InterceptingNavigation { return }
      TransitionLog.error(
        "\(name) doesn't use the transition object that was called, so UIKit animates the change. Use install(on:) first."
      )
    } else {
      TransitionLog.error(
        """
        The delegate of \(name) is \(delegate?.nameInLog ?? "nil") now, so its transitions can't be caught. \
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
      The app's own delegate for \(host.nameInLog) returned the animator \(animator.nameInLog), \
      whose transition can't be caught. Return nil there.
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
      \(host.nameInLog) has its own transitioning delegate, \(delegate.nameInLog), which provides the animations. \
      Set transitioningDelegate to nil to make them interruptible.
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
      \(host.nameInLog) is presented as a sheet, which the system animates. \
      Set its modalPresentationStyle to custom or fullScreen, or call present(_:from:).
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
      UIKit popped \(screen.nameInLog) as soon as \(host.nameInLog) had shown it, because a plain pop waits for the \
      end of a transition. Call pop(from:), which reverses a push and speeds up anything else.
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
      A change in \(change.container.nameInLog) starts from the child that is shown, because \(from.nameInLog) isn't. \
      Pass the child that is shown, or nil for none.
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
      UIKit didn't make the \(change.nameInLog). \
      Look for a warning by UIKit, or for an override that doesn't call super.
      """
    )
  }

  /// Says that the call is made though a transition of UIKit's hasn't ended.
  func explainTimeout() {
    guard request.isBlockedByUIKit, let host = request.container.host else { return }
    TransitionLog.notice(
      """
      Made a call for \(host.nameInLog) that had waited five seconds for a transition by UIKit off the screen. \
      Make the call when the container is in a window.
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
        "Ignored the presentation of \(name) from \(presenter.nameInLog): it's presented already. Dismiss it first."
      )
    } else if let parent = presented.parent {
      TransitionLog.fault(
        "Ignored the presentation of \(name): it's a child of \(parent.nameInLog). Present another controller."
      )
    } else if presented.isActive(for: presenter) {
      TransitionLog.fault(
        "Ignored the presentation of \(name): it's on the screen already. Present another controller."
      )
    } else if let other = presenter.presentedViewController,
      other.presentingViewController === presenter
    {
      TransitionLog.error(
        """
        Ignored the presentation of \(name): \(presenter.nameInLog) presents \(other.nameInLog) already. \
        Present it from \(other.nameInLog), or dismiss \(other.nameInLog) first.
        """
      )
    } else {
      TransitionLog.error(
        """
        Ignored the presentation of \(name): \(presenter.nameInLog) isn't in a window. \
        Present it from a controller that is shown, in viewDidAppear(_:) at the earliest.
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
        """
        Ignored the push of \(screen.nameInLog): it's in the stack of \(name) already. \
        Push another controller, or pop to it.
        """
      )
    case .popTo(let screen, _) where !told.contains(screen):
      TransitionLog.fault(
        "Ignored the pop to \(screen.nameInLog): it isn't in the stack of \(name). Pop to one of viewControllers."
      )
    case .push(let screen) where screen is UINavigationController:
      TransitionLog.fault(
        """
        Ignored the push of \(screen.nameInLog): a navigation controller can't be in the stack of \(name). \
        Push its root, or present it.
        """
      )
    case .set(let screens) where !screens.hasEachOnce:
      TransitionLog.fault(
        "Ignored the new stack of \(name): it contains a controller twice. List each controller once."
      )
    case .set(let screens) where screens.contains(navigationController):
      TransitionLog.fault(
        "Ignored the new stack of \(name): it contains that navigation controller itself. List the screens in it."
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
      """
      Ignored the selection of \(tab.nameInLog): it isn't a tab of \(tabBarController.nameInLog). \
      Select one of viewControllers.
      """
    )
  }
}
