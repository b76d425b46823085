import InterruptibleTransitions
import UIKit

/// The slide that an app would write by hand if it is to be caught: a finger takes it where it is, as soon as it touches
/// down, and hands its velocity over when it is lifted.
///
/// It does no more than that: it works left to right, in a navigation controller whose delegate it is and that keeps its
/// size, with content that neither scrolls nor takes touches in flight, and without rubber band.
@MainActor
final class CatchingSlide: NSObject {
  private weak var navigation: UINavigationController?
  private var running: Running?
  private var isDragged = false
  /// The progress at which the finger has taken hold.
  private var anchor: CGFloat = 0

  private struct Running {
    let context: any UIViewControllerContextTransitioning
    let animator: UIViewPropertyAnimator
    /// The way of a finger from start to end, in points.
    let travel: CGFloat

    /// The animator measures from where it goes.
    @MainActor
    var progress: CGFloat {
      animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    }
  }

  private func run(in context: any UIViewControllerContextTransitioning) -> Running {
    if let running { return running }
    let width = context.containerView.bounds.width
    let from = context.viewController(forKey: .from)
    let isPush = navigation?.viewControllers.contains { $0 === from } == true
    let animator = BareLook.makeAnimator(for: context, in: navigation) { [weak self] _ in
      self?.running = nil
    }
    let new = Running(context: context, animator: animator, travel: isPush ? -width : width)
    running = new
    return new
  }

  // MARK: - Fingers

  private func panDidChange(_ pan: UIPanGestureRecognizer) {
    guard let view = navigation?.view else { return }
    switch pan.state {
    case .began where running != nil: hold()
    case .began:
      isDragged = true
      anchor = 0
      navigation?.popViewController(animated: true)
    case .changed:
      guard let running else { return }
      scrub(to: anchor + pan.translation(in: view).x / running.travel)
    case .ended:
      isDragged = false
      guard let running else { return }
      release(velocity: pan.velocity(in: view).x / running.travel)
    case .cancelled:
      isDragged = false
      release(velocity: 0)
    default: break
    }
  }

  /// Stops the transition where it is seen.
  private func hold() {
    guard let running else { return }
    running.animator.pauseAnimation()
    anchor = running.progress
    running.animator.isReversed = false
    running.animator.fractionComplete = anchor
    running.context.pauseInteractiveTransition()
  }

  /// Sends the transition to where the finger would bring it.
  private func release(velocity: CGFloat) {
    guard let running else { return }
    let progress = running.progress
    let isGoingOn =
      Projection.system.end(progress: progress, velocity: velocity) == .end
    let distance = (isGoingOn ? 1 : 0) - progress
    let relative = abs(distance) > 0.001 ? velocity / distance : 0
    running.animator.isReversed = !isGoingOn
    if isGoingOn {
      running.context.finishInteractiveTransition()
    } else {
      running.context.cancelInteractiveTransition()
    }
    running.animator.continueAnimation(
      withTimingParameters: BareLook.timing(
        max(BareLook.omega(of: .systemRelease), relative),
        relativeVelocity: relative
      ),
      durationFactor: 1
    )
  }
}

/// A pan that begins at touch-down, if it may.
private final class CatchingPan: UIPanGestureRecognizer {
  var mayCatch: () -> Bool = { false }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = mayCatch() ? .began : .failed }
  }
}

extension CatchingSlide: Slide {
  func install(on navigation: UINavigationController) {
    self.navigation = navigation
    navigation.delegate = self
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    let edgePan = UIScreenEdgePanGestureRecognizer()
    edgePan.edges = .left
    let pan = CatchingPan()
    pan.maximumNumberOfTouches = 1
    pan.mayCatch = { [weak self] in self?.running?.animator.isRunning == true }
    for recognizer in [pan, edgePan] {
      recognizer.headlessAddAction { [weak self, weak recognizer] _ in
        recognizer.map { self?.panDidChange($0) }
      }
      navigation.view.addGestureRecognizer(recognizer)
    }
  }

  func pause() {
    hold()
  }

  func scrub(to progress: CGFloat) {
    running?.animator.fractionComplete = progress
    running?.context.updateInteractiveTransition(progress)
  }

  func finish() {
    release(velocity: 0)
  }
}

extension CatchingSlide: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    startInteractiveTransition(transitionContext)
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { run(in: transitionContext).animator }
}

extension CatchingSlide: UIViewControllerInteractiveTransitioning {
  var wantsInteractiveStart: Bool { isDragged }

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    let animator = run(in: transitionContext).animator
    if isDragged { animator.pauseAnimation() } else { animator.startAnimation() }
  }
}

extension CatchingSlide: UINavigationControllerDelegate {
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
