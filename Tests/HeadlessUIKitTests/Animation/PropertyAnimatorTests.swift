import Testing
import UIKit

@MainActor @Suite struct PropertyAnimatorTests {
  @Test("A1, A2: starting runs the block at once; only what is seen moves slowly")
  func activation() {
    let stage = Stage()
    let animator = stage.animator()
    #expect(animator.state == .inactive)

    animator.startAnimation()

    #expect(animator.state == .active && animator.isRunning)
    #expect(stage.view.center.x == 150)
    stage.advance(by: 0.5)
    #expect(abs(stage.covered - 0.5) < 1e-6)
    stage.advance(by: 0.5)
    #expect(animator.state == .inactive)
    #expect(stage.covered == 1)
  }

  @Test("A3: pausing an inactive animator freezes it at its start")
  func pauseFirst() {
    let stage = Stage()
    let animator = stage.animator()

    animator.pauseAnimation()
    stage.advance(by: 2)

    #expect(animator.state == .active && !animator.isRunning)
    #expect(stage.view.center.x == 150 && stage.covered == 0)
    animator.stopAnimation(true)
  }

  @Test(
    "A19: a pause turns time into progress, without a jump",
    arguments: [
      (UIView.AnimationCurve.easeIn, 0.5, 0.3154), (.easeOut, 0.5, 0.6846),
      (.easeInOut, 0.25, 0.1292),
    ]
  )
  func pauseConverts(curve: UIView.AnimationCurve, time: TimeInterval, progress: CGFloat) {
    let stage = Stage()
    let animator = stage.animator(curve)
    animator.startAnimation()
    stage.advance(by: time)
    #expect(abs(animator.fractionComplete - CGFloat(time)) < 0.001)
    let before = stage.covered

    animator.pauseAnimation()
    stage.advance(by: 0.1)

    #expect(abs(animator.fractionComplete - progress) < 0.001)
    #expect(abs(stage.covered - before) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test("A20: ease-out paused at a tenth of its progress runs on for nine tenths of its time")
  func resume() {
    let stage = Stage()
    let animator = stage.animator(.easeOut, duration: 2)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.1

    animator.startAnimation()
    stage.advance(by: 1.7)
    #expect(ends.isEmpty)
    stage.advance(by: 0.3)

    #expect(ends == [.end])
  }

  @Test("A22: setting the fraction of a running animator does nothing")
  func runningFraction() {
    let stage = Stage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.advance(by: 0.25)

    animator.fractionComplete = 0.9
    stage.advance(by: 0.25)

    #expect(abs(stage.covered - 0.5) < 1e-6)
    animator.stopAnimation(true)
  }

  @Test("A24: scrubbed to its end, a paused animator completes nothing")
  func scrubToEnd() {
    let stage = Stage()
    let animator = stage.animator()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.pauseAnimation()

    animator.fractionComplete = 1
    stage.advance(by: 1)

    #expect(ends == 0 && stage.covered == 1)
    animator.stopAnimation(true)
  }

  @Test("A31, A41: reversed, it ends at the start, where the model is again")
  func reverse() {
    let stage = Stage()
    let animator = stage.animator()
    var seen: [CGFloat] = []
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion {
      ends.append($0)
      seen.append(stage.view.center.x)
    }
    animator.startAnimation()
    stage.advance(by: 0.5)

    animator.isReversed = true
    stage.advance(by: 0.25)
    #expect(abs(stage.covered - 0.25) < 0.02)
    stage.advance(by: 0.5)

    #expect(ends == [.start] && seen == [50])
  }

  @Test("A31: turned round twice, it ends at the end")
  func reverseTwice() {
    let stage = Stage()
    let animator = stage.animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.5)

    animator.isReversed = true
    stage.advance(by: 0.25)
    animator.isReversed = false
    stage.advance(by: 1)

    #expect(ends == [.end])
  }

  @Test("A39: while reversed, the getter measures along the direction of travel")
  func reversedFraction() {
    let stage = Stage()
    let animator = stage.animator()
    animator.pauseAnimation()
    animator.fractionComplete = 0.3

    animator.isReversed = true

    #expect(abs(animator.fractionComplete - 0.7) < 1e-9)
    stage.advance(by: 0.1)
    #expect(abs(stage.covered - 0.3) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test("A43: stopping writes what is seen into the model, and calls nothing back")
  func stop() {
    let stage = Stage()
    let animator = stage.animator()
    animator.addCompletion { _ in Issue.record("stopAnimation(true) drops completions") }
    animator.startAnimation()
    stage.advance(by: 0.5)

    animator.stopAnimation(true)

    #expect(animator.state == .inactive)
    #expect(abs(stage.view.center.x - 100) < 1e-6)
    stage.advance(by: 2)
  }

  @Test(
    "A44: finishing puts the model where it is told to",
    arguments: [(UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 100)]
  )
  func finish(position: UIViewAnimatingPosition, x: Double) {
    let stage = Stage()
    let animator = stage.animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.5)

    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.finishAnimation(at: position)

    #expect(ends == [position])
    #expect(abs(stage.view.center.x - CGFloat(x)) < 1e-6)
  }

