import Testing
import UIKit

@MainActor @Suite struct AnimatorPersonalityTests {
  @Test(
    "A58: a fraction of 0 is shown, and at its end a continued animator ends; or what was shown stays, and it goes on",
    arguments: [true, false]
  )
  func ends(ignored: Bool) {
    let stage = Stage(personality: .with { $0.animators.zeroFractionIgnored = ignored })
    let animator = stage.animator()
    animator.pauseAnimation()
    for (fraction, displayed) in [(0.4, 0.4), (0, ignored ? 0.4 : 0), (0.001, 0.001), (1, 1)] {
      animator.fractionComplete = fraction
      stage.advance(by: 0.1)
      #expect(abs(stage.covered - displayed) < 1e-9)
    }

    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(by: 0.5)

    #expect((animator.state == .active) == ignored && stage.covered == 1)
    stage.advance(by: 1)
    #expect(animator.state == .inactive)
  }

  @Test(
    "A61: what joins a reversed animator goes back with it, or forward until that is reversed once more",
    arguments: [true, false],
    [true, false]
  )
  func joining(forward: Bool, isTurnedTwice: Bool) {
    let stage = Stage(personality: .with { $0.animators.reversedAdditionsRunForward = forward })
    let other = stage.addView()
    let animator = stage.animator()
    animator.startAnimation()
    stage.advance(by: 0.8)
    animator.isReversed = true
    animator.addAnimations { other.alpha = 0 }
    stage.advance(by: 0.4)

    #expect(abs(stage.covered - 0.4) < 0.02)
    let displayed = other.layer.presentation()?.opacity ?? -1
    #expect(abs(displayed - (forward ? 0.5 : 1)) < 0.05)
    if isTurnedTwice { animator.isReversed = false }
    stage.advance(by: 2)
    #expect(stage.covered == (isTurnedTwice ? 1 : 0))
    #expect(other.alpha == (forward != isTurnedTwice ? 0 : 1))
  }

  @Test("A59: going home leaves animations alone, or ends them", arguments: [true, false])
  func background(strips: Bool) {
    let stage = Stage(personality: .with { $0.application.backgroundStripsAnimations = strips })
    var ends: [UIViewAnimatingPosition] = []
    let running = stage.animator()
    running.addCompletion { ends.append($0) }
    running.startAnimation()
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    stage.window.addSubview(other)
    let paused = UIViewPropertyAnimator(duration: 1, curve: .linear) { other.alpha = 0 }
    var pausedEnds = 0
    paused.addCompletion { _ in pausedEnds += 1 }
    paused.pauseAnimation()
    stage.advance(by: 0.2)

    HeadlessApplication.enterBackground()
    HeadlessApplication.becomeActive()
    stage.advance(by: 0)

    #expect(ends == (strips ? [.end] : []))
    #expect(running.state == (strips ? .inactive : .active))
    #expect(paused.state == (strips ? .inactive : .active))
    #expect(pausedEnds == 0)
    #expect(other.layer.presentation()?.opacity == (strips ? 0 : 1))
    running.stopAnimation(true)
    paused.stopAnimation(true)
  }

