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
  static func push(
    _ viewController: UIViewController,
    onto navigationController: UINavigationController,
    animated: Bool
  ) -> TransitionCall {
    TransitionCall(
      isAnimated: animated,
      wantedEnd: { $0.end(showing: viewController, in: navigationController) },
      isMoot: { navigationController.viewControllers.contains(viewController) },
      coordinator: { navigationController.transitionCoordinator },
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
      coordinator: { navigationController.transitionCoordinator },
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
      coordinator: { navigationController.transitionCoordinator },
      perform: {
        guard let target = target() else { return }
        navigationController.popToViewController(target, animated: animated)
      }
    )
  }

  static func set(
    _ viewControllers: [UIViewController],
    of navigationController: UINavigationController,
    animated: Bool
  ) -> TransitionCall {
    TransitionCall(
      isAnimated: animated,
      wantedEnd: { errand in
        guard errand.host === navigationController else { return nil }
        return navigationController.viewControllers == viewControllers ? .end : nil
      },
      isMoot: { navigationController.viewControllers == viewControllers },
      coordinator: { navigationController.transitionCoordinator },
      perform: { navigationController.setViewControllers(viewControllers, animated: animated) }
    )
  }

  static func present(
    _ presented: UIViewController,
    from presenting: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) -> TransitionCall {
    TransitionCall(
      isAnimated: animated,
      completion: completion,
      wantedEnd: { $0.end(showing: presented, in: presented) },
      isMoot: { presented.presentingViewController != nil },
      coordinator: { presenting.transitionCoordinator },
      perform: { presenting.present(presented, animated: animated, completion: completion) }
    )
  }

  static func dismiss(
    _ presented: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) -> TransitionCall {
    TransitionCall(
      isAnimated: animated,
      completion: completion,
      wantedEnd: { $0.end(showing: presented, in: presented)?.opposite },
      isMoot: { presented.presentingViewController == nil },
      coordinator: { presented.transitionCoordinator },
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
      coordinator: { tabBarController.transitionCoordinator },
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
}
