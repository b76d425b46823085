/// The stack of a navigation controller before and after a change.
@MainActor
struct StackChange {
  let before: [UIViewController]
  let after: [UIViewController]

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

/// A change that has been made, and is yet to be shown.
@MainActor
struct PendingChange {
  let change: StackChange
  /// Animates the change, or only coordinates it; nil where nothing can go along with it.
  var transition: ControllerTransition?
  /// What animates it, once that is known.
  var source: TransitionSource?

  var isAnimated: Bool { transition?.context.isAnimated == true }
}

/// A change that is shown with a transition.
@MainActor
struct StackTransition {
  let change: StackChange
  let transition: ControllerTransition

  var context: TransitionContext { transition.context }
}

/// What animates a transition of a stack.
@MainActor
enum TransitionSource {
  /// The system, perhaps under its own gesture.
  case system(SystemInteraction?)
  /// What the delegate has given.
  case delegate(
    any UIViewControllerAnimatedTransitioning,
    (any UIViewControllerInteractiveTransitioning)?
  )
}

/// The bar above the screens during a transition.
@MainActor
struct BarChange {
  let bar: UINavigationBar
  /// Whether it took touches before the transition.
  let isOpen: Bool
  /// What it animates once the transition commits, if it waits for that.
  var animation: (() -> Void)?
}
