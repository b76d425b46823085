import UIKit

/// The slide that an app would write by hand with UIKit alone: one property animator, and one pan that pops.
///
/// It does the least that a transition needs to be driven by a finger: it can't be caught, reversed or released
/// with the velocity of the finger.
@MainActor
final class BareSlide: NSObject {
  private weak var navigation: UINavigationController?
  private var running: Running?
  private var isDragged = false
  private let makeAnimator: MakeAnimator

  typealias MakeAnimator =
    @MainActor (
      _ context: any UIViewControllerContextTransitioning, _ navigation: UINavigationController?,
      _ completion: @escaping (UIViewAnimatingPosition) -> Void
    ) -> UIViewPropertyAnimator

  init(_ makeAnimator: @escaping MakeAnimator = BareLook.makeAnimator) {
    self.makeAnimator = makeAnimator
  }

  private struct Running {
    let context: any UIViewControllerContextTransitioning
    let animator: UIViewPropertyAnimator
  }

  private func run(
    in context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if let running { return running.animator }
    let animator = makeAnimator(context, navigation) { [weak self] _ in self?.running = nil }
    running = Running(context: context, animator: animator)
    return animator
  }

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    guard let view = navigation?.view else { return }
    switch pan.state {
    case .began:
      isDragged = true
      navigation?.popViewController(animated: true)
    case .changed: scrub(to: pan.translation(in: view).x / view.bounds.width)
    case .ended:
      isDragged = false
      finish()
    default: break
    }
  }
}

extension BareSlide: Slide {
  func install(on navigation: UINavigationController) {
    self.navigation = navigation
    navigation.delegate = self
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    pan.headlessAddAction { [weak self, weak pan] _ in pan.map { self?.panDidChange($0) } }
    navigation.view.addGestureRecognizer(pan)
  }

  func pause() {
    running?.animator.pauseAnimation()
    running?.context.pauseInteractiveTransition()
  }

  func scrub(to progress: CGFloat) {
    running?.animator.fractionComplete = progress
    running?.context.updateInteractiveTransition(progress)
  }

  func finish() {
    running?.context.finishInteractiveTransition()
    running?.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}

extension BareSlide: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    startInteractiveTransition(transitionContext)
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { run(in: transitionContext) }
}

extension BareSlide: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { isDragged }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    let animator = run(in: transitionContext)
    if isDragged { animator.pauseAnimation() } else { animator.startAnimation() }
  }
}

extension BareSlide: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { self }
}