  @Test("A47, A50: a continued spring starts with its velocity and lasts its own time")
  func continueWithSpring() {
    let stage = Stage()
    let animator = stage.animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(by: 0.25)
    animator.pauseAnimation()
    let spring = UISpringTimingParameters(
      mass: 1,
      stiffness: 18 * 18,
      damping: 36,
      initialVelocity: CGVector(dx: 4, dy: 4)
    )
    let duration = UIViewPropertyAnimator(duration: 0, timingParameters: spring).duration

    animator.continueAnimation(
      withTimingParameters: spring,
      durationFactor: CGFloat(duration / animator.duration)
    )
    HeadlessClock.framesPerSecond = 1000
    let before = stage.covered
    stage.advance(by: 0.001)
    let speed = (stage.covered - before) / 0.001

    #expect(abs(speed - 4 * 0.75) < 0.1)
    stage.advance(by: duration - 0.01)
    #expect(ends.isEmpty)
    stage.advance(by: 0.02)
    #expect(ends == [.end])
  }

  @Test("A51: reversed and continued, the velocity counts towards the start")
  func continueReversed() {
    let stage = Stage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.pauseAnimation()
    animator.isReversed = true
    let spring = UISpringTimingParameters(
      mass: 1,
      stiffness: 18 * 18,
      damping: 36,
      initialVelocity: CGVector(dx: 4, dy: 4)
    )
    HeadlessClock.framesPerSecond = 1000
    animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.5)
    stage.advance(by: 0)
    let before = stage.covered
    stage.advance(by: 0.001)

    #expect(abs((stage.covered - before) / 0.001 + 4 * 0.5) < 0.1)
    stage.advance(by: 1)
    #expect(stage.view.center.x == 50)
  }

  @Test("A34: an animator that changes nothing completes at once, even paused")
  func nothingToDo() {
    let stage = Stage()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }

    animator.startAnimation()
    animator.pauseAnimation()
    stage.advance(by: 0.05)

    #expect(ends == [.end])
  }

  @Test("A46: pausing on completion, it stays active at the end and calls nothing back")
  func pausesOnCompletion() {
    let stage = Stage()
    let animator = stage.animator()
    animator.pausesOnCompletion = true
    animator.addCompletion { _ in Issue.record("it has not completed") }

    animator.startAnimation()
    stage.advance(by: 2)

    #expect(animator.state == .active && !animator.isRunning)
    #expect(animator.fractionComplete == 1)
    animator.stopAnimation(true)
  }

  @Test("A26: a block added in flight takes the time that is left")
  func addInFlight() {
    let stage = Stage()
    let animator = stage.animator()
    animator.startAnimation()
    stage.advance(by: 0.5)

    animator.addAnimations { stage.view.alpha = 0 }
    stage.advance(by: 0.25)

    #expect(abs((stage.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
    stage.advance(by: 1)
    #expect(stage.view.alpha == 0)
  }

  @Test("A29: keyframes without a duration take the animator's")
  func keyframes() {
    let stage = Stage()
    let view = stage.view
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { view.alpha = 1 }
      }
    }
    animator.pauseAnimation()
    var seen: [Float] = []
    for fraction in [0, 0.125, 0.25, 0.5, 0.875, 1] {
      animator.fractionComplete = fraction
      stage.advance(by: 0.1)
      seen.append(view.layer.presentation()?.opacity ?? -1)
    }

    #expect(seen == [1, 0.5, 0, 0, 0.5, 1])
    animator.stopAnimation(true)
  }

  @Test("A35: a view that leaves the window is not animated any more")
  func removal() {
    let stage = Stage()
    let animator = stage.animator()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    animator.startAnimation()
    stage.advance(by: 0.1)

    stage.view.removeFromSuperview()
    stage.advance(by: 0.1)

    #expect(ends == 1)
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test("A12: a running animator needs nobody to hold it, and is gone when it is over")
  func lifetime() {
    let stage = Stage()
    weak var weakly: UIViewPropertyAnimator?
    var ends = 0
    do {
      let animator = stage.animator()
      animator.addCompletion { _ in ends += 1 }
      animator.startAnimation()
      weakly = animator
    }
    #expect(weakly != nil)

    stage.advance(by: 2)

    #expect(ends == 1)
    #expect(weakly == nil)
  }

  @Test("A13: releasing a paused animator is a fault")
  func releasedPaused() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = Stage()
        let view = stage.view
        UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }.pauseAnimation()
      }
    }
  }

  @Test("A9: continuing a running animator is a fault")
  func continuedRunning() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = Stage()
        let view = stage.view
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        animator.startAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    }
  }

  @Test("A8: finishing an animator that was not stopped is a fault")
  func finishedInactive() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
      }
    }
  }
}
