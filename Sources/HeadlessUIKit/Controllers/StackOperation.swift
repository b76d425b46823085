/// A change of a navigation controller's stack, as it is asked for.
@MainActor
enum StackOperation {
  case push(UIViewController)
  case pop
  case popTo(UIViewController)
  case popToRoot
  case set([UIViewController])

  /// The stack afterwards; the same where there is nothing to do.
  func applied(to stack: [UIViewController]) -> [UIViewController] {
    switch self {
    case .push(let controller):
      return stack.holds(controller) ? stack : stack + [controller]
    case .pop:
      return stack.count > 1 ? stack.dropLast() : stack
    case .popTo(let controller):
      guard let index = stack.firstIndex(where: { $0 === controller }) else { return stack }
      return Array(stack[...index])
    case .popToRoot:
      return Array(stack.prefix(1))
    case .set(let controllers):
      return controllers
    }
  }

  /// What UIKit warns of when the operation is asked for while a transition runs.
  var warning: String {
    switch self {
    case .push, .set: "nested push animation can result in corrupted navigation bar"
    case .pop, .popTo, .popToRoot: "nested pop animation can result in corrupted navigation bar"
    }
  }
}

/// A change of the stack that has been made, and is yet to be shown.
@MainActor
struct StackChange {
  let before: [UIViewController]
  let after: [UIViewController]
  /// Present where the change is animated.
  var transition: ControllerTransition?
  /// Present where the change is not animated and is coordinated all the same.
  var stillness: ControllerTransition?
  /// What the delegate has answered, where it was asked at once.
  var answer: TransitionAnswer?
  /// The bar that the transition changes.
  var bar: UINavigationBar?
  /// Whether it took touches before the transition.
  var isBarOpen = true
  /// What the bar animates once the transition commits, if it waits for that.
  var barAnimation: (() -> Void)?
  /// Present where the system's own gesture makes it.
  var interaction: SystemInteraction?

  var joining: [UIViewController] { after.filter { !before.holds($0) } }
  var leaving: [UIViewController] { before.filter { !after.holds($0) } }

  /// Whether the bar below the screens was away before, and is not afterwards.
  var bringsBottomBarBack: Bool {
    before.contains(where: \.hidesBottomBarWhenPushed)
      && !after.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// A new top that was in the stack before is popped to; any other is pushed.
  var operation: UINavigationController.Operation {
    guard let top = after.last else { return .pop }
    return before.holds(top) ? .pop : .push
  }
}

/// What the delegate gives for a transition.
@MainActor
struct TransitionAnswer {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
}
