import Testing
import UIKit

@MainActor @Suite(.serialized) struct PercentDrivenTests {
  /// Two tabs, the second on its way under a driver.
  private func stage(
    _ driver: UIPercentDrivenInteractiveTransition
  ) -> (TabStage, HandmadeTabs) {
    let delegate = HandmadeTabs()
    delegate.interactor = driver
    let stage = TabStage(delegate: delegate)
    stage.tabs.selectedIndex = 1
    HeadlessClock.endTurn()
    return (stage, delegate)
  }

  private func seenX(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.frame.minX ?? -1
  }

  @Test("D50, D49: it starts paused, scrubs the interruptible animator, and finishes")
  func scrub() {
    let driver = UIPercentDrivenInteractiveTransition()
    let (stage, delegate) = stage(driver)

    HeadlessClock.advance(by: 0.5)
    #expect(seenX(stage.b.view) == 393)
    driver.update(0.25)
    HeadlessClock.advance(frames: 1)
    #expect(abs(seenX(stage.b.view) - 393 * 0.75) < 0.01)
    #expect(driver.percentComplete == 0.25 && driver.duration == 1)
    #expect(stage.tabs.transitionCoordinator?.percentComplete == 0.25)
    #expect(delegate.animator.animator?.fractionComplete == 0.25)
    driver.finish()
    #expect(stage.tabs.transitionCoordinator?.isInteractive == false)
    stage.settle()

    #expect(stage.tabs.selectedIndex == 1 && stage.tabs.transitionCoordinator == nil)
  }

  @Test("D47: what is left takes its share of the duration, over the speed", arguments: [1, 2])
  func completionSpeed(speed: CGFloat) {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.completionSpeed = speed
    let (stage, _) = stage(driver)

    driver.update(0.4)
    HeadlessClock.advance(frames: 1)
    driver.finish()
    HeadlessClock.advance(by: 0.6 / Double(speed) - 0.05)
    #expect(stage.tabs.transitionCoordinator != nil)
    HeadlessClock.advance(by: 0.1)

    #expect(stage.tabs.transitionCoordinator == nil)
  }

  @Test("D47: a cancelled one goes back the way it came, in its share of the duration")
  func cancelDuration() {
    let driver = UIPercentDrivenInteractiveTransition()
    let (stage, delegate) = stage(driver)

    driver.update(0.4)
    HeadlessClock.advance(frames: 1)
    driver.cancel()
    #expect(delegate.animator.animator?.isReversed == true)
    HeadlessClock.advance(by: 0.35)
    #expect(stage.tabs.transitionCoordinator?.isCancelled == true)
    HeadlessClock.advance(by: 0.1)

    #expect(stage.tabs.transitionCoordinator == nil && stage.tabs.selectedIndex == 0)
  }

  @Test("D47: the lower bound of what is complete is 0")
  func bounds() {
    let driver = UIPercentDrivenInteractiveTransition()
    let (stage, _) = stage(driver)
    driver.update(-0.3)
    #expect(driver.percentComplete == 0)
    driver.finish()
    stage.settle()
  }

  @Test("D47: the timing curve is what the animator continues with")
  func timingCurve() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.timingCurve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0, y: 1),
      controlPoint2: CGPoint(x: 0, y: 1)
    )
    let (stage, _) = stage(driver)

    driver.finish()
    HeadlessClock.advance(by: 0.2)

    #expect(seenX(stage.b.view) < 393 * 0.25)
    stage.settle()
  }

  @Test("D50: what is told before the start or after the end is lost")
  func lost() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.update(0.7)
    driver.finish()
    let (stage, _) = stage(driver)

    #expect(driver.percentComplete == 0)
    #expect(stage.tabs.transitionCoordinator?.isInteractive == true)
    driver.finish()
    stage.settle()
    driver.update(0.3)
    driver.cancel()
    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("D52: one that starts by itself is paused, and those who listen hear of it")
  func pause() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    let (stage, _) = stage(driver)
    var heard: [Bool] = []
    stage.tabs.transitionCoordinator?.notifyWhenInteractionChanges {
      heard.append($0.isInteractive)
    }

    HeadlessClock.advance(by: 0.5)
    driver.update(0.9)
    #expect(driver.percentComplete == 0)
    driver.pause()
    HeadlessClock.advance(by: 0.5)
    #expect(abs(seenX(stage.b.view) - 393 * 0.5) < 10)
    driver.update(0.2)
    driver.cancel()
    stage.settle()

    #expect(heard == [true, false])
    #expect(stage.tabs.selectedIndex == 0)
  }

  @Test("Cancelled, caught again and finished it arrives")
  func caughtAgain() {
    let driver = UIPercentDrivenInteractiveTransition()
    let (stage, _) = stage(driver)

    driver.update(0.6)
    driver.cancel()
    HeadlessClock.advance(by: 0.2)
    driver.pause()
    driver.update(0.5)
    HeadlessClock.advance(frames: 1)
    #expect(abs(seenX(stage.b.view) - 393 * 0.5) < 0.01)
    driver.finish()
    stage.settle()

    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("D51: a subclass that calls super drives as the class does")
  func subclass() {
    let driver = CountingDriver()
    let (stage, _) = stage(driver)

    driver.update(0.5)
    driver.finish()
    stage.settle()

    #expect(driver.starts == 1 && stage.tabs.selectedIndex == 1)
  }
}

@MainActor
private final class CountingDriver: UIPercentDrivenInteractiveTransition {
  private(set) var starts = 0

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    starts += 1
  }
}
