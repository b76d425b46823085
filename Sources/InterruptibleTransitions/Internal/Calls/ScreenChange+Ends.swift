import UIKit

extension TransitionCall {
  /// What the call makes of a navigation controller's stack.
  func applied(to stack: [UIViewController]) -> [UIViewController] {
    switch wish {
    case .push(let screen, _): stack.contains(screen) ? stack : stack + [screen]
    case .popTo(let screen, _): stack.popped(to: screen)
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

  /// The whole stack of a navigation controller before the change, or nil where UIKit no longer tells it.
  func stackBefore(told stack: [UIViewController]) -> [UIViewController]? {
    switch kind {
    case .push: self.stack(at: .start, told: stack)
    case .pop: stack.last === from ? stack : nil
    case .set, .tab, .presentation, .dismissal, .replacement: nil
    }
  }
}

extension [UIViewController] {
  fileprivate func popped(to screen: UIViewController?) -> [UIViewController] {
    firstIndex { $0 === screen }.map { Array(self[...$0]) } ?? self
  }
}

extension ScreenChange {
  /// The end at which the change shows a screen.
  func end(
    showing screen: UIViewController,
    in host: UIViewController
  ) -> TransitionEnd? {
    guard self.host === host else { return nil }
    if to === screen { return .end }
    return from === screen ? .start : nil
  }

  /// The end at which the change shows a stack.
  func end(
    showing stack: [UIViewController],
    in navigationController: UINavigationController
  ) -> TransitionEnd? {
    guard host === navigationController else { return nil }
    let told = navigationController.viewControllers
    if stack == self.stack(at: .end, told: told) { return .end }
    return isReversible && stack == self.stack(at: .start, told: told) ? .start : nil
  }
}
