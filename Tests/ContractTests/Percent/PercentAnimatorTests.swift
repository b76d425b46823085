import Testing
import UIKit

extension Contract {
  /// Percents with an interruptible animator.
  @MainActor @Suite struct PercentAnimatorTests {
    @Test("D49, D50: any animation is paused at the start, scrubbed and continued")
    func finish() async {
      let driver = UIPercentDrivenInteractiveTransition()
      let stage = await TabStage(driver)
      stage.delegate.animator = JournaledAnimatorFade(stage.fade)

      let started = await stage.calls { await stage.selectB() }
      let scrubbed = await stage.calls {
        driver.update(0.25)
        await stage.stage.advance(by: 0.1)
      }
      #expect(stage.shown.isAbout(0.25))
      let finished = await stage.calls {
        driver.finish()
        await stage.settle()
      }

      #expect(started.contains("pauseAnimation"))
      #expect(scrubbed.contains("fractionComplete 0.25"))
      #expect(finished.hasInOrder("continueAnimation", "complete true"))
      #expect(!finished.contains("isReversed true"))
      #expect(stage.isOver && stage.tabs.selectedIndex == 1)
    }

    @Test("D49: canceled it is reversed and continued, and its own completion completes")
    func cancel() async {
      let driver = UIPercentDrivenInteractiveTransition()
      let stage = await TabStage(driver)
      stage.delegate.animator = JournaledAnimatorFade(stage.fade)
      var ended: UIViewAnimatingPosition?

      await stage.selectB()
      stage.fade.animator?.addCompletion { ended = $0 }
      driver.update(0.6)
      await stage.stage.advance(by: 0.1)
      let cancelled = await stage.calls {
        driver.cancel()
        await stage.stage.advance(by: 0.3)
        #expect(stage.shown < 0.6 && stage.shown > 0)
        await stage.settle()
      }

      #expect(cancelled.contains("isReversed true"))
      #expect(cancelled.hasInOrder("continueAnimation", "complete false"))
      #expect(ended == .start)
      #expect(stage.isOver && stage.tabs.selectedIndex == 0)
    }
  }
}
