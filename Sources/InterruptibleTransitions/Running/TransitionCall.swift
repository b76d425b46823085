import UIKit

/// Something that an app asks of a container, perhaps while another transition runs.
@MainActor
struct TransitionCall {
  let isAnimated: Bool
  /// Called when what was asked for is over.
  var completion: (() -> Void)?
  /// The end of an errand that runs at which the call has what it wants; nil where it wants something else.
  let wantedEnd: (Errand) -> TransitionEnd?
  /// True where the call has nothing to do: what it wants is so already, or can no longer be.
  let isMoot: () -> Bool
  /// The coordinator of what runs where the call would run.
  let coordinator: () -> (any UIViewControllerTransitionCoordinator)?
  /// Asks UIKit.
  let perform: () -> Void
}

extension TransitionCall {
  /// A closure that does something the first time only: UIKit and the transition both say that it is over.
  private static func once(_ body: @escaping () -> Void) -> () -> Void {
    var pending: (() -> Void)? = body
    return {
      let body = pending
      pending = nil
      body?()
    }
  }

  static func push(
    _ viewController: UIViewController,
    onto navigationController: UINavigationController,
    animated: Bool
  ) -> TransitionCall {
    TransitionCall(
      isAnimated: animated,
      wantedEnd: { $0.end(showing: viewController, in: navigationController) },
      isMoot: { navigationController.viewControllers.contains(viewController) },
      coordinator: { navigationController.coordinatorInside },
      perform: { navigationController.pushViewController(viewController, animated: animated) }
    )
  }

  static func pop(
    from navigationController: UINavigationController,
    animated: Bool
  ) -> TransitionCall {
    TransitionCall(
      isAnimated: animated,
      wantedEnd: { errand in
        guard errand.host === navigationController else { return nil }
        return switch errand.kind {
        case .push: .start
        case .pop: .end
        case .set, .tab, .presentation, .dismissal, .replacement: nil
        }
      },
      isMoot: { navigationController.viewControllers.count < 2 },
      coordinator: { navigationController.coordinatorInside },
      perform: { navigationController.popViewController(animated: animated) }
    )
  }

  /// Pops to a controller, or to the root.
  static func pop(
    to viewController: UIViewController?,
    in navigationController: UINavigationController,
    animated: Bool
  ) -> TransitionCall {
    let target = { viewController ?? navigationController.viewControllers.first }
    return TransitionCall(
      isAnimated: animated,
      wantedEnd: { errand in target().flatMap { errand.end(showing: $0, in: navigationController) }
      },
      isMoot: {
        target().map { target in
          target === navigationController.topViewController
            || !navigationController.viewControllers.contains(target)
        } ?? true
      },
      coordinator: { navigationController.coordinatorInside },
      perform: {
        guard let target = target() else { return }
        navigationController.popToViewController(target, animated: animated)
      }
    )
  }

  static func set(
    _ viewControllers: [UIViewController],
    of navigationController: UINavigationController,
    animated: Bool,
    perform: @escaping () -> Void
  ) -> TransitionCall {
    TransitionCall(
      isAnimated: animated,
      wantedEnd: { $0.end(showing: viewControllers, in: navigationController) },
      isMoot: { navigationController.viewControllers == viewControllers },
      coordinator: { navigationController.coordinatorInside },
      perform: perform
    )
  }

  static func present(
    _ presented: UIViewController,
    from presenting: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) -> TransitionCall {
    let completion = completion.map(once)
    return TransitionCall(
      isAnimated: animated,
      completion: completion,
      wantedEnd: { $0.end(showing: presented, in: presented) },
      isMoot: {
        presented.presentingViewController != nil || presenting.presentedViewController != nil
          || presenting.viewIfLoaded?.window == nil
      },
      coordinator: { presenting.coordinatorInside },
      perform: { presenting.present(presented, animated: animated, completion: completion) }
    )
  }

  static func dismiss(
    _ presented: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) -> TransitionCall {
    let completion = completion.map(once)
    return TransitionCall(
      isAnimated: animated,
      completion: completion,
      wantedEnd: { $0.end(showing: presented, in: presented)?.opposite },
      isMoot: { presented.presentingViewController == nil },
      coordinator: {
        presented.coordinatorAbove ?? presented.presentingViewController?.coordinatorInside
      },
      perform: {
        presented.presentingViewController?.dismiss(animated: animated, completion: completion)
      }
    )
  }

  static func select(
    _ tab: UIViewController,
    in tabBarController: UITabBarController,
    animated: Bool,
    perform: @escaping () -> Void
  ) -> TransitionCall {
    TransitionCall(
      isAnimated: animated,
      wantedEnd: { $0.end(showing: tab, in: tabBarController) },
      isMoot: {
        tabBarController.selectedViewController === tab
          || tabBarController.viewControllers?.contains(tab) != true
      },
      coordinator: { tabBarController.coordinatorInside },
      perform: perform
    )
  }
}

extension Errand {
  /// The end at which it shows a controller.
  func end(
    showing viewController: UIViewController,
    in host: UIViewController
  ) -> TransitionEnd? {
    guard self.host === host else { return nil }
    if to === viewController { return .end }
    return from === viewController ? .start : nil
  }

  /// The end at which it shows a stack.
  ///
  /// UIKit changes its own stack at the beginning of a transition, or only at its end; what goes and what comes
  /// is certain.
  fileprivate func end(
    showing stack: [UIViewController],
    in navigationController: UINavigationController
  ) -> TransitionEnd? {
    guard host === navigationController, let from, let to else { return nil }
    let current = navigationController.viewControllers
    let (before, after): ([UIViewController]?, [UIViewController])
    switch kind {
    case .push:
      let base = current.filter { $0 !== to }
      (before, after) = (base, base + [to])
    case .pop:
      after = Array(current.prefix { $0 !== to }) + [to]
      before = after + [from]
    case .set:
      (before, after) = (nil, self.stack ?? current)
    case .tab, .presentation, .dismissal, .replacement:
      return nil
    }
    if stack == after { return .end }
    return stack == before ? .start : nil
  }
}
