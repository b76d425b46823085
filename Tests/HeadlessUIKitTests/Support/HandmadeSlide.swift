import UIKit

/// Slides the screen that comes in from the right, in every kind of container; a dismissal slides out.
///
/// It says when it is over, at three moments, each time once.
@MainActor
final class HandmadeSlide: HandmadeFade {
  /// False where a navigation or tab bar controller is to change without the slide.
  var animates = true
  /// What a tab bar controller is answered that asks whether it may select.
  var maySelect = true
  /// Runs each time that a navigation controller asks for an animator.
  var onAsk: () -> Void = {}
  var onShow: (() -> Void)?
  var onEnd: (() -> Void)?
  var onCompleted: (() -> Void)?
  private(set) var runs = 0

  override func didComplete() { take(\.onCompleted) }
  override func animationEnded(_ transitionCompleted: Bool) { take(\.onEnd) }

  /// Turns the screen while the transition runs, and ends it or takes it back under a finger.
  ///
  /// - Parameters:
  ///   - completing: Whether it ends.
  ///   - check: Runs in between.
  func turnScreen(completing: Bool, _ check: () -> Void = {}) {
    HeadlessClock.advance(by: 0.4)
    HeadlessScreen.rotate(to: .landscapeRight)
    HeadlessClock.advance(by: 0.1)
    check()
    grab()
    HeadlessClock.advance(by: 0.1)
    release(toward: completing ? .end : .start)
    HeadlessClock.advance(by: 2)
  }

  private func take(_ path: ReferenceWritableKeyPath<HandmadeSlide, (() -> Void)?>) {
    let body = self[keyPath: path]
    self[keyPath: path] = nil
    body?()
  }

  override func prepare(
    _ animator: UIViewPropertyAnimator,
    in context: any UIViewControllerContextTransitioning
  ) {
    runs += 1
    guard let coming = context.viewController(forKey: .to),
      let going = context.viewController(forKey: .from)
    else { return }
    let container = context.containerView
    let width = container.bounds.width
    if let to = context.view(forKey: .to) {
      to.frame = context.finalFrame(for: coming)
      container.insertSubview(to, at: going.isBeingDismissed ? 0 : container.subviews.count)
    }
    let isDismissal = going.isBeingDismissed
    guard let moving = context.view(forKey: isDismissal ? .from : .to) else { return }
    let rest = moving.center
    let aside = CGPoint(x: rest.x + width, y: rest.y)
    moving.center = isDismissal ? rest : aside
    animator.addAnimations { moving.center = isDismissal ? aside : rest }
  }
}

extension HandmadeSlide: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    onAsk()
    return animates ? self : nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction == .none ? nil : self }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    take(\.onShow)
  }
}

extension HandmadeSlide: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { maySelect }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animates ? self : nil }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction == .none ? nil : self }
}

extension HandmadeSlide: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}
