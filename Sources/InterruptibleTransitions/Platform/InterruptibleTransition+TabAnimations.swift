// On visionOS a tab bar controller doesn't ask its delegate for an animator.
#if !os(visionOS)
  public import UIKit

  extension InterruptibleTransition {
    /// Returns this object, unless the app's delegate provides an animator or the app chooses no effect; the order of
    /// the tabs determines the direction.
    public func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      answering(about: [tabBarController]) {
        let tabs = tabs(of: tabBarController)
        tabs.serve()
        let change = tabs.change(from: fromVC, to: toVC)
        let upcoming = list.upcoming(change)
        let animator = delegate(of: tabBarController)?
          .tabBarController(_:animationControllerForTransitionFrom:to:)
        let custom = animator?(tabBarController, fromVC, toVC) ?? nil
        guard custom == nil, upcoming?.change.isAnimated != false, !isLeftToSystem(change) else {
          upcoming.map { list.giveUp($0) }
          tabs.explain(custom)
          return upcoming?.change.isAnimated == false ? nil : custom
        }
        flight(askedAbout: change)
        tabs.willChange()
        return self
      }
    }

    /// Returns this object.
    ///
    /// Without an interactor, UIKit ignores touches until a transition is complete.
    public func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      guard animationController !== self else { return self }
      let interactor = delegate(of: tabBarController)?.tabBarController(_:interactionControllerFor:)
      return interactor?(tabBarController, animationController) ?? nil
    }
  }
#endif
