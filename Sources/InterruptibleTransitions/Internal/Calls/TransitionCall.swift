import UIKit

/// A screen change that an app asks for, perhaps while another transition is in flight.
@MainActor
struct TransitionCall {
  let wish: Wish
  let isAnimated: Bool
  let completion: OnceCallback?

  init(_ wish: Wish, isAnimated: Bool, completion: (() -> Void)? = nil) {
    self.wish = wish
    self.isAnimated = isAnimated
    self.completion = completion.map(OnceCallback.init)
  }

  enum Wish {
    case push(UIViewController, UINavigationController)
    case pop(UINavigationController)
    /// Pops to a screen of the stack, or to the root.
    case popTo(UIViewController?, UINavigationController)
    case set([UIViewController], UINavigationController)
    case select(UIViewController, UITabBarController)
    case present(UIViewController, from: UIViewController)
    case dismiss(UIViewController)
    case replace(ContainerContext)
  }
}

/// Calls a closure the first time only: UIKit and the transition both say that a change is over.
@MainActor
final class OnceCallback {
  private var body: (() -> Void)?

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  var isPending: Bool { body != nil }

  func callAsFunction() {
    let body = body
    self.body = nil
    body?()
  }
}

// MARK: - What a call is about

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
    case .push(_, let navigation), .pop(let navigation), .popTo(_, let navigation),
      .set(_, let navigation):
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
    case .pop(let navigation):
      return change(.pop, in: navigation, to: navigation.viewControllers.dropLast().last)
    case .popTo(let screen, let navigation):
      return change(.pop, in: navigation, to: screen ?? navigation.viewControllers.first)
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
    case .pop(let navigation): change.endAfterPop(in: navigation)
    case .popTo(let screen, let navigation):
      (screen ?? navigation.viewControllers.first).flatMap {
        change.end(showing: $0, in: navigation)
      }
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
    case .push(let screen, let navigation): return navigation.viewControllers.contains(screen)
    case .pop(let navigation): return navigation.viewControllers.count < 2
    case .popTo(let screen, let navigation):
      guard let target = screen ?? navigation.viewControllers.first else { return true }
      return target === navigation.topViewController
        || !navigation.viewControllers.contains(target)
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

  /// Whether UIKit is changing what the call would change, with somebody else's transition or with one that
  /// is just ending.
  var isBlockedByUIKit: Bool {
    switch wish {
    case .push(_, let navigation), .pop(let navigation), .popTo(_, let navigation),
      .set(_, let navigation):
      return navigation.isInWindow && navigation.childrensCoordinator != nil
    case .select(_, let tabs): return tabs.isInWindow && tabs.childrensCoordinator != nil
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
    case .push(_, let navigation), .pop(let navigation), .popTo(_, let navigation),
      .set(_, let navigation):
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
    case .push(_, let navigation), .pop(let navigation), .popTo(_, let navigation),
      .set(_, let navigation):
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
    case .pop(let navigation): navigation.popDirectly(animated: isAnimated)
    case .popTo(let screen, let navigation):
      guard let target = screen ?? navigation.viewControllers.first else { return }
      navigation.popDirectly(to: target, animated: isAnimated)
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

// MARK: - Stacks

extension TransitionCall {
  /// What the call makes of a navigation controller's stack.
  func applied(to stack: [UIViewController]) -> [UIViewController] {
    switch wish {
    case .push(let screen, _): stack.contains(screen) ? stack : stack + [screen]
    case .pop: stack.count > 1 ? stack.dropLast() : stack
    case .popTo(let screen, _): stack.popped(to: screen ?? stack.first)
    case .set(let screens, _): screens
    case .select, .present, .dismiss, .replace: stack
    }
  }
}

extension ScreenChange {
  /// The stack of a navigation controller at an end of the change, whether UIKit tells the new stack already or
  /// still the old one.
  func stack(at end: TransitionEnd, told stack: [UIViewController]) -> [UIViewController] {
    switch (kind, end) {
    case (.push, .start): stack.filter { $0 !== to }
    case (.push, .end): to.map { stack.contains($0) ? stack : stack + [$0] } ?? stack
    case (.pop, .start):
      from.map { stack.contains($0) ? stack : stack.popped(to: to) + [$0] } ?? stack
    case (.pop, .end): stack.popped(to: to)
    case (.set, _): self.stack ?? stack
    case (.tab, _), (.presentation, _), (.dismissal, _), (.replacement, _): stack
    }
  }
}

extension [UIViewController] {
  fileprivate func popped(to screen: UIViewController?) -> [UIViewController] {
    firstIndex { $0 === screen }.map { Array(self[...$0]) } ?? self
  }
}

// MARK: - Ends

extension ScreenChange {
  /// The end at which the change shows a screen.
  fileprivate func end(
    showing screen: UIViewController,
    in host: UIViewController
  ) -> TransitionEnd? {
    guard self.host === host else { return nil }
    if to === screen { return .end }
    return from === screen ? .start : nil
  }

  /// The end at which the screen on top is popped, or is not pushed at all.
  fileprivate func endAfterPop(in navigationController: UINavigationController) -> TransitionEnd? {
    guard host === navigationController else { return nil }
    return switch kind {
    case .push: .start
    case .pop: .end
    case .set, .tab, .presentation, .dismissal, .replacement: nil
    }
  }

  /// The end at which the change shows a stack.
  fileprivate func end(
    showing stack: [UIViewController],
    in navigationController: UINavigationController
  ) -> TransitionEnd? {
    guard host === navigationController else { return nil }
    let told = navigationController.viewControllers
    if stack == self.stack(at: .end, told: told) { return .end }
    return isReversible && stack == self.stack(at: .start, told: told) ? .start : nil
  }
}

// MARK: - Presenters

extension UIViewController {
  /// The controller that presents another one when this controller is asked to: the outermost around it, or
  /// one that defines a presentation context, for a style that uses it.
  func presenter(of presented: UIViewController) -> UIViewController {
    let style = presented.modalPresentationStyle
    let isInContext = style == .currentContext || style == .overCurrentContext
    var candidate = self
    while !isInContext || !candidate.definesPresentationContext, let parent = candidate.parent {
      candidate = parent
    }
    return candidate
  }

  /// The controller at the bottom of the presentations that this one stands on.
  var firstPresenter: UIViewController {
    var first = self
    while first.parent == nil, let presenter = first.presentingViewController, presenter !== first {
      first = presenter
    }
    return first
  }
}
