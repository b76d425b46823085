import Testing
import UIKit

/// A dismissal that percents drive, with `UIView.animate`, and without anything that puts the view back.
@MainActor @Suite(.serialized) struct CancelledDismissalTests {
  @Test("D78: canceled, it leaves the view where it was, and as it was")
  func cancelled() {
    let slide = SlideOff()
    let stage = PresentationStage()
    let b = stage.presented(.fullScreen, delegate: slide)

    b.dismiss(animated: true)
    HeadlessClock.advance(frames: 2)
    slide.driver.update(0.5)
    HeadlessClock.advance(frames: 1)
    #expect(b.view.frame.minY == 852)
    slide.driver.cancel()
    stage.settle()

    #expect(b.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(b.view.alpha == 1 && b.view.window != nil)
    #expect(stage.a.presentedViewController === b)
    #expect(slide.placeAtEnd == 0)
  }

  @Test("D78: finished, it leaves it where it went")
  func finished() {
    let slide = SlideOff()
    let stage = PresentationStage()
    let b = stage.presented(.fullScreen, delegate: slide)

    b.dismiss(animated: true)
    HeadlessClock.advance(frames: 2)
    slide.driver.update(0.5)
    slide.driver.finish()
    stage.settle()

    #expect(stage.a.presentedViewController == nil && b.view.window == nil)
    #expect(slide.placeAtEnd == 852)
  }
}

@MainActor
private final class SlideOff: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()
  private(set) var placeAtEnd: CGFloat?

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from) else { return }
    if let to = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(to, belowSubview: from)
    }
    UIView.animate(
      withDuration: 1,
      animations: {
        from.frame.origin.y = 852
        from.alpha = 0.5
      },
      completion: { _ in
        self.placeAtEnd = from.frame.minY
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
