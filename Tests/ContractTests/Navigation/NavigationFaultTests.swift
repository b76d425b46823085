#if os(Linux)
  import Testing
  import UIKit

  extension Contract {
    /// What raises in UIKit, or leaves it broken, ends the process; a simulator cannot look on.
    @MainActor @Suite struct NavigationFaultTests {
      @Test("D7: a second completeTransition")
      func completeTwice() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await NavigationStage()
          _ = await stage.pushing("B")
          await MainActor.run {
            let context = stage.fade.context
            context?.completeTransition(true)
            context?.completeTransition(true)
          }
        }
        #expect(end?.says("completeTransition(_:) was called twice") == true)
      }

      @Test("D4: another animator for the same transition")
      func anotherAnimator() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await NavigationStage()
          await MainActor.run {
            stage.fade.replacement = UIViewPropertyAnimator(duration: 1, curve: .linear)
          }
          _ = await stage.pushing("B")
          await stage.settle()
        }
        #expect(end?.says("returned another animator") == true)
      }

      @Test("D4: an animator that is stopped for good before completeTransition")
      func inactiveAnimator() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await NavigationStage()
          _ = await stage.pushing("B")
          await MainActor.run {
            let context = stage.fade.context
            stage.fade.animator?.stopAnimation(true)
            context?.completeTransition(true)
          }
        }
        #expect(end?.says("was stopped for good before completeTransition") == true)
      }

      @Test("D24: pushing what is on the stack already")
      func pushTwice() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          let stage = await NavigationStage()
          await stage.navigation.pushViewController(stage.a, animated: false)
        }
        #expect(end?.says("is on the stack already") == true)
      }
    }
  }
#endif
