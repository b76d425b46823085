import UIKit

#if os(iOS)
  /// Implements the methods of UIKit's delegates that the transition object doesn't, and calls each container's delegate.
  ///
  /// The Objective-C runtime can forward a message only by its selector, so one object can't forward it by its
  /// container. If a container's delegate doesn't implement the method, the result is UIKit's default.
  @MainActor
  final class DelegateRouter: NSObject {
    private let find: (UIViewController) -> (any NSObjectProtocol)?

    init(find: @escaping (UIViewController) -> (any NSObjectProtocol)?) {
      self.find = find
    }

    private func delegate(
      of navigationController: UINavigationController
    ) -> (any UINavigationControllerDelegate)? {
      find(navigationController) as? any UINavigationControllerDelegate
    }

    private func delegate(
      of tabBarController: UITabBarController
    ) -> (any UITabBarControllerDelegate)? {
      find(tabBarController) as? any UITabBarControllerDelegate
    }

    // MARK: - Orientations

    @objc(navigationControllerSupportedInterfaceOrientations:)
    func orientations(of controller: UINavigationController) -> UIInterfaceOrientationMask {
      delegate(of: controller)?.navigationControllerSupportedInterfaceOrientations?(controller)
        ?? controller.usualOrientations
    }

    @objc(navigationControllerPreferredInterfaceOrientationForPresentation:)
    func preferredOrientation(of controller: UINavigationController) -> UIInterfaceOrientation {
      delegate(of: controller)?
        .navigationControllerPreferredInterfaceOrientationForPresentation?(controller)
        ?? controller.currentOrientation
    }

    @objc(tabBarControllerSupportedInterfaceOrientations:)
    func orientations(of controller: UITabBarController) -> UIInterfaceOrientationMask {
      delegate(of: controller)?.tabBarControllerSupportedInterfaceOrientations?(controller)
        ?? controller.usualOrientations
    }

    @objc(tabBarControllerPreferredInterfaceOrientationForPresentation:)
    func preferredOrientation(of controller: UITabBarController) -> UIInterfaceOrientation {
      delegate(of: controller)?
        .tabBarControllerPreferredInterfaceOrientationForPresentation?(controller)
        ?? controller.currentOrientation
    }

    // MARK: - The list of more tabs

    @objc(tabBarController:willBeginCustomizingViewControllers:)
    func willCustomize(_ controller: UITabBarController, _ tabs: [UIViewController]) {
      delegate(of: controller)?.tabBarController?(controller, willBeginCustomizing: tabs)
    }

    @objc(tabBarController:willEndCustomizingViewControllers:changed:)
    func willKeep(_ controller: UITabBarController, _ tabs: [UIViewController], _ changed: Bool) {
      delegate(of: controller)?
        .tabBarController?(controller, willEndCustomizing: tabs, changed: changed)
    }

    @objc(tabBarController:didEndCustomizingViewControllers:changed:)
    func didKeep(_ controller: UITabBarController, _ tabs: [UIViewController], _ changed: Bool) {
      delegate(of: controller)?
        .tabBarController?(controller, didEndCustomizing: tabs, changed: changed)
    }

    // MARK: - Tabs of iOS 18

    @objc(tabBarController:shouldSelectTab:)
    func maySelect(_ controller: UITabBarController, _ tab: AnyObject) -> Bool {
      (find(controller) as AnyObject).asksToSelect?(controller, tab) ?? true
    }

    @objc(tabBarController:didSelectTab:previousTab:)
    func didSelect(_ controller: UITabBarController, _ tab: AnyObject, _ previous: AnyObject?) {
      (find(controller) as AnyObject).isToldOfSelection?(controller, tab, previous)
    }
  }

  /// Methods of a tab bar controller's delegate that compilers with an SDK older than iOS 18 don't find.
  @objc private protocol TabSelectionDelegate {
    @objc(tabBarController:shouldSelectTab:)
    func asksToSelect(_ controller: UITabBarController, _ tab: AnyObject) -> Bool
    @objc(tabBarController:didSelectTab:previousTab:)
    func isToldOfSelection(
      _ controller: UITabBarController,
      _ tab: AnyObject,
      _ previous: AnyObject?
    )
  }

  extension UIViewController {
    /// The orientations that UIKit allows without a delegate's answer.
    fileprivate var usualOrientations: UIInterfaceOrientationMask {
      traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    fileprivate var currentOrientation: UIInterfaceOrientation {
      viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
    }
  }
#endif
