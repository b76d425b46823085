import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct AddedAnimationTests {
    @Test("A26: a block added in flight takes the time that is left")
    func addInFlight() async {
      let stage = await Stage()
      let animator = await stage.running(for: 0.5)

      animator.addAnimations { stage.view.alpha = 0 }
      #expect(stage.view.alpha == 0)
      await stage.advance(by: 0.25)

      #expect(stage.shownAlpha.isAbout(0.5, within: 3 * Stage.tolerance))
      await stage.advance(by: 0.5)
      #expect(animator.state == .inactive)
    }

    @Test("A26: a delay factor is a share of the duration, and the block ends with the others")
    func delayFactor() async {
      let stage = await Stage()
      let animator = stage.animator()
      animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation()

      await stage.advance(by: 0.4)
      #expect(stage.shownAlpha == 1)
      await stage.advance(by: 0.35)
      #expect(stage.shownAlpha.isAbout(0.5, within: 3 * Stage.tolerance))
      animator.stopAnimation(true)
    }

    @Test("A26: added in flight, a delay factor is a share of what is left")
    func delayFactorInFlight() async {
      let stage = await Stage()
      let animator = await stage.running(for: 0.5)

      animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)

      await stage.advance(by: 0.15)
      #expect(stage.shownAlpha == 1)
      await stage.advance(by: 0.225)
      #expect(stage.shownAlpha.isAbout(0.5, within: 5 * Stage.tolerance))
      animator.stopAnimation(true)
    }

    @Test("A27: two animators that move one view add up, without a jump")
    func additive() async {
      let stage = await Stage()
      let first = stage.animator()
      first.startAnimation()
      await stage.advance(by: 0.5)
      let before = stage.shown

      let second = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        stage.view.center = CGPoint(x: 150, y: 150)
      }
      second.startAnimation()
      await stage.endTurn()
      #expect(stage.shown.x.isAbout(before.x, within: 100 * Stage.tolerance))

      await stage.advance(by: 1.3)
      #expect(stage.shown == CGPoint(x: 150, y: 150))
    }

    @Test("A27: an animator that takes a fade over begins with what is seen")
    func takeover() async {
      let stage = await Stage()
      let first = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.alpha = 0 }
      first.startAnimation()
      await stage.advance(by: 0.5)
      let before = stage.shownAlpha
      #expect(before.isAbout(0.5))

      let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.alpha = 1 }
      second.startAnimation()
      await stage.endTurn()

      #expect(stage.shownAlpha.isAbout(before, within: 2 * Stage.tolerance))
      await stage.advance(by: 0.5)
      #expect(stage.shownAlpha.isAbout(0.75, within: 3 * Stage.tolerance))
      await stage.advance(by: 0.8)
      #expect(first.state == .inactive && second.state == .inactive)
    }

    @Test("A28: a block inside an animator's is the animator's: its time, and its pauses")
    func nested() async {
      let stage = await Stage()
      let view = stage.view
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animate(withDuration: 0.1) { view.center.x = 150 }
      }

      animator.startAnimation()
      await stage.advance(by: 1)
      #expect(stage.covered.isAbout(0.5))
      animator.pauseAnimation()
      animator.fractionComplete = 0.25
      await stage.advance(by: 0.3)

      #expect(stage.covered.isAbout(0.25, within: 0.002))
      animator.stopAnimation(true)
    }

    @Test("A29: keyframes without a duration take the animator's, and scrub with it")
    func keyframes() async {
      let stage = await Stage()
      let view = stage.view
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0 }
          UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.alpha = 1 }
        }
      }
      animator.startAnimation()
      animator.pauseAnimation()

      for (fraction, alpha) in [(0, 1), (0.125, 0.5), (0.25, 0), (0.5, 0), (0.875, 0.5), (1, 1)]
        as [(CGFloat, CGFloat)]
      {
        animator.fractionComplete = fraction
        await stage.advance(by: 0.1)
        #expect(stage.shownAlpha.isAbout(alpha, within: 0.01))
      }
      animator.stopAnimation(true)
    }
  }
}
