import InterruptibleTransitions
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

  private struct Running {
    let context: any UIViewControllerContextTransitioning
    let animator: UIViewPropertyAnimator
  }

  private func run(
    in context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if let running { return running.animator }
    let animator = makeAnimator(for: context)
    running = Running(context: context, animator: animator)
    return animator
  }

  private func makeAnimator(
    for context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let omega = 2 * CGFloat.pi / CGFloat(Spring.systemPush.response)
    let timing = UISpringTimingParameters(
      mass: 1,
      stiffness: omega * omega,
      damping: 2 * omega,
      initialVelocity: CGVector(dx: omega, dy: omega)
    )
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let incoming = context.viewController(forKey: .to)
    else { return animator }
    let container = context.containerView
    let isPush = navigation?.viewControllers.contains { $0.view === from } == true
    let (above, below) = isPush ? (to, from) : (from, to)
    let width = container.bounds.width
    to.frame = context.finalFrame(for: incoming)
    let dimming = UIView(frame: container.bounds)
    dimming.backgroundColor = .black
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    container.insertSubview(dimming, belowSubview: above)
    let shadow = Shadow(frame: CGRect(x: -30, y: 0, width: 30, height: container.bounds.height))
    container.insertSubview(shadow, belowSubview: above)
    dimming.alpha = isPush ? 0 : 0.098
    if isPush {
      above.center.x += width
      shadow.center.x += width
    } else {
      below.center.x -= width * 0.301
    }
    let rest = from.center
    animator.addAnimations {
      above.center.x += isPush ? -width : width
      shadow.center.x += isPush ? -width : width
      below.center.x += (isPush ? -width : width) * 0.301
      dimming.alpha = isPush ? 0.098 : 0
    }
    animator.addCompletion { [weak self] position in
      dimming.removeFromSuperview()
      shadow.removeFromSuperview()
      from.center = rest
      self?.running = nil
      context.completeTransition(position == .end)
    }
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

/// The shadow at the leading edge of the upper screen.
private final class Shadow: UIView {
  private static let colors = stride(from: 0, through: 30, by: 3).map { distance in
    UIColor(white: 0, alpha: 0.03 * exp(-pow((CGFloat(distance) + 6) / 12, 2) / 2)).cgColor
  }

  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = Shadow.colors
    gradient.startPoint = CGPoint(x: 1, y: 0.5)
    gradient.endPoint = CGPoint(x: 0, y: 0.5)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
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
