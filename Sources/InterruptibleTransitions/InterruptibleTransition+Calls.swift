public import UIKit

/// Navigating by code, at any moment.
///
/// During a transition in the same container, the opposite call reverses the transition at its current velocity, and
/// the same call does nothing. Any other call is queued, and the transition speeds up. Calls for another container run
/// at once. A call without animation does the same at once.
///
/// A completion is called once, when the change is complete. It receives ``TransitionEnd/end`` if the screens are then
/// as the call wants them, also if there was nothing to change, and ``TransitionEnd/start`` if the call was reversed.
///
/// UIKit's own calls work as well while no transition is running in the container. To make them at any moment, use
/// ``InterruptibleNavigationController`` and ``InterruptibleTabBarController``.
extension InterruptibleTransition {
  /// Pushes a controller.
  public func push(
    _ viewController: UIViewController,
    onto navigationController: UINavigationController,
    animated: Bool = true,
    completion: ((TransitionEnd) -> Void)? = nil
  ) {
    submit(.push(viewController), in: navigationController, animated, completion)
  }

  /// Pops the top controller of the stack that results from all earlier calls, or reverses a running push.
  public func pop(
    from navigationController: UINavigationController,
    animated: Bool = true,
    completion: ((TransitionEnd) -> Void)? = nil
  ) {
    guard let goal = stack(of: navigationController).goalOfPop else {
      completion?(.start)
      return
    }
    submit(goal, in: navigationController, animated, completion)
  }

  /// Pops to a controller in the stack.
  public func pop(
    to viewController: UIViewController,
    in navigationController: UINavigationController,
    animated: Bool = true,
    completion: ((TransitionEnd) -> Void)? = nil
  ) {
    submit(.popTo(viewController), in: navigationController, animated, completion)
  }

  /// Pops to the root view controller.
  public func popToRoot(
    of navigationController: UINavigationController,
    animated: Bool = true,
    completion: ((TransitionEnd) -> Void)? = nil
  ) {
    guard let root = stack(of: navigationController).stackExpected.first else {
      completion?(.start)
      return
    }
    submit(.popTo(root), in: navigationController, animated, completion)
  }

  /// Replaces the stack: with a pop if the last of the view controllers is in the current stack, else with a push, as in
  /// UIKit.
  ///
  /// A transition that only removes screens from the top, or adds one, can be reversed. Any other can't, because UIKit
  /// would keep both stacks.
  public func setViewControllers(
    _ viewControllers: [UIViewController],
    of navigationController: UINavigationController,
    animated: Bool = true,
    completion: ((TransitionEnd) -> Void)? = nil
  ) {
    submit(.set(viewControllers), in: navigationController, animated, completion)
  }

  private func submit(
    _ goal: StackRequest.Goal,
    in navigationController: UINavigationController,
    _ isAnimated: Bool,
    _ completion: ((TransitionEnd) -> Void)?
  ) {
    StackRequest(goal, in: stack(of: navigationController)).map {
      submit(TransitionCall($0, isAnimated: isAnimated, completion: completion))
    }
  }

  /// Presents a controller, with this object as its `transitioningDelegate` unless it already has one.
  ///
  /// The presentation keeps this object alive until the controller is dismissed.
  ///
  /// The system presents sheets itself. If the app hasn't chosen a presentation style, and the controller would become
  /// a sheet, its style changes to `custom`. UIKit reports `pageSheet` if no style was chosen, so a page sheet that you
  /// chose is replaced as well: present it with UIKit's own method. Other styles don't change.
  ///
  /// - Parameters:
  ///   - viewController: The controller to present.
  ///   - presenting: The controller that presents it.
  ///   - animated: Pass `false` to present it without animation.
  ///   - completion: Called when the presentation is complete, also if it was reversed.
  public func present(
    _ viewController: UIViewController,
    from presenting: UIViewController,
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    present(viewController, from: presenting, animated: animated) { _ in completion?() }
  }

  /// Presents a controller, and reports the outcome.
  public func present(
    _ viewController: UIViewController,
    from presenting: UIViewController,
    animated: Bool = true,
    onEnd completion: @escaping (TransitionEnd) -> Void
  ) {
    let delegate = viewController.transitioningDelegate
    if delegate == nil || delegate === self {
      viewController.prepareForCustomTransition(by: self)
    } else {
      card(of: viewController).explain(delegate)
    }
    let request = PresentRequest(
      presented: viewController,
      source: presenting,
      card: card(of: viewController)
    )
    submit(TransitionCall(request, isAnimated: animated, completion: completion))
  }

  /// Dismisses a presented controller, or reverses a running presentation.
  ///
  /// - Parameters:
  ///   - viewController: The presented controller.
  ///   - animated: Pass `false` to dismiss it without animation.
  ///   - completion: Called when the dismissal is complete, also if it was reversed.
  public func dismiss(
    _ viewController: UIViewController,
    animated: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    dismiss(viewController, animated: animated) { _ in completion?() }
  }

  /// Dismisses a presented controller, and reports the outcome.
  public func dismiss(
    _ viewController: UIViewController,
    animated: Bool = true,
    onEnd completion: @escaping (TransitionEnd) -> Void
  ) {
    let request = DismissRequest(presented: viewController, card: card(of: viewController))
    submit(TransitionCall(request, isAnimated: animated, completion: completion))
  }

  /// Selects a tab, or the More list.
  public func select(
    _ viewController: UIViewController,
    in tabBarController: UITabBarController,
    animated: Bool = true,
    completion: ((TransitionEnd) -> Void)? = nil
  ) {
    TabRequest(viewController, in: tabs(of: tabBarController)).map {
      submit(TransitionCall($0, isAnimated: animated, completion: completion))
    }
  }

  /// Changes the child of a custom container.
  public func run(_ change: ContainerChange) {
    submit(
      TransitionCall(ChildrenRequest(context: context(for: change)), isAnimated: change.isAnimated)
    )
  }

  func context(for change: ContainerChange) -> ContainerContext {
    let children = children(of: change.container)
    if !children.isAwaited { children.explain(change) }
    return ContainerContext(change, in: children)
  }
}
