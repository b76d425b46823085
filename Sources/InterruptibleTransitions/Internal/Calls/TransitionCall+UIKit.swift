import UIKit

extension TransitionCall {
  /// Whether two calls have to be made in order, because they change the same container.
  func concerns(sameAs other: TransitionCall) -> Bool {
    containers.contains { container in other.containers.contains { $0 === container } }
  }

  /// Whether the call changes a container.
  func concerns(_ container: UIViewController) -> Bool {
    containers.contains { $0 === container }
  }

  /// What the call changes: a container; or what is presented, and the controller at the bottom of all that is
  /// presented there.
  private var containers: [UIViewController] {
    switch wish {
    case .push(_, let navigation), .popTo(_, let navigation), .set(_, let navigation):
      return [navigation]
    case .select(_, let tabs): return [tabs]
    case .replace(let context): return [context.container]
    case .present(let presented, let source):
      return [presented, source.presenter(of: presented).firstPresenter]
    case .dismiss(let presented):
      return [presented, (presented.presentingViewController ?? presented).firstPresenter]
    }
  }

  /// The change that UIKit is expected to make of the call as things are now; nil where it makes none with
  /// this kind of transition.
  var change: ScreenChange? {
    switch wish {
    case .push(let screen, let navigation):
      return change(.push, in: navigation, to: screen)
    case .popTo(let screen, let navigation):
      return change(.pop, in: navigation, to: screen)
    case .set(let stack, let navigation):
      guard let top = stack.last, top !== navigation.topViewController else { return nil }
      return change(.set, in: navigation, to: top, stack: stack)
    case .select(let tab, let tabs):
      return .tabs(of: tabs, from: tabs.selectedViewController, to: tab, isAnimated: isAnimated)
    case .present(let presented, let source):
      return change(.presentation, in: presented, from: source, to: presented)
    case .dismiss(let presented):
      let top = presented.presentationChain.last
      return change(.dismissal, in: top, from: top, to: presented.presentingViewController)
    case .replace(let context):
      return context.change
    }
  }

  private func change(
    _ kind: ScreenChange.Kind,
    in navigation: UINavigationController,
    to screen: UIViewController?,
    stack: [UIViewController]? = nil
  ) -> ScreenChange? {
    guard let shown = navigation.topViewController, let screen, shown !== screen else { return nil }
    return ScreenChange(
      kind,
      in: navigation,
      from: shown,
      to: screen,
      stack: stack,
      isAnimated: isAnimated
    )
  }

  private func change(
    _ kind: ScreenChange.Kind,
    in host: UIViewController?,
    from: UIViewController?,
    to: UIViewController?
  ) -> ScreenChange {
    ScreenChange(kind, in: host, from: from, to: to, isAnimated: isAnimated)
  }

  /// The end of a change in flight at which the call has what it wants; nil where it wants something else.
  func end(of change: ScreenChange) -> TransitionEnd? {
    switch wish {
    case .push(let screen, let navigation): change.end(showing: screen, in: navigation)
    case .popTo(let screen, let navigation): change.end(showing: screen, in: navigation)
    case .set(let stack, let navigation): change.end(showing: stack, in: navigation)
    case .select(let tab, let tabs): change.end(showing: tab, in: tabs)
    case .present(let presented, _): change.end(showing: presented, in: presented)
    case .dismiss(let presented): change.end(showing: presented, in: presented)?.opposite
    case .replace(let context): change.end(showing: context.to, in: context.container)
    }
  }

  /// Whether the call's goal is already met, or can no longer be.
  var isMoot: Bool {
    switch wish {
    case .push(let screen, let navigation):
      return navigation.viewControllers.contains(screen) || navigation.isReceiving(screen)
    case .popTo(let screen, let navigation):
      return screen === navigation.topViewController
        || !navigation.viewControllers.contains(screen)
    case .set(let stack, let navigation): return navigation.viewControllers == stack
    case .select(let tab, let tabs):
      return tabs.selectedViewController === tab || tabs.viewControllers?.contains(tab) != true
    case .present(let presented, let source):
      let presenter = source.presenter(of: presented)
      return presented.presentingViewController != nil || presented.parent != nil
        || presenter.presentedViewController?.presentingViewController === presenter
        || !presenter.isInWindow
    case .dismiss(let presented): return presented.presentingViewController == nil
    case .replace(let context): return context.isMoot
    }
  }

  /// Whether the container that the call changes is in a window, so that UIKit's transitions there come to an end.
  var isOnScreen: Bool {
    switch wish {
    case .push(_, let navigation), .popTo(_, let navigation), .set(_, let navigation):
      navigation.isInWindow
    case .select(_, let tabs): tabs.isInWindow
    case .present, .dismiss, .replace: true
    }
  }

  /// Whether UIKit is changing what the call would change, with somebody else's transition or with one that
  /// is just ending.
  var isBlockedByUIKit: Bool {
    switch wish {
    case .push(_, let navigation), .popTo(_, let navigation), .set(_, let navigation):
      return navigation.childrensCoordinator != nil
    case .select(_, let tabs): return tabs.childrensCoordinator != nil
    case .replace(let context): return context.container.childrensCoordinator != nil
    case .present(let presented, let source):
      let presenter = source.presenter(of: presented)
      let around = [presenter, presenter.presentedViewController].compactMap { $0 }
      return around.contains(where: \.isChangingPresentation)
    case .dismiss(let presented):
      return presented.presentationChain.contains(where: \.isChangingPresentation)
    }
  }

  /// Whether a flight is in the way of the call, also one that is over and is handing the screen back.
  func isBlocked(by flight: Flight) -> Bool {
    guard let host = flight.change.host else { return false }
    let scope = flight.change.scope
    switch wish {
    case .push(_, let navigation), .popTo(_, let navigation), .set(_, let navigation):
      return scope == .children && host === navigation
    case .select(_, let tabs): return scope == .children && host === tabs
    case .replace(let context): return scope == .children && host === context.container
    case .present(let presented, let source):
      guard scope == .presentation else { return false }
      let presenter = source.presenter(of: presented)
      return host === presenter || host === presented
        || host === presenter.presentedViewController
    case .dismiss(let presented):
      return scope == .presentation && presented.presentationChain.contains(host)
    }
  }

  /// Has UIKit show what it was asked for without animation, before it is asked for a change with one.
  ///
  /// UIKit makes both in its next layout pass, and would make one change of them: a push after a pop to the root
  /// could look like another pop.
  func settleBefore() {
    switch wish {
    case .push(_, let navigation), .popTo(_, let navigation), .set(_, let navigation):
      guard isAnimated, navigation.isInWindow, navigation.topViewController?.isInWindow == false
      else { return }
      navigation.view.layoutIfNeeded()
    case .select, .present, .dismiss, .replace: break
    }
  }

  /// Asks UIKit.
  func ask() {
    switch wish {
    case .push(let screen, let navigation): navigation.pushDirectly(screen, animated: isAnimated)
    case .popTo(let screen, let navigation):
      navigation.popDirectly(to: screen, animated: isAnimated)
    case .set(let stack, let navigation):
      navigation.setDirectly(stack, animated: isAnimated)
    case .select(let tab, let tabs): tabs.selectDirectly(tab)
    case .present(let presented, let source):
      source.present(presented, animated: isAnimated) { completion?() }
    case .dismiss(let presented):
      presented.presentingViewController?.dismiss(animated: isAnimated) { completion?() }
    case .replace(let context): context.start()
    }
  }
}
