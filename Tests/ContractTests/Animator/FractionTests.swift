import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct FractionTests {
    @Test(
      "A18, A19: a pause turns time into progress, without a jump",
      arguments: [
        (UIView.AnimationCurve.easeIn, 0.5, 0.3154), (.easeOut, 0.5, 0.6846),
        (.easeInOut, 0.25, 0.1292),
      ]
    )
    func pauseConverts(curve: UIView.AnimationCurve, time: TimeInterval, progress: CGFloat) async {
      let stage = await Stage()
      let animator = await stage.running(curve, for: time)
      #expect(animator.fractionComplete.isAbout(CGFloat(time)))
      let before = stage.covered

      animator.pauseAnimation()
      #expect(animator.fractionComplete.isAbout(progress, within: 2 * Stage.tolerance))
      await stage.advance(by: 0.1)

      #expect(stage.covered.isAbout(before))
      #expect(stage.covered.isAbout(animator.fractionComplete))
      animator.stopAnimation(true)
    }

    @Test("A20: resumed, it goes on from the place of its progress on the curve, for the time left")
    func resume() async {
      let stage = await Stage()
      let animator = stage.animator(.easeOut, duration: 2)
      animator.startAnimation()
      animator.pauseAnimation()
      // Ease-out is there after half of its time.
      animator.fractionComplete = 0.6846
      await stage.endTurn()

      animator.startAnimation()
      await stage.advance(by: 0.5)
      #expect(stage.covered.isAbout(0.9065))
      await stage.advance(by: 0.4)
      #expect(animator.state == .active)
      await stage.advance(by: 0.2)

      #expect(animator.state == .inactive)
    }

    @Test("A21: one that does not scrub linearly shows the curve's value at its fraction of time")
    func alongCurve() async {
      let stage = await Stage()
      let animator = stage.animator(.easeIn)
      animator.scrubsLinearly = false
      animator.startAnimation()
      animator.pauseAnimation()

      animator.fractionComplete = 0.5
      await stage.advance(by: 0.1)

      #expect(stage.covered.isAbout(0.3154))
      #expect(animator.fractionComplete.isAbout(0.5))
      animator.stopAnimation(true)
    }

    @Test("A22: setting the fraction of a running animator does nothing")
    func runningFraction() async {
      let stage = await Stage()
      let animator = await stage.running(for: 0.25)

      animator.fractionComplete = 0.9
      await stage.advance(by: 0.25)

      #expect(stage.covered.isAbout(0.5))
      animator.stopAnimation(true)
    }

    @Test("A22, G7: what is scrubbed after a start and a pause is shown with the next commit")
    func scrub() async {
      let stage = await Stage()
      let animator = stage.paused(.easeInOut)
      await stage.endTurn()

      for fraction in [0.2, 0.9, 0.4] as [CGFloat] {
        animator.fractionComplete = fraction
        await stage.endTurn()
        #expect(stage.covered.isAbout(fraction, within: 0.002))
      }
      animator.stopAnimation(true)
    }

    @Test("A23: a fraction beyond an end shows the end", arguments: [(-0.5, 0.0), (1.5, 1)])
    func beyond(fraction: CGFloat, end: CGFloat) async {
      let stage = await Stage()
      let animator = stage.paused()

      animator.fractionComplete = fraction
      await stage.advance(by: 0.1)

      #expect(animator.fractionComplete == end && stage.covered == end)
      animator.stopAnimation(true)
    }

    @Test(
      "A24: scrubbed to an end, a paused animator completes nothing",
      arguments: [0, 1] as [CGFloat]
    )
    func scrubToEnd(end: CGFloat) async {
      let stage = await Stage()
      let animator = stage.animator()
      var ends = 0
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      animator.pauseAnimation()

      animator.fractionComplete = end
      await stage.advance(by: 1.2)

      #expect(ends == 0 && animator.state == .active && stage.covered == end)
      animator.stopAnimation(true)
    }

    @Test("A25: a spring that is paused and started again begins where it is seen")
    func spring() async {
      let stage = await Stage()
      let animator = stage.animator(UISpringTimingParameters(dampingRatio: 1))
      animator.startAnimation()
      await stage.advance(by: 0.15)
      let before = stage.covered
      #expect(before > 0.2 && before < 0.9)

      animator.pauseAnimation()
      await stage.advance(by: 0.1)
      #expect(stage.covered.isAbout(before, within: 3 * Stage.tolerance))
      animator.startAnimation()
      await stage.endTurn()

      #expect(stage.covered.isAbout(before, within: 3 * Stage.tolerance))
      await stage.advance(by: 1.2)
      #expect(stage.covered == 1 && animator.state == .inactive)
    }
  }
}
