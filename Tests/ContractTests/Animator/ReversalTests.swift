import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct ReversalTests {
    @Test("A31, A36, A41: reversed in flight, it ends at the start, where the model is again")
    func reverse() async {
      let stage = await Stage()
      let animator = stage.animator()
      var displayed: [CGFloat] = []
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion {
        ends.append($0)
        displayed.append(stage.view.center.x)
      }
      animator.startAnimation()
      await stage.advance(by: 0.5)

      animator.isReversed = true
      #expect(animator.isRunning)
      await stage.advance(by: 0.25)
      #expect(stage.covered.isAbout(0.25, within: 2 * Stage.tolerance))
      await stage.advance(by: 0.5)

      #expect(ends == [.start] && displayed == [50])
    }

    @Test("A31: reversed twice, it ends at the end")
    func reverseTwice() async {
      let stage = await Stage()
      let animator = stage.animator()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      await stage.advance(by: 0.5)

      animator.isReversed = true
      await stage.advance(by: 0.25)
      animator.isReversed = false
      await stage.advance(by: 1)

      #expect(ends == [.end])
    }

    @Test("A31: a block that sets the old values is no reversal, and ends at the end")
    func additiveReversal() async {
      let stage = await Stage()
      let animator = stage.animator()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      await stage.advance(by: 0.4)

      animator.addAnimations { stage.view.center.x = 50 }
      await stage.advance(by: 0.8)

      #expect(ends == [.end])
      #expect(stage.view.center.x == 50 && stage.covered == 0)
    }

    @Test("A36: while paused, isReversed says where it will go, and moves nothing")
    func markedWhilePaused() async {
      let stage = await Stage()
      let animator = await stage.running(for: 0.5)
      animator.pauseAnimation()
      await stage.endTurn()
      let before = stage.covered

      animator.isReversed = true
      await stage.advance(by: 0.3)

      #expect(stage.covered.isAbout(before, within: 0.002))
      animator.startAnimation()
      await stage.advance(by: 0.25)
      #expect(stage.covered.isAbout(before - 0.25, within: 2 * Stage.tolerance))
      animator.stopAnimation(true)
    }

    @Test("A37: reversed after a pause, it goes back along its own curve")
    func retrace() async {
      let stage = await Stage()
      let animator = await stage.running(.easeOut, for: 0.2)
      let outward = stage.covered
      await stage.advance(by: 0.3)

      animator.pauseAnimation()
      animator.isReversed = true
      animator.startAnimation()
      await stage.advance(by: 0.3)

      #expect(stage.covered.isAbout(outward, within: 2 * Stage.tolerance))
      await stage.advance(by: 0.4)
      #expect(animator.state == .inactive && stage.view.center.x == 50)
    }

    @Test("A38: reversed before its start, it runs from the end to the start")
    func reversedFromTheFirst() async {
      let stage = await Stage()
      let animator = stage.animator()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.isReversed = true

      animator.startAnimation()
      await stage.advance(by: 0.25)

      #expect(stage.covered.isAbout(0.75))
      await stage.advance(by: 1)
      #expect(ends == [.start] && stage.view.center.x == 50)
    }

    @Test("A39: while reversed, the fraction is read along the direction")
    func reversedFraction() async {
      let stage = await Stage()
      let animator = stage.paused()
      animator.fractionComplete = 0.3
      await stage.advance(by: 0.1)

      animator.isReversed = true
      #expect(animator.fractionComplete.isAbout(0.7, within: 0.002))
      await stage.advance(by: 0.1)

      #expect(animator.fractionComplete.isAbout(0.7, within: 0.002))
      #expect(stage.covered.isAbout(0.3, within: 0.002))
      animator.stopAnimation(true)
    }

    @Test("A40: with isReversed taken back, the fraction counts from the start")
    func scrubAfterReversal() async {
      let stage = await Stage()
      let animator = stage.paused()
      animator.isReversed = true
      animator.fractionComplete = 0.3
      await stage.advance(by: 0.1)
      #expect(
        stage.covered.isAbout(0.3, within: 0.002) || stage.covered.isAbout(0.7, within: 0.002)
      )

      animator.isReversed = false
      animator.fractionComplete = 0.2
      await stage.advance(by: 0.1)

      #expect(stage.covered.isAbout(0.2, within: 0.002))
      animator.stopAnimation(true)
    }

    @Test("A42: what is not animated stays as the block left it, also after a way back")
    func sideEffects() async {
      let stage = await Stage()
      let added = UIView()
      let animator = stage.animator()
      animator.addAnimations {
        stage.view.tag = 7
        stage.view.addSubview(added)
      }
      animator.startAnimation()
      await stage.advance(by: 0.2)

      animator.isReversed = true
      await stage.advance(by: 1)

      #expect(stage.view.center.x == 50)
      #expect(stage.view.tag == 7 && added.superview === stage.view)
    }
  }
}
