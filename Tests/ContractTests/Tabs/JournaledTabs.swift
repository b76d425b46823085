import UIKit

/// A tab bar controller's delegate, which writes down what it is asked.
@MainActor
final class JournaledTabs: NSObject, UITabBarControllerDelegate {
  private let journal: Journal
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var maySelect = true

  init(_ journal: Journal) {
    self.journal = journal
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    journal.note("shouldSelect \(viewController.title ?? "")")
    return maySelect
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    journal.note("didSelect \(viewController.title ?? "")")
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    journal.note("ask for animator, \(fromVC.title ?? "") to \(toVC.title ?? "")")
    return animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
