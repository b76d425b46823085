import Testing
import UIKit

/// What a paused animator shows where its timing is, or was, a spring.
@MainActor @Suite struct SpringScrubTests {
  /// A spring that leaves e^(-t / 60 ms) of its way after a time t.
  private static let decay = UISpringTimingParameters(
    mass: 1,
    stiffness: 2500 / 9,
    damping: 100 / 3,
    initialVelocity: CGVector(dx: 50 / 3.0, dy: 50 / 3.0)
  )

  private func animator(
    on stage: Stage,
    _ timing: any UITimingCurveProvider = decay
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations { stage.view.center.x = 150 }
    return animator
  }

  /// What is seen of a hundred fractions, one for each frame.
  private func scrub(_ animator: UIViewPropertyAnimator, on stage: Stage) -> [CGFloat] {
    (0...100).map { hundredth in
      animator.fractionComplete = CGFloat(hundredth) / 100
      HeadlessClock.advance(frames: 1)
      return stage.covered
    }
  }

  /// How far what is seen is from its fraction.
  private func largestMiss(_ places: [CGFloat]) -> CGFloat {
    places.enumerated().map { abs($1 - CGFloat($0) / 100) }.max() ?? 0
  }

  private func largestStep(_ places: [CGFloat]) -> CGFloat {
    zip(places, places.dropFirst()).map { abs($1 - $0) }.max() ?? 0
  }

  @Test(
    "A63: a spring is scrubbed in steps of its slope and the grain, or in none",
    arguments: [0, 0.001, 1 / 240.0, 1 / 60.0]
  )
  func steps(grain: Double) {
    let stage = Stage(personality: .with { $0.animators.springsScrubInSteps = grain > 0 })
    #expect(HeadlessClock.springGrain == (grain > 0 ? 1 / 60.0 : 0))
    HeadlessClock.springGrain = grain
    let animator = animator(on: stage)
    animator.pauseAnimation()

    let places = scrub(animator, on: stage)

    // The first step is the largest: all later ones are flatter.
    let step = 1 - exp(-grain / 0.06)
    #expect(abs(largestStep(places) - max(step, 0.01)) < 0.0101)
    #expect(places.first == 0 && places.last == 1)
    if grain == 0 { #expect(largestMiss(places) < 1e-9) }
    #expect(abs(animator.fractionComplete - 1) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test("A63: a pause shows a spring at one of its times, and what goes on begins there")
  func pause() {
    let stage = Stage(personality: .with { $0.animators.springsScrubInSteps = true })
    HeadlessClock.springGrain = 0.05
    let animator = animator(on: stage)
    animator.startAnimation()
    stage.advance(by: 0)
    stage.advance(by: 0.06)

    animator.pauseAnimation()
    stage.advance(by: 0)

    #expect(abs(stage.covered - (1 - exp(-0.05 / 0.06))) < 1e-6)
    let displayed = stage.covered
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(by: 0)
    #expect(abs(stage.covered - displayed) < 1e-9)
    stage.advance(by: 1)
    #expect(stage.covered == 1)
  }

  @Test("A63: an animator of another timing has no steps, whatever it was continued with")
  func linear() {
    let stage = Stage(personality: .with { $0.animators.springsScrubInSteps = true })
    let animator = animator(on: stage, UICubicTimingParameters(animationCurve: .linear))
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: Self.decay, durationFactor: 1)
    stage.advance(by: 0.05)
    animator.pauseAnimation()

    let places = scrub(animator, on: stage)

    #expect(largestMiss(places) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test(
    "A64: continued with a spring, an animator is scrubbed along it, or linearly",
    arguments: [true, false],
    [true, false]
  )
  func lastCurve(isFollowed: Bool, isReversed: Bool) {
    let stage = Stage(personality: .with { $0.animators.scrubsAlongLastCurve = isFollowed })
    let animator = animator(on: stage, UICubicTimingParameters(animationCurve: .linear))
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    animator.isReversed = isReversed
    animator.continueAnimation(withTimingParameters: Self.decay, durationFactor: 1)
    stage.advance(by: 0)
    stage.advance(by: 0.1)
    let displayed = stage.covered

    animator.pauseAnimation()
    stage.advance(by: 0)
    #expect(abs(stage.covered - displayed) < 1e-9)
    animator.isReversed = false
    // Three quarters of the way, or of the time that the spring takes from its beginning at a half.
    animator.fractionComplete = isReversed ? 0.25 : 0.75
    stage.advance(by: 0)

    let half = 1 - 0.5 * exp(-0.5 * animator.settling / 0.06)
    let followed = isReversed ? 1 - half : half
    #expect(abs(stage.covered - (isFollowed ? followed : isReversed ? 0.25 : 0.75)) < 0.001)
    // Before the spring's beginning it says nothing.
    animator.fractionComplete = isReversed ? 0.8 : 0.2
    stage.advance(by: 0)
    #expect(abs(stage.covered - (isReversed ? 0.8 : 0.2)) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test("A64: paused on a spring that it was continued with, the fraction is a time")
  func fraction() {
    let stage = Stage(personality: .with { $0.animators.scrubsAlongLastCurve = true })
    let animator = animator(on: stage, UICubicTimingParameters(animationCurve: .linear))
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: Self.decay, durationFactor: 1)
    stage.advance(by: 0)
    stage.advance(by: 0.1)
    let displayed = stage.covered

    animator.pauseAnimation()
    let read = animator.fractionComplete
    animator.fractionComplete = read
    stage.advance(by: 0)

    #expect(abs(read - CGFloat(0.1 / animator.settling)) < 1e-6)
    #expect(abs(stage.covered - displayed) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test("A65: keyframes follow an animator's spring, or its time evenly", arguments: [true, false])
  func keyframes(isEven: Bool) {
    let stage = Stage(personality: .with { $0.animators.keyframesKeepTheirOwnTime = isEven })
    let other = stage.addView()
    let animator = animator(on: stage)
    animator.addAnimations {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { other.alpha = 0 }
      }
    }
    animator.startAnimation()
    stage.advance(by: 0)
    stage.advance(by: 0.1)

    let gone = 1 - CGFloat(other.layer.presentation()?.opacity ?? -1)
    let spring = 1 - exp(-0.1 / 0.06)
    #expect(abs(stage.covered - spring) < 0.001)
    #expect(abs(gone - (isEven ? 0.1 / animator.duration : spring)) < 0.001)
    // Held, everything is at the fraction.
    animator.pauseAnimation()
    stage.advance(by: 0)
    #expect(abs(1 - CGFloat(other.layer.presentation()?.opacity ?? -1) - stage.covered) < 0.001)
    animator.startAnimation()
    stage.advance(by: 1)
    #expect(other.layer.presentation()?.opacity == 0)
  }
}

extension UIViewPropertyAnimator {
  /// The seconds that the spring of these tests takes.
  fileprivate var settling: Double { 0.06 * log(1000) }
}
