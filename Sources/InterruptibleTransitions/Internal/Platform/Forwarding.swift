import UIKit

// Calls the app's delegates, whose methods are optional.
#if canImport(ObjectiveC)
  extension UINavigationControllerDelegate {
    func animator(
      in navigationController: UINavigationController,
      for operation: UINavigationController.Operation,
      from: UIViewController,
      to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      self.navigationController?(
        navigationController,
        animationControllerFor: operation,
        from: from,
        to: to
      )
    }

    func interactor(
      in navigationController: UINavigationController,
      for animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      self.navigationController?(navigationController, interactionControllerFor: animator)
    }

    func tellWillShow(
      _ viewController: UIViewController,
      in navigationController: UINavigationController,
      animated: Bool
    ) {
      self.navigationController?(navigationController, willShow: viewController, animated: animated)
    }

    func tellDidShow(
      _ viewController: UIViewController,
      in navigationController: UINavigationController,
      animated: Bool
    ) {
      self.navigationController?(navigationController, didShow: viewController, animated: animated)
    }
  }

  extension UITabBarControllerDelegate {
    #if !os(visionOS)
      func animator(
        in tabBarController: UITabBarController,
        from: UIViewController,
        to: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        self.tabBarController?(
          tabBarController,
          animationControllerForTransitionFrom: from,
          to: to
        )
      }

      func interactor(
        in tabBarController: UITabBarController,
        for animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)? {
        self.tabBarController?(tabBarController, interactionControllerFor: animator)
      }
    #endif

    func shouldSelect(
      _ viewController: UIViewController,
      in tabBarController: UITabBarController
    ) -> Bool {
      self.tabBarController?(tabBarController, shouldSelect: viewController) ?? true
    }

    func tellDidSelect(
      _ viewController: UIViewController,
      in tabBarController: UITabBarController
    ) {
      self.tabBarController?(tabBarController, didSelect: viewController)
    }
  }

  extension UIViewControllerTransitioningDelegate {
    func animator(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animationController?(forPresented: presented, presenting: presenting, source: source)
    }

    func animator(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      animationController?(forDismissed: dismissed)
    }

    func interactorForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interactionControllerForPresentation?(using: animator)
    }

    func interactorForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      interactionControllerForDismissal?(using: animator)
    }

    func presentationController(
      whichPresents presented: UIViewController,
      presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      presentationController?(forPresented: presented, presenting: presenting, source: source)
    }
  }
#endif
