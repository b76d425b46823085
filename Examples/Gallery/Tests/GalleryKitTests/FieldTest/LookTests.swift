import FieldTest
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The first chapter of the field test: its figures are those of the framework, and it sees what breaks them.
  @MainActor @Suite struct LookTests {
    private func figures(
      of look: Look,
      effect: (any TransitionEffect)? = nil,
      under change: (inout HeadlessPersonality) -> Void = { _ in }
    ) async -> LookFigures {
      var personality = HeadlessPersonality.standard
      change(&personality)
      HeadlessScreen.reset(personality: personality)
      let stage = ProbeStage(window: UIWindow(frame: HeadlessScreen.bounds))
      await stage.clear()
      return await LookProbe(look, effect: effect).figures(on: stage)
    }

    @Test("A look is held and handed over without a jump", arguments: Look.allCases)
    func standard(look: Look) async {
      let figures = await figures(of: look)
      print("look \(look): \(figures)")

      #expect(figures.holds == 10)
      #expect(figures.handOvers >= 9)
      #expect(figures.catchJump < 0.01)
      #expect(figures.handOverJump < 0.1)
      // An opacity has few digits.
      #expect(figures.velocityError < 0.006)
      #expect(figures.releaseVelocity < 0.05)
    }

    @Test("The chapter takes a quarter of a minute")
    func duration() async {
      HeadlessScreen.reset(personality: .standard)
      let stage = ProbeStage(window: UIWindow(frame: HeadlessScreen.bounds))
      let probes = FieldTest.probes.filter { $0.chapter == .framework }

      let report = await FieldTest(probes).run(on: stage)

      print("chapter one: \(CACurrentMediaTime()) s")
      #expect(report.results.count == Look.allCases.count)
      #expect((8...16).contains(CACurrentMediaTime()))
    }

    @Test(
      "However a device scrubs springs and times keyframes, the figures are the same",
      arguments: Look.allCases
    )
    func readings(look: Look) async {
      let changes: [(inout HeadlessPersonality) -> Void] = [
        { $0.springsScrubInSteps = true }, { $0.scrubsAlongLastCurve = true },
        { $0.keyframesKeepTheirOwnTime = true },
      ]
      for change in changes {
        let figures = await figures(of: look, under: change)
        #expect(figures.catchJump < 0.01 && figures.handOverJump < 0.1)
        #expect(figures.velocityError < 0.006)
      }
    }

    @Test("A look that jumps where its transition is held is seen to jump")
    func leap() async {
      let figures = await figures(of: .slide, effect: KeyedSlide()) {
        $0.keyframesKeepTheirOwnTime = true
      }

      #expect(figures.catchJump > 100)
    }
  }
}

/// A slide by a keyframe of UIKit's.
private struct KeyedSlide: TransitionEffect {
  func prepare(_ scene: TransitionScene) {
    SlideEffect().prepare(scene)
  }

  func animate(_ scene: TransitionScene) {
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        SlideEffect().animate(scene)
      }
    }
  }
}