  @Test("A60: the app goes home, or one of its scenes does", arguments: [true, false])
  func scene(alone: Bool) throws {
    let stage = Stage(personality: .with { $0.application.sceneBackgrounds = alone })
    let scene = try #require(stage.window.windowScene)
    let names = [
      UIApplication.didEnterBackgroundNotification, UIScene.didEnterBackgroundNotification,
    ]
    let log = NotificationLog(names)

    HeadlessApplication.enterBackground()

    #expect(scene.activationState == .background)
    #expect(UIApplication.shared.applicationState == (alone ? .active : .background))
    #expect(log.names.count == (alone ? 1 : 2))
    HeadlessApplication.becomeActive()
    #expect(scene.activationState == .foregroundActive)
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test("A15: an animator reused after a reversal is slow, or isn't", arguments: [true, false])
  func reuse(slow: Bool) {
    let stage = Stage(personality: .with { $0.animators.reusedAnimatorsRunSlow = slow })
    let animator = stage.animator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    stage.advance(by: 1)
    #expect(animator.state == .inactive)

    animator.isReversed = false
    animator.addAnimations { stage.view.center.x = 150 }
    animator.startAnimation()
    stage.advance(by: 0.5)

    #expect(abs(stage.covered - (slow ? 0.125 : 0.5)) < 0.01)
    animator.stopAnimation(true)
  }

  @Test("A7: a paused animator is resumed after a delay")
  func delayedResume() {
    let stage = Stage(personality: .with { $0.animators.delaysPausedAnimators = true })
    let animator = stage.animator()
    animator.pauseAnimation()
    animator.fractionComplete = 0.5

    animator.startAnimation(afterDelay: 0.2)
    stage.advance(by: 0.15)
    #expect(stage.covered == 0.5)
    stage.advance(by: 0.3)

    #expect((0.7...0.8).contains(stage.covered))
    animator.stopAnimation(true)
  }

  @Test("A49: a cubic goes on from its point, or begins anew", arguments: [true, false])
  func continuation(anew: Bool) {
    let stage = Stage(personality: .with { $0.animators.continuesWithWholeCurve = anew })
    let animator = stage.animator(.linear)
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    stage.advance(by: 0.1)

    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
      durationFactor: 1
    )
    stage.advance(by: 0.1)

    // Ease-in is fast at its middle and slow at its beginning.
    let moved = stage.covered - 0.5
    #expect(anew ? (0..<0.02).contains(moved) : (0.02..<0.1).contains(moved))
    stage.advance(by: 1)
    #expect(stage.covered == 1)
  }

  @Test("A34: without work an animator ends early, or in its time", arguments: [true, false])
  func idle(early: Bool) {
    let stage = Stage(personality: .with { $0.animators.endsIdleAnimatorsEarly = early })
    var ends = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { _ in ends += 1 }

    animator.startAnimation()
    stage.advance(by: 0.1)

    #expect(ends == (early ? 1 : 0))
    stage.advance(by: 1)
    #expect(ends == 1)
  }

  @Test("A22: an activating scrub shows with the first commit, or later", arguments: [true, false])
  func firstScrub(late: Bool) {
    let stage = Stage(personality: .with { $0.animators.firstScrubShowsLate = late })
    let animator = stage.animator()

    animator.fractionComplete = 0.5
    stage.advance(by: 0)

    #expect(stage.covered == (late ? 0 : 0.5))
    stage.advance(by: 0.1)
    #expect(stage.covered == 0.5)
    animator.stopAnimation(true)
  }

