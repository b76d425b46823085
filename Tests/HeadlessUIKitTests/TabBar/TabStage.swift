import UIKit

/// A fresh screen with a tab bar controller in its window, with the screens A, B and C.
///
/// The screen is global: make the stage inside a test that does not suspend.
@MainActor
struct TabStage: WindowStage {
  let window: UIWindow
  let tabs = UITabBarController()
  let a = Screen("A")
  let b = Screen("B")
  let c = Screen("C")

  init(
    delegate: (any UITabBarControllerDelegate)? = nil,
    first: UIViewController? = nil,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    window = .fresh(.standard, direction: direction) { [tabs, a, b, c] in
      tabs.title = "Tabs"
      tabs.delegate = delegate
      tabs.viewControllers = [first ?? a, b, c]
      return tabs
    }
  }

  /// A user's tap on an item of the bar.
  func tap(_ index: Int) {
    Finger().tap(393 / 3 * (CGFloat(index) + 0.5), 790)
    HeadlessClock.advance(frames: 1)
  }
}

/// A tab bar controller's delegate with an interruptible slide of one second.
@MainActor
final class HandmadeTabs: NSObject, UITabBarControllerDelegate {
  let animator = TabSlide()
  var interactor: UIPercentDrivenInteractiveTransition?
  var maySelect = true
  var animates = true

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { maySelect }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? animator : nil }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// Slides one tab over the other.
@MainActor
final class TabSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    self.animator = animator
    guard let to = transitionContext.view(forKey: .to) else { return animator }
    let container = transitionContext.containerView
    to.frame = container.bounds.offsetBy(dx: container.bounds.width, dy: 0)
    container.addSubview(to)
    animator.addAnimations { to.frame = container.bounds }
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    return animator
  }
}
