import UIKit

// Written as programs were before Swift 6: nothing here says which actor it runs on. It compiles against
// Apple's UIKit, without a warning, and so it must here.

/// Fades the screen that comes in.
class Fader: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator = animator { return animator }
    let made = UIViewPropertyAnimator(duration: 0.3, curve: .linear)
    if let view = transitionContext.view(forKey: .to) {
      Layout.place(view, in: transitionContext.containerView)
      view.alpha = 0
      made.addAnimations { view.alpha = 1 }
    }
    made.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator = made
    return made
  }
}

/// Plain code that touches views.
enum Layout {
  static func place(_ view: UIView, in container: UIView) {
    view.frame = container.bounds
    container.addSubview(view)
  }
}

/// A class without isolation that holds views, and is a delegate.
class Coordinator: NSObject {
  let navigation = UINavigationController(rootViewController: UIViewController())
  lazy var label: UILabel = UILabel()

  func start(in window: UIWindow) {
    navigation.delegate = self
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  func showNext() {
    let next = UIViewController()
    next.title = "Next"
    navigation.pushViewController(next, animated: true)
  }
}

extension Coordinator: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operation == .none ? nil : Fader()
  }
}
