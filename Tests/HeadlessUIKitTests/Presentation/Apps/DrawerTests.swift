import Testing
import UIKit

/// A drawer at the side, as apps have made it under the custom style: the presenting view moves aside,
/// although it is not the animator's, and a pan drives both.
@MainActor @Suite(.serialized) struct DrawerTests {
  @Test("The presenter makes room, and stays aside")
  func opens() {
    let stage = PresentationStage()
    let drawer = Drawer()
    let menu = stage.screen(.custom, delegate: drawer)

    let calls = stage.calls {
      stage.a.present(menu, animated: true)
      stage.settle()
    }

    #expect(stage.a.view.frame.minX == 280 && menu.view.frame.width == 280)
    #expect(stage.a.view.superview === stage.window)
    #expect(!calls.contains { $0.hasPrefix("A.") })
    menu.dismiss(animated: true)
    stage.settle()
    #expect(stage.a.view.frame.minX == 0)
  }

  @Test("A drawer pulled half shut and let go opens again, and one pulled further shuts")
  func pulled() {
    let stage = PresentationStage()
    let drawer = Drawer()
    let menu = stage.screen(.custom, delegate: drawer)
    stage.a.present(menu, animated: true)
    stage.settle()

    drawer.isPulled = true
    menu.dismiss(animated: true)
    HeadlessClock.advance(frames: 1)
    drawer.driver.update(0.4)
    HeadlessClock.advance(frames: 1)
    #expect(abs((stage.a.view.layer.presentation()?.frame.minX ?? 0) - 168) < 0.5)
    drawer.driver.cancel()
    stage.settle()
    #expect(stage.a.view.frame.minX == 280 && stage.a.presentedViewController === menu)

    menu.dismiss(animated: true)
    HeadlessClock.advance(frames: 1)
    drawer.driver.update(0.6)
    drawer.driver.finish()
    stage.settle()
    #expect(stage.a.view.frame.minX == 0 && stage.a.presentedViewController == nil)
  }
}

@MainActor
private final class Drawer: HandmadeFade, UIViewControllerTransitioningDelegate {
  let driver = UIPercentDrivenInteractiveTransition()
  var isPulled = false

  override func prepare(
    _ animator: UIViewPropertyAnimator,
    in context: any UIViewControllerContextTransitioning
  ) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    let opens = to.isBeingPresented
    let (menu, presenter) = opens ? (to.view, from.view) : (from.view, to.view)
    let container = context.containerView
    if opens, let menu {
      menu.frame = CGRect(x: -280, y: 0, width: 280, height: container.bounds.height)
      container.addSubview(menu)
    }
    animator.addAnimations {
      menu?.frame.origin.x = opens ? 0 : -280
      presenter?.frame.origin.x = opens ? 280 : 0
    }
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isPulled ? driver : nil }
}