  @Test("A40: the setter counts from the start, or along the direction", arguments: [true, false])
  func setter(flips: Bool) {
    let stage = Stage(personality: .with { $0.animators.setterFlips = flips })
    let animator = stage.animator()
    animator.pauseAnimation()
    animator.isReversed = true

    animator.fractionComplete = 0.3
    stage.advance(by: 0.1)

    #expect(abs(stage.covered - (flips ? 0.7 : 0.3)) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test("A62: finishing where it is an animator that has just ended does nothing")
  func finishedLate() {
    let stage = Stage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.advance(by: 1.2)

    animator.stopAnimation(false)
    animator.finishAnimation(at: .current)

    #expect(animator.state == .inactive)
    #expect(stage.covered == 1)
  }

  @Test(
    "A66: an animator that was continued twice completes at its end, or seconds later",
    arguments: [true, false],
    [1, 2]
  )
  func lateness(isLate: Bool, continuations: Int) {
    let stage = Stage(personality: .with { $0.animators.continuedAnimatorsCompleteLate = isLate })
    var ends = 0
    let animator = stage.animator()
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    for _ in 0..<continuations {
      stage.advance(by: 0.1)
      animator.pauseAnimation()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    }

    stage.advance(by: 0.6)

    let waits = isLate && continuations > 1
    #expect(stage.covered == 1)
    #expect(ends == (waits ? 0 : 1) && (animator.state == .active) == waits)
    stage.advance(by: 5)
    #expect(ends == 1 && animator.state == .inactive)
  }

  @Test(
    "A67: continued on a line, a spring's motion is lost, or goes on for what was left of it",
    arguments: [true, false]
  )
  func remainder(outlives: Bool) {
    let stage = Stage(personality: .with { $0.animators.springsOutliveContinuing = outlives })
    let spring = UISpringTimingParameters(dampingRatio: 1)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { stage.view.center.x = 150 }
    animator.startAnimation()
    stage.advance(by: 0.1)
    let (before, place) = (stage.covered, HeadlessClock.now)
    stage.advance(by: 1 / 60)
    let velocity = (stage.covered - before) / (HeadlessClock.now - place)
    let held = stage.covered
    animator.pauseAnimation()

    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
      durationFactor: 4
    )
    stage.advance(by: 1 / 60)
    let displayed = (stage.covered - held) * 60

    let line = (1 - held) / 4
    #expect(
      outlives ? displayed > velocity / 2 : abs(displayed - line) < 0.01,
      "\(displayed) after \(velocity)"
    )
    stage.advance(by: 1)
    // The spring would have been over by now.
    let (late, time) = (stage.covered, HeadlessClock.now)
    stage.advance(by: 0.5)
    #expect(abs((stage.covered - late) / (HeadlessClock.now - time) - line) < 0.001)
    animator.stopAnimation(true)
  }

  @Test("A67: a spring that is continued with a spring, or scrubbed, leaves nothing")
  func noRemainder() {
    for isScrubbed in [false, true] {
      let places = [false, true].map { outlives in
        let stage = Stage(personality: .with { $0.animators.springsOutliveContinuing = outlives })
        let spring = UISpringTimingParameters(dampingRatio: 1)
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
        animator.addAnimations { stage.view.center.x = 150 }
        animator.startAnimation()
        stage.advance(by: 0.1)
        animator.pauseAnimation()
        if isScrubbed { animator.fractionComplete = 0.3 }
        animator.continueAnimation(
          withTimingParameters: isScrubbed ? UICubicTimingParameters() : spring,
          durationFactor: 1
        )
        stage.advance(by: 0.1)
        let place = stage.covered
        animator.stopAnimation(true)
        return place
      }
      #expect(places[0] == places[1])
    }
  }

  @Test(
    "C16: what a presentation layer reads of a new animation is what is seen, or at first the model",
    arguments: [true, false]
  )
  func presentation(beginsAtModel: Bool) {
    let stage = Stage(personality: .with { $0.layers.presentationsBeginAtModel = beginsAtModel })
    let animator = stage.animator()

    animator.startAnimation()
    let places = (0..<3).map { frame in
      HeadlessClock.advance(frames: frame == 0 ? 0 : 1)
      return stage.covered
    }

    #expect(beginsAtModel ? places[0] == 1 && places[1] == 1 : places[0] == 0 && places[1] < 0.1)
    #expect(places[2] < 0.1)
    // What is seen is on its way in any case.
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    HeadlessClock.advance(frames: 1)
    #expect(stage.covered < 0.1)
    animator.stopAnimation(true)

    // Stopped in its first frame, it stays where it is seen.
    let next = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.y = 150 }
    next.startAnimation()
    HeadlessClock.advance(frames: 1)
    next.stopAnimation(true)
    #expect(stage.view.center.y < 60)
  }

  @Test("A bare animator has no duration, and animates what it is given")
  func bare() {
    let stage = Stage()
    let animator = UIViewPropertyAnimator()
    animator.addAnimations { stage.view.center.x = 150 }

    #expect(animator.duration == 0)
    animator.startAnimation()
    stage.advance(by: 0.1)

    #expect(stage.covered == 1 && animator.state == .inactive)
  }
}
