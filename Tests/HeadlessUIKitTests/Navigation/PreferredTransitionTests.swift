import Testing
import UIKit

@MainActor @Suite(.serialized) struct PreferredTransitionTests {
  @Test(
    "D59: a controller keeps its preferred transition, after which goes a delegate's animator, or else the system's own",
    arguments: [true, false]
  )
  func push(isHandmade: Bool) {
    let transition = HandmadeFade()
    let stage = NavigationStage(delegate: isHandmade ? transition : nil)
    let zoom = UIViewController.Transition.headlessZoom()
    let b = Screen("B")
    #expect(b.preferredTransition == nil)
    b.preferredTransition = zoom
    #expect(b.preferredTransition === zoom)

    for isPush in [true, false] {
      if isPush {
        stage.navigation.pushViewController(b, animated: true)
      } else {
        stage.navigation.popViewController(animated: true)
      }
      HeadlessClock.advance(by: 0.2)
      #expect((transition.animator != nil) == isHandmade)
      #expect((stage.displayedX(b.view) > 1) == !isHandmade)
      stage.settle()
      #expect(stage.titles() == (isPush ? ["A", "B"] : ["A"]))
      #expect((b.view.window != nil) == isPush)
    }
  }

  @Test("D59: without a delegate's animator the system's own transition presents and dismisses")
  func present() throws {
    let stage = PresentationStage()
    let b = stage.screen(.fullScreen)
    b.preferredTransition = .headlessZoom()

    stage.a.present(b, animated: true)
    HeadlessClock.advance(by: 0.2)
    #expect(try #require(b.view.layer.presentation()).frame.minY > 1)
    stage.settle()
    #expect(b.view.frame == UIScreen.main.bounds)
    b.dismiss(animated: true)
    stage.settle()

    #expect(stage.a.presentedViewController == nil && stage.a.view.window === stage.window)
  }
}
