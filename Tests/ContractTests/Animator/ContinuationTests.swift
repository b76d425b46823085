import Testing
import UIKit

extension Contract {
  @MainActor @Suite struct ContinuationTests {
    private static func spring(velocity: CGVector) -> UISpringTimingParameters {
      UISpringTimingParameters(mass: 1, stiffness: 324, damping: 36, initialVelocity: velocity)
    }

    /// Of the way of that spring, what is behind it.
    private static func way(after time: Double, velocity: Double) -> CGFloat {
      CGFloat(SpringFormula(mass: 1, stiffness: 324, damping: 36, velocity: velocity).value(time))
    }

    private func paused(_ stage: Stage, at fraction: CGFloat) async -> UIViewPropertyAnimator {
      let animator = stage.paused()
      animator.fractionComplete = fraction
      await stage.advance(by: 0.1)
      return animator
    }

    @Test("A47, A48: a factor counts in whole durations; 0 takes the time that was left")
    func factors() async {
      let stage = await Stage()
      for (factor, seconds) in [(0, 0.5), (1, 1), (0.25, 0.25)] as [(CGFloat, TimeInterval)] {
        stage.view.center.x = 50
        let animator = await paused(stage, at: 0.5)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
        await stage.advance(by: seconds / 2)
        #expect(stage.covered.isAbout(0.75, within: 2 * Stage.tolerance))
        await stage.advance(by: seconds / 2 + 0.15)
        #expect(animator.state == .inactive && stage.covered == 1)
      }
    }

    @Test("A48: the timing of a continuation is forgotten when the animator is inactive")
    func temporary() async {
      let stage = await Stage()
      let animator = await paused(stage, at: 0.5)
      animator.continueAnimation(
        withTimingParameters: Self.spring(velocity: .zero),
        durationFactor: 0.5
      )
      await stage.advance(by: 1)
      #expect(animator.state == .inactive)
      #expect(animator.timingParameters?.timingCurveType == .builtin)

      stage.view.center.x = 50
      animator.addAnimations { stage.view.center.x = 150 }
      animator.startAnimation()
      await stage.advance(by: 0.5)

      #expect(stage.covered.isAbout(0.5))
      animator.stopAnimation(true)
    }

    @Test("A49: continued along a line, it goes on evenly from where it is seen")
    func linear() async {
      let stage = await Stage()
      let animator = stage.paused(.easeInOut)
      animator.fractionComplete = 0.4
      await stage.advance(by: 0.1)

      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
        durationFactor: 1
      )
      await stage.endTurn()
      #expect(stage.covered.isAbout(0.4))
      await stage.advance(by: 0.5)

      #expect(stage.covered.isAbout(0.7))
      await stage.advance(by: 0.7)
      #expect(animator.state == .inactive)
    }

    @Test("A49: continued along a curve, it never jumps, and arrives when it has to")
    func curve() async {
      let stage = await Stage()
      let animator = await paused(stage, at: 0.5)

      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
        durationFactor: 1
      )
      await stage.endTurn()
      #expect(stage.covered.isAbout(0.5))
      await stage.advance(by: 0.8)
      #expect(animator.state == .active && stage.covered < 1)
      await stage.advance(by: 0.4)

      #expect(animator.state == .inactive && stage.covered == 1)
    }

    @Test("A47, A50: a continued spring starts with its velocity, relative to what is left")
    func spring() async {
      let stage = await Stage()
      let animator = await paused(stage, at: 0.25)
      let spring = Self.spring(velocity: CGVector(dx: 4, dy: 4))
      let duration = UIViewPropertyAnimator(duration: 0, timingParameters: spring).duration

      animator.continueAnimation(
        withTimingParameters: spring,
        durationFactor: CGFloat(duration / animator.duration)
      )
      await stage.advance(by: 0.1)

      let expected = 0.25 + 0.75 * Self.way(after: 0.1, velocity: 4)
      #expect(stage.covered.isAbout(expected, within: 4 * Stage.tolerance))
      #expect(stage.covered > 0.25 + 0.75 * Self.way(after: 0.1, velocity: 0))
      await stage.advance(by: duration - 0.15)
      #expect(animator.state == .active)
      await stage.advance(by: 0.2)
      #expect(animator.state == .inactive)
    }

    @Test("A51: reversed and continued, the velocity counts towards the start")
    func reversed() async {
      let stage = await Stage()
      let animator = await paused(stage, at: 0.5)
      animator.isReversed = true

      animator.continueAnimation(
        withTimingParameters: Self.spring(velocity: CGVector(dx: 4, dy: 4)),
        durationFactor: 0.5
      )
      await stage.advance(by: 0.1)

      let expected = 0.5 - 0.5 * Self.way(after: 0.1, velocity: 4)
      #expect(stage.covered.isAbout(expected, within: 4 * Stage.tolerance))
      await stage.advance(by: 0.8)
      #expect(stage.view.center.x == 50 && animator.state == .inactive)
    }

    @Test("A52, A58: at its end already, it ends with a factor of 0, at once or in its time")
    func nothingLeft() async {
      let stage = await Stage()
      let animator = await paused(stage, at: 1)
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }

      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      await stage.advance(by: 0.15)
      #expect(ends.isEmpty || ends == [.end])
      await stage.advance(by: 1)

      #expect(ends == [.end])
    }

    @Test("A53: a quotient of durations makes two animators end together")
    func together() async {
      let stage = await Stage()
      let long = await paused(stage, at: 0.5)
      let short = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { stage.view.alpha = 0 }
      short.startAnimation()

      long.continueAnimation(
        withTimingParameters: nil,
        durationFactor: CGFloat(short.duration / long.duration)
      )
      await stage.advance(by: 0.2)
      #expect(stage.covered.isAbout(0.75, within: 2 * Stage.tolerance))
      #expect(stage.shownAlpha.isAbout(0.5, within: 3 * Stage.tolerance))
      await stage.advance(by: 0.3)

      #expect(long.state == .inactive && short.state == .inactive)
    }
  }
}
