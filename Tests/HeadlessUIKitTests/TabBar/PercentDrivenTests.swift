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

  private func displayedX(_ view: UIView) -> CGFloat {
    view.layer.presentation()?.frame.minX ?? -1
  }

  @Test("A percent-driven change of tabs that is canceled, caught again and finished arrives")
  func caughtAgain() {
    let driver = UIPercentDrivenInteractiveTransition()
    let (stage, _) = stage(driver)

    driver.update(0.6)
    driver.cancel()
    HeadlessClock.advance(by: 0.2)
    driver.pause()
    driver.update(0.5)
    HeadlessClock.advance(frames: 1)
    #expect(abs(displayedX(stage.b.view) - 393 * 0.5) < 0.01)
    driver.finish()
    stage.settle()

    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("An update of a percent-driven transition after its end is lost")
  func afterTheEnd() {
    let driver = UIPercentDrivenInteractiveTransition()
    let (stage, _) = stage(driver)
    driver.finish()
    stage.settle()

    driver.update(0.3)
    driver.cancel()

    #expect(driver.percentComplete == 0 && stage.tabs.selectedIndex == 1)
  }

  @Test("An update of a percent-driven transition that runs by itself is lost")
  func running() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.wantsInteractiveStart = false
    let (stage, _) = stage(driver)

    HeadlessClock.advance(by: 0.5)
    driver.update(0.9)
    HeadlessClock.advance(frames: 1)

    #expect(driver.percentComplete == 0)
    #expect(abs(displayedX(stage.b.view) - 393 * 0.5) < 20)
    stage.settle()
  }
}
