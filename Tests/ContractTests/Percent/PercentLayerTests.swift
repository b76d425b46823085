import Testing
import UIKit

extension Contract {
  /// Percents without an interruptible animator.
  @MainActor @Suite struct PercentLayerTests {
    @Test("D48: a block animation is scrubbed by the container's time, to and fro")
    func blocks() async throws {
      let (stage, driver) = await TabStage.driven(BlockFade())
      let container = try #require(stage.tabs.transitionCoordinator?.containerView)

      await stage.stage.advance(by: 0.4)
      #expect(stage.shown.isAbout(0) && container.layer.speed == 0)
      for percent: CGFloat in [0.5, 0.2] {
        driver.update(percent)
        await stage.stage.advance(by: 0.1)
        #expect(stage.shown.isAbout(percent))
      }
      #expect(stage.tabs.transitionCoordinator?.isInterruptible == false)
      driver.finish()
      await stage.settle()

      #expect(stage.isOver && stage.tabs.selectedIndex == 1)
      #expect(container.layer.speed == 1)
    }

    @Test("D47, D48: what is left follows the completion curve, in its share of the duration")
    func completion() async {
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionCurve = .linear
      driver.completionSpeed = 0.5
      let stage = await TabStage(driver)
      stage.delegate.animator = BlockFade()
      await stage.selectB()

      driver.update(0.5)
      await stage.stage.advance(by: 0.1)
      driver.finish()
      await stage.stage.advance(by: 0.5)
      #expect(stage.shown.isAbout(0.75, within: 2 * Stage.tolerance))
      await stage.stage.advance(by: 0.3)
      #expect(!stage.isOver)
      await stage.stage.advance(by: 0.4)

      #expect(stage.isOver)
    }

    @Test("D48: canceled it runs back, and the tab with it")
    func cancelled() async {
      let (stage, driver) = await TabStage.driven(BlockFade())

      driver.update(0.6)
      await stage.stage.advance(by: 0.1)
      driver.cancel()
      await stage.stage.advance(by: 0.3)
      #expect(stage.shown > 0 && stage.shown < 0.6)
      await stage.settle()

      #expect(stage.isOver && stage.tabs.selectedIndex == 0)
      #expect(stage.a.view.window === stage.stage.window && stage.b.view.window == nil)
    }

    @Test("D48: a property animator that is not vended follows no percents")
    func hiddenAnimator() async {
      let (stage, driver) = await TabStage.driven(BlockFade(hidesAnimator: true))
      await stage.stage.advance(by: 0.5)

      driver.update(0.3)
      await stage.stage.advance(by: 0.1)

      #expect(!stage.shown.isAbout(0.3))
      driver.finish()
      await stage.settle()
    }

    @Test(
      "D53: without an interruptible animator, what goes along has the animation of animateTransition"
    )
    func alongside() async {
      let stage = await TabStage()
      stage.delegate.animator = BlockFade()
      let probe = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      stage.stage.window.addSubview(probe)
      await stage.stage.endTurn()

      stage.tabs.selectedIndex = 1
      stage.tabs.transitionCoordinator?.animate(
        alongsideTransition: { _ in probe.alpha = 0 },
        completion: nil
      )
      await stage.stage.endTurn()
      #expect(stage.tabs.transitionCoordinator?.isInterruptible == false)
      await stage.stage.advance(by: 0.5)

      let alpha = CGFloat(probe.layer.displayed()?.opacity ?? -1)
      #expect(alpha.isAbout(0.5, within: 2 * Stage.tolerance))
      await stage.settle()
      #expect(stage.isOver && stage.tabs.selectedIndex == 1)
    }
  }
}
