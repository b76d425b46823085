#if os(Linux)
  import Testing
  import UIKit

  extension Contract {
    /// What raises in UIKit ends the process; a simulator cannot look on.
    @MainActor @Suite struct AnimatorFaultTests {
      @Test("A6, A8: finishing an animator that was not stopped")
      func finishedInactive() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          await MainActor.run {
            UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
          }
        }
        #expect(end?.says("should only be called on a stopped animator") == true)
      }

      @Test("A6: starting a stopped animator")
      func startedStopped() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await Stage()
          await stage.animatorStopped().startAnimation()
        }
        #expect(end?.says("a stopped animator cannot be started") == true)
      }

      @Test("A6: pausing a stopped animator")
      func pausedStopped() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await Stage()
          await stage.animatorStopped().pauseAnimation()
        }
        #expect(end?.says("a stopped animator cannot be paused") == true)
      }

      @Test("A6: adding a block to a stopped animator")
      func addedToStopped() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await Stage()
          await stage.animatorStopped().addAnimations {}
        }
        #expect(end?.says("animations cannot be added to a stopped animator") == true)
      }

      @Test("A6, A10: deciding in flight that it may not be interrupted")
      func configuredRunning() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await Stage()
          let animator = await stage.animator()
          await animator.startAnimation()
          await MainActor.run { animator.isInterruptible = false }
        }
        #expect(end?.says("isInterruptible can only be set while the animator is inactive") == true)
      }

      @Test("A7: a delayed start of a running animator")
      func delayedRunning() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await Stage()
          let animator = await stage.animator()
          await animator.startAnimation()
          await animator.startAnimation(afterDelay: 1)
        }
        #expect(end?.says("startAnimation(afterDelay:) is for an inactive animator") == true)
      }

      @Test("A9: continuing an inactive animator")
      func continuedInactive() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await Stage()
          let animator = await stage.animator()
          await animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        #expect(end?.says("continueAnimation is for a paused animator") == true)
      }

      @Test("A6, A9: continuing a running animator")
      func continuedRunning() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await Stage()
          let animator = await stage.animator()
          await animator.startAnimation()
          await animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        #expect(end?.says("continueAnimation is for a paused animator") == true)
      }

      @Test("A10: pausing an animator that may not be interrupted")
      func pausedUninterruptible() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await Stage()
          let animator = await stage.animator()
          await MainActor.run { animator.isInterruptible = false }
          await animator.startAnimation()
          await animator.pauseAnimation()
        }
        #expect(end?.says("isInterruptible false cannot be paused") == true)
      }

      @Test("A13: releasing a paused animator")
      func releasedPaused() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await Stage()
          await stage.animator().pauseAnimation()
        }
        #expect(end?.says("paused or stopped UIViewPropertyAnimator was released") == true)
      }

      @Test("A13: releasing a stopped animator that was not finished")
      func releasedStopped() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await Stage()
          _ = await stage.animatorStopped()
        }
        #expect(end?.says("paused or stopped UIViewPropertyAnimator was released") == true)
      }

      @Test("A11: stopping it in its completion")
      func stoppedInCompletion() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await Stage()
          let animator = await stage.animator()
          await MainActor.run {
            animator.addCompletion { _ in animator.stopAnimation(true) }
            animator.startAnimation()
          }
          await stage.advance(by: 2)
        }
        #expect(end?.says("cannot be stopped from its own completion") == true)
      }
    }
  }

  extension Stage {
    fileprivate func animatorStopped() -> UIViewPropertyAnimator {
      let animator = animator()
      animator.startAnimation()
      animator.stopAnimation(false)
      return animator
    }
  }
#endif
