import Testing
import UIKit

@MainActor @Suite(.serialized) struct LayerDrivenTests {
  @Test("D48, D53: what goes along is scrubbed, in the container and in a view that is named")
  func alongside() {
    let delegate = LegacyNavigation()
    let stage = NavigationStage(delegate: delegate, personality: .standard)
    let bar = UIView(frame: CGRect(x: 0, y: 700, width: 393, height: 50))
    stage.window.addSubview(bar)
    HeadlessClock.endTurn()

    let b = Screen("B")
    stage.navigation.pushViewController(b, animated: true)
    stage.navigation.transitionCoordinator?.animateAlongsideTransition(
      in: bar,
      animation: { _ in
        bar.alpha = 0
        b.view.alpha = 0.5
      }
    )
    HeadlessClock.advance(by: 0.3)
    delegate.driver.update(0.5)
    HeadlessClock.advance(frames: 1)

    #expect(abs((bar.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
    #expect(abs((b.view.layer.presentation()?.opacity ?? 0) - 0.75) < 0.01)
    delegate.driver.cancel()
    stage.settle()
    #expect(stage.titles() == ["A"] && bar.layer.speed == 1)
  }

  @Test("D29: a screen that is pulled back by percents ends where it began, its bar too")
  func navigation() throws {
    let delegate = LegacyNavigation()
    let stage = NavigationStage(delegate: delegate, personality: .standard)
    let b = stage.push("B")

    stage.navigation.popViewController(animated: true)
    HeadlessClock.advance(frames: 2)
    delegate.driver.update(0.4)
    HeadlessClock.advance(by: 0.5)
    let title = try #require(stage.navigation.navigationBar.find("bar.title"))
    #expect(abs((title.superview?.layer.presentation()?.opacity ?? 0) - 0.4) < 0.02)
    delegate.driver.cancel()
    stage.settle()

    #expect(stage.titles() == ["A", "B"] && b.view.window === stage.window)
    #expect(stage.navigation.navigationBar.topItem?.title == "B")
  }
}

/// A fade of one second with `UIView.animate`, driven by percents.
@MainActor
private final class LegacyNavigation: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  let driver = UIPercentDrivenInteractiveTransition()

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return }
    transitionContext.containerView.addSubview(to)
    UIView.animate(
      withDuration: 1,
      delay: 0,
      options: .curveLinear,
      animations: { from.center.x = 0 },
      completion: { _ in
        from.center.x = 196.5
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    )
  }
}
