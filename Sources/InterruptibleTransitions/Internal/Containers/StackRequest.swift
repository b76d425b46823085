import UIKit

/// A call that changes a navigation controller's stack.
@MainActor
struct StackRequest: CallRequest {
  let goal: Goal
  let stack: StackContainer
  /// A stack that waits keeps its navigation controller.
  private let navigationController: UINavigationController

  enum Goal {
    case push(UIViewController)
    /// Pops the screen that is on top when the call is made.
    case pop
    /// Pops to a screen of the stack; or the screen that was to be on top, if a reversal has removed the other one.
    case popTo(UIViewController, removing: UIViewController? = nil)
    case set([UIViewController])
  }

  init?(_ goal: Goal, in stack: StackContainer) {
    guard let navigationController = stack.navigationController else { return nil }
    (self.goal, self.stack, self.navigationController) = (goal, stack, navigationController)
  }

  /// What the call makes of a stack; the same, if UIKit would end the app for it.
  func applied(to stack: [UIViewController]) -> [UIViewController] {
    switch goal {
    case .push(let screen):
      stack.contains(screen) || screen is UINavigationController ? stack : stack + [screen]
    case .pop: Array(stack.prefix(max(stack.count - 1, 1)))
    case .popTo(let screen, _): stack.popped(to: screen)
    case .set(let screens):
      screens.hasEachOnce && !screens.contains(navigationController) ? screens : stack
    }
  }

  var container: Container { stack }

  var controllers: [UIViewController] { [navigationController] }

  func change(isAnimated: Bool) -> ScreenChange? {
    guard let shown = navigationController.topViewController else { return nil }
    let (direction, to, stack):
      (TransitionScene.Direction, UIViewController?, [UIViewController]?) =
        switch goal {
        case .push(let screen): (.forward, screen, nil)
        case .pop: (.backward, nil, nil)
        case .popTo(let screen, _): (.backward, screen, nil)
        case .set(let screens): navigationController.viewControllers.change(to: screens)
        }
    guard let to, to !== shown else { return nil }
    return ScreenChange(
      of: self.stack,
      direction,
      from: shown,
      to: to,
      stack: stack,
      stackBefore: navigationController.viewControllers,
      isAnimated: isAnimated
    )
  }

  func end(of change: ScreenChange) -> TransitionEnd? {
    guard change.container === stack else { return nil }
    switch goal {
    case .push(let screen):
      // A screen that lies in the stack at both ends can't be pushed.
      guard change.direction == .backward else { return change.to === screen ? .end : nil }
      // A pop that removes other screens as well isn't the opposite.
      let pushed = stack.stack(at: .end, of: change) + [screen]
      return stack.stack(at: .start, of: change) == pushed ? .start : nil
    case .pop: return change.direction == .forward ? .start : nil
    case .popTo(let screen, _): return change.end(showing: screen)
    case .set(let screens):
      if screens == stack.stack(at: .end, of: change) { return .end }
      let isBefore = change.isReversible && screens == stack.stack(at: .start, of: change)
      return isBefore ? .start : nil
    }
  }

  var settled: any CallRequest {
    let told = navigationController.viewControllers
    let below: UIViewController? =
      switch goal {
      case .pop: told.dropLast().last
      case .popTo(let screen, let removed?) where !told.contains(screen):
        told.firstIndex(of: removed).flatMap { told.prefix($0).last }
      case .push, .popTo, .set: nil
      }
    return below.flatMap { StackRequest(.popTo($0), in: stack) } ?? self
  }

  var isObsolete: Bool {
    let told = navigationController.viewControllers
    if case .push(let screen) = goal, navigationController.isReceiving(screen) { return true }
    return applied(to: told) == told
  }

  var isSatisfied: Bool {
    let told = navigationController.viewControllers
    return switch goal {
    case .push(let screen): told.contains(screen)
    case .pop: false
    case .popTo(let screen, _): told.last === screen
    case .set(let screens): told == screens
    }
  }

  /// UIKit makes both changes in its next layout pass, and would make one of them: a push after a pop to the root that isn't
  /// animated could look like another pop.
  func settleBefore() {
    guard navigationController.topViewController?.isInWindow == false,
      navigationController.isInWindow
    else { return }
    navigationController.view.layoutIfNeeded()
  }

  func ask(isAnimated: Bool, _ completion: @escaping () -> Void) {
    stack.arrival = nil
    navigationController.bypassingInterception {
      switch goal {
      case .push(let screen):
        navigationController.pushViewController(screen, animated: isAnimated)
      case .pop: break
      case .popTo(let screen, _):
        _ = navigationController.popToViewController(screen, animated: isAnimated)
      case .set(let screens):
        navigationController.setViewControllers(screens, animated: isAnimated)
      }
    }
  }
}

extension [UIViewController] {
  var hasEachOnce: Bool { Set(self).count == count }

  /// How UIKit shows another stack: as a pop if its last screen is in this one, else as a push.
  ///
  /// The stack is nil if the pop only removes screens from the top, or the push adds one.
  fileprivate func change(
    to screens: [UIViewController]
  ) -> (TransitionScene.Direction, UIViewController?, [UIViewController]?) {
    let isPop = screens.last.map(contains) == true
    let isPlain = screens == (isPop ? popped(to: screens.last) : self + screens.suffix(1))
    return (isPop ? .backward : .forward, screens.last, isPlain ? nil : screens)
  }
}
