import Testing
import UIKit

/// A panel over the lower part of the screen, as an app of 2014 made it: a presentation controller with
/// a dimming view that goes along with the transition, and a tap beside the panel dismisses it.
@MainActor @Suite(.serialized) struct DimmedPanelTests {
  @Test("A dimmed panel dims as it comes, and a tap beside it dismisses it")
  func comesAndGoes() throws {
    let stage = PresentationStage()
    let transitioning = PanelTransitioning()
    let panel = stage.screen(.custom, delegate: transitioning)

    stage.a.present(panel, animated: true)
    HeadlessClock.advance(by: 0.2)
    let manager = try #require(panel.presentationController as? PanelPresentation)
    let half = manager.dimming.layer.presentation()?.opacity ?? 0
    #expect(half > 0.1 && half < 0.3)
    stage.settle()
    #expect(panel.view.frame == CGRect(x: 0, y: 552, width: 393, height: 300))
    #expect(manager.dimming.alpha == 0.4 && manager.dimming.superview != nil)

    Finger().tap(200, 300)
    stage.settle()

    #expect(stage.a.presentedViewController == nil)
    #expect(stage.window.subviews == [stage.a.view])
  }

  @Test("A panel presented without animation is dimmed at once")
  func unanimated() throws {
    let stage = PresentationStage()
    let transitioning = PanelTransitioning()
    let panel = stage.screen(.custom, delegate: transitioning)

    stage.a.present(panel, animated: false)
    stage.settle()

    let manager = try #require(panel.presentationController as? PanelPresentation)
    #expect(manager.dimming.alpha == 0.4)
    #expect(panel.view.frame.height == 300)
  }
}

@MainActor
private final class PanelPresentation: UIPresentationController {
  let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: room.height - 300, width: room.width, height: 300)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.frame = containerView.bounds
    containerView.addSubview(dimming)
    let tap = UITapGestureRecognizer()
    tap.headlessAddAction { [weak self] _ in
      self?.presentedViewController.dismiss(animated: true)
    }
    dimming.addGestureRecognizer(tap)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = 0.4
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimming.alpha = 0.4 })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

@MainActor
private final class PanelTransitioning: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    PanelPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let isPresenting = transitionContext.viewController(forKey: .to)?.isBeingPresented == true
    guard let panel = transitionContext.viewController(forKey: isPresenting ? .to : .from)
    else { return }
    let shown =
      isPresenting
      ? transitionContext.finalFrame(for: panel) : transitionContext.initialFrame(for: panel)
    let hidden = shown.offsetBy(dx: 0, dy: shown.height)
    if isPresenting { transitionContext.containerView.addSubview(panel.view) }
    panel.view.frame = isPresenting ? hidden : shown
    UIView.animate(
      withDuration: transitionContext.isAnimated ? transitionDuration(using: transitionContext) : 0,
      animations: { panel.view.frame = isPresenting ? shown : hidden },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
