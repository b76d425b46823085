import Testing
import UIKit

@MainActor @Suite struct AnimatorPersonalityTests {
  private func stage(_ change: (inout HeadlessPersonality) -> Void) -> Stage {
    var personality = HeadlessPersonality.standard
    change(&personality)
    return Stage(personality: personality)
  }

  @Test("A58: a fraction of 0 is shown, or what was shown before stays", arguments: [true, false])
  func zero(ignored: Bool) {
    let stage = stage { $0.zeroFractionIgnored = ignored }
    let animator = stage.animator()
    animator.pauseAnimation()
    animator.fractionComplete = 0.4
    stage.advance(by: 0.1)

    animator.fractionComplete = 0
    stage.advance(by: 0.1)

    #expect(abs(stage.covered - (ignored ? 0.4 : 0)) < 1e-9)
    animator.fractionComplete = 0.001
    stage.advance(by: 0.1)
    #expect(abs(stage.covered - 0.001) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test("A58: continued at its end an animator ends at once, or goes on", arguments: [true, false])
  func one(goesOn: Bool) {
    let stage = stage { $0.zeroFractionIgnored = goesOn }
    let animator = stage.animator()
    animator.pauseAnimation()
    animator.fractionComplete = 1

    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(by: 0.5)

    #expect((animator.state == .active) == goesOn)
    #expect(stage.covered == 1)
    stage.advance(by: 1)
    #expect(animator.state == .inactive)
  }

  @Test(
    "A61: what joins a reversed animator goes back with it, or forward",
    arguments: [true, false]
  )
  func joining(forward: Bool) {
    let stage = stage { $0.reversedAdditionsRunForward = forward }
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    stage.window.addSubview(other)
    stage.advance(by: 0.1)
    let animator = stage.animator()
    animator.startAnimation()
    stage.advance(by: 0.8)
    animator.isReversed = true

    animator.addAnimations { other.alpha = 0 }
    stage.advance(by: 0.4)

    #expect(abs(stage.covered - 0.4) < 0.02)
    let seen = other.layer.presentation()?.opacity ?? -1
    #expect(abs(seen - (forward ? 0.5 : 1)) < 0.05)
    stage.advance(by: 1)
    #expect(stage.covered == 0)
    #expect(other.alpha == (forward ? 0 : 1))
  }

  @Test("A61: reversed once more, what ran forward goes back")
  func turnedTwice() {
    let stage = stage { $0.reversedAdditionsRunForward = true }
    let other = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    stage.window.addSubview(other)
    stage.advance(by: 0.1)
    let animator = stage.animator()
    animator.startAnimation()
    stage.advance(by: 0.5)
    animator.isReversed = true
    animator.addAnimations { other.alpha = 0 }
    stage.advance(by: 0.2)

    animator.isReversed = false
    stage.advance(by: 2)

    #expect(stage.covered == 1)
    #expect(other.alpha == 1)
  }

  @Test("A59: going home leaves animations alone, or ends them", arguments: [true, false])
  func background(strips: Bool) {
    let stage = stage { $0.backgroundStripsAnimations = strips }
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
    let stage = stage { $0.sceneBackgrounds = alone }
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
