import Testing
import UIKit

/// A modal screen that is pulled off by the screen's edge, as an app of 2013 made it: `UIView.animate` in the
/// animator, and a percent-driven interaction that scrubs the container's time.
@MainActor @Suite(.serialized) struct EdgePanModalTests {
  private func stage() -> (PresentationStage, SlidingModal, Screen) {
    let stage = PresentationStage()
    let modal = SlidingModal()
    let screen = stage.screen(.fullScreen, delegate: modal)
    modal.attach(to: screen)
    stage.a.present(screen, animated: true)
    stage.settle()
    return (stage, modal, screen)
  }

  private func displayedX(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.frame.minX ?? -1
  }

  @Test("D48: it follows the finger, waits with it, and goes on when let go")
  func finishes() {
    let (stage, modal, screen) = stage()
    let finger = Finger()

    finger.drag((2, 400), to: (262, 400))
    HeadlessClock.advance(by: 0.5)
    let held = displayedX(screen.view)
    #expect(held > 240 && held < 262)
    #expect(stage.a.presentedViewController === screen)
    finger.up(262, 400)
    HeadlessClock.advance(frames: 3)
    #expect(displayedX(screen.view) > held && displayedX(screen.view) < 393)
    stage.settle()

    #expect(!modal.isPulled)
    #expect(stage.a.presentedViewController == nil && screen.view.window == nil)
    #expect(stage.a.view.superview === stage.window)
  }

  @Test("D48, D47: let go early it runs back the way it came")
  func cancels() {
    let (stage, modal, screen) = stage()
    let finger = Finger()

    finger.drag((2, 400), to: (122, 400), frames: 40)
    HeadlessClock.advance(by: 0.2)
    let held = displayedX(screen.view)
    finger.up(122, 400)
    HeadlessClock.advance(frames: 3)
    let back = displayedX(screen.view)
    #expect(back < held && back > 0)
    stage.settle()

    #expect(!modal.isPulled)
    #expect(stage.a.presentedViewController === screen)
    #expect(screen.view.frame.minX == 0 && displayedX(screen.view) == 0)
    #expect(stage.a.view.window == nil)
    #expect(screen.view.superview?.layer.speed == 1)
  }

  @Test("D78: canceled, it leaves the view where it was, and as it was; finished, where it went")
  func twice() {
    let (stage, modal, screen) = stage()

    for end in [UIViewAnimatingPosition.start, .end] {
      modal.isPulled = true
      screen.dismiss(animated: true)
      HeadlessClock.advance(frames: 2)
      modal.driver.update(0.3)
      HeadlessClock.advance(frames: 2)
      #expect(abs(displayedX(screen.view) - 118) < 1)
      #expect(screen.view.frame.minX == 393)
      if end == .end { modal.driver.finish() } else { modal.driver.cancel() }
      stage.settle()

      #expect(stage.a.presentedViewController === (end == .end ? nil : screen))
      #expect((screen.view.window == nil) == (end == .end))
      #expect(modal.placeAtEnd == (end == .end ? 393 : 0))
      if end == .start {
        #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(screen.view.alpha == 1)
      }
    }
  }
}

@MainActor
private final class SlidingModal: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  var isPulled = false
  /// Where the screen is when its animation has ended.
  private(set) var placeAtEnd: CGFloat?

  func attach(to screen: UIViewController) {
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = .left
    pan.headlessAddAction { [weak self, weak screen] recognizer in
      guard let self, let screen, let pan = recognizer as? UIPanGestureRecognizer else { return }
      let progress = pan.translation(in: screen.view.window).x / 393
      switch pan.state {
      case .began:
        isPulled = true
        screen.dismiss(animated: true)
      case .changed:
        driver.update(progress)
      case .ended, .cancelled:
        isPulled = false
        if progress > 0.5 { driver.finish() } else { driver.cancel() }
      default:
        break
      }
    }
    screen.view.addGestureRecognizer(pan)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isPulled ? driver : nil }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let presenter = transitionContext.viewController(forKey: .to)
    else { return }
    let container = transitionContext.containerView
    to.frame = transitionContext.finalFrame(for: presenter)
    container.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: .curveLinear,
      animations: {
        from.frame.origin.x = container.bounds.width
        from.alpha = 0.5
      },
      completion: { [weak self] _ in
        self?.placeAtEnd = from.frame.minX
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
