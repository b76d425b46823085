import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct PercentTests {
    @Test("D47: what is complete is what was told last, and not below 0")
    func percentComplete() async {
      let (stage, driver) = await TabStage.driven()

      for percent: CGFloat in [0.6, 0.25] {
        driver.update(percent)
        #expect(driver.percentComplete == percent)
      }
      driver.update(-0.3)
      #expect(driver.percentComplete == 0)
      #expect(driver.duration == 1)
      driver.finish()
      await stage.settle()
    }

    @Test("D47: what is left takes its share of the duration, over the speed", arguments: [1, 2])
    func completionSpeed(speed: CGFloat) async {
      let driver = UIPercentDrivenInteractiveTransition()
      driver.completionSpeed = speed
      let stage = await TabStage(driver)
      await stage.selectB()

      driver.update(0.2)
      await stage.stage.advance(by: 0.1)
      driver.finish()
      await stage.stage.advance(by: 0.8 / speed - 0.15)
      #expect(!stage.isOver)
      await stage.stage.advance(by: 0.3)

      #expect(stage.isOver && stage.tabs.selectedIndex == 1)
    }

    @Test("D47: the way back takes its share of the duration")
    func cancelDuration() async {
      let (stage, driver) = await TabStage.driven()

      driver.update(0.4)
      await stage.stage.advance(by: 0.1)
      driver.cancel()
      await stage.stage.advance(by: 0.25)
      #expect(stage.tabs.transitionCoordinator?.isCancelled == true)
      await stage.stage.advance(by: 0.3)

      #expect(stage.isOver && stage.tabs.selectedIndex == 0)
    }

    @Test("D47: what is told is shown as it is, and an animator goes on with the timing curve")
    func timingCurve() async {
      let driver = UIPercentDrivenInteractiveTransition()
      driver.timingCurve = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0, y: 1),
        controlPoint2: CGPoint(x: 0, y: 1)
      )
      let stage = await TabStage(driver)
      await stage.selectB()

      for percent: CGFloat in [0.5, 0.1] {
        driver.update(percent)
        await stage.stage.advance(by: 0.1)
        #expect(stage.shown.isAbout(percent))
      }
      driver.finish()
      await stage.stage.advance(by: 0.25)

      #expect(stage.shown > 0.7)
      await stage.settle()
    }

    @Test("D50: it is held at its start until something is told")
    func held() async {
      let (stage, driver) = await TabStage.driven()

      await stage.stage.advance(by: 0.5)

      #expect(stage.shown.isAbout(0))
      #expect(stage.tabs.transitionCoordinator?.isInteractive == true)
      driver.finish()
      await stage.settle()
    }

    @Test("D50: what is told before the start is lost", arguments: [true, false])
    func lost(finishes: Bool) async {
      let driver = UIPercentDrivenInteractiveTransition()
      let stage = await TabStage(driver)

      driver.update(0.7)
      if finishes { driver.finish() } else { driver.cancel() }
      await stage.selectB()
      await stage.stage.advance(by: 0.4)

      #expect(stage.shown.isAbout(0))
      #expect(stage.tabs.transitionCoordinator?.isInteractive == true)
      #expect(stage.tabs.transitionCoordinator?.isCancelled == false)
      driver.finish()
      await stage.settle()
      #expect(stage.isOver && stage.tabs.selectedIndex == 1)
    }

    @Test("D50: what is told after the end is lost")
    func afterTheEnd() async {
      let (stage, driver) = await TabStage.driven()
      driver.finish()
      await stage.settle()

      driver.update(0.3)
      driver.cancel()

      #expect(driver.percentComplete == 0 && stage.tabs.selectedIndex == 1)
    }

    @Test("D50: what is told to a transition that runs by itself is lost")
    func running() async {
      let driver = UIPercentDrivenInteractiveTransition()
      driver.wantsInteractiveStart = false
      let stage = await TabStage(driver)
      await stage.selectB()

      await stage.stage.advance(by: 0.4)
      driver.update(0.9)
      await stage.stage.endTurn()

      #expect(driver.percentComplete == 0)
      #expect(stage.shown.isAbout(0.5, within: 3 * Stage.tolerance))
      await stage.settle()
    }

    @Test("D51: a subclass that calls super drives as the class does")
    func subclass() async {
      let driver = CountingDriver()
      let stage = await TabStage(driver)
      await stage.selectB()

      driver.update(0.5)
      await stage.stage.advance(by: 0.1)
      #expect(stage.shown.isAbout(0.5))
      driver.finish()
      await stage.settle()

      #expect(driver.starts == 1 && stage.tabs.selectedIndex == 1)
    }

    @Test("D52: pausing is told to those who listen; a pause of the animator alone is not")
    func pause() async {
      let driver = CountingDriver()
      driver.wantsInteractiveStart = false
      let stage = await TabStage(driver)
      await stage.selectB()
      // D87: tabs that ignore a driver that isn't interactive never start it.
      guard driver.starts > 0 else { return await stage.settle() }
      var heard: [Bool] = []
      stage.tabs.transitionCoordinator?.notifyWhenInteractionChanges {
        heard.append($0.isInteractive)
      }

      stage.fade.animator?.pauseAnimation()
      await stage.stage.advance(by: 0.1)
      #expect(heard.isEmpty)
      driver.pause()
      await stage.stage.advance(by: 0.1)
      #expect(heard == [true])
      driver.update(0.2)
      await stage.stage.advance(by: 0.1)
      #expect(stage.shown.isAbout(0.2))
      driver.cancel()
      await stage.settle()

      #expect(heard == [true, false])
      #expect(stage.tabs.selectedIndex == 0)
    }

    @Test("D52: canceled, caught again and finished, it arrives")
    func caughtAgain() async {
      let (stage, driver) = await TabStage.driven()

      driver.update(0.6)
      driver.cancel()
      await stage.stage.advance(by: 0.2)
      driver.pause()
      driver.update(0.5)
      await stage.stage.advance(by: 0.1)
      #expect(stage.shown.isAbout(0.5))
      driver.finish()
      await stage.settle()

      #expect(stage.isOver && stage.tabs.selectedIndex == 1)
    }
  }
}

private final class CountingDriver: UIPercentDrivenInteractiveTransition {
  private(set) var starts = 0

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    starts += 1
  }
}
