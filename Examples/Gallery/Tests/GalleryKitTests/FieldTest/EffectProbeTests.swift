import InterruptibleTransitions
import Testing
import UIKit

@testable import FieldTest

extension OnScreen {
  /// The first chapter of the field test: its figures are those of the framework, and it sees what breaks them.
  @MainActor @Suite struct EffectProbeTests {
    private func figures(
      of effectCase: EffectCase,
      effect: (any TransitionEffect)? = nil,
      under change: (inout HeadlessPersonality) -> Void = { _ in }
    ) async -> EffectFigures {
      var personality = HeadlessPersonality.standard
      change(&personality)
      HeadlessScreen.reset(personality: personality)
      let stage = ProbeStage(window: UIWindow(frame: HeadlessScreen.bounds))
      await stage.clear()
      return await EffectProbe(effectCase, effect: effect).figures(on: stage)
    }

    @Test("The field test runs every effect in the list that all tests share")
    func list() {
      let ids = FieldTest.probes.map(\.id).filter { $0.hasPrefix("Effect.") }

      #expect(ids == EffectCase.allCases.map { "Effect.\($0)" })
      #expect(EffectProbe.withoutVelocity.values.allSatisfy { !$0.isEmpty })
    }

    @Test("An effect is held and handed over without a jump", arguments: EffectCase.allCases)
    func standard(effectCase: EffectCase) async {
      let figures = await figures(of: effectCase)
      print("effect \(effectCase): \(figures)")

      #expect(figures.holds == EffectRun.holds)
      #expect(figures.catchJump < 0.01)
      guard EffectProbe.withoutVelocity[effectCase] == nil else {
        #expect(figures.handOvers == 0)
        return
      }
      #expect(figures.handOvers > EffectRun.holds)
      #expect(figures.handOverJump < 0.1)
      // An opacity has few digits.
      #expect(figures.velocityError < 0.006)
      #expect(figures.releaseVelocity < 0.05)
    }

    @Test("The chapter takes a minute and a half")
    func duration() async {
      HeadlessScreen.reset(personality: .standard)
      let stage = ProbeStage(window: UIWindow(frame: HeadlessScreen.bounds))
      let probes = FieldTest.probes.filter { $0.chapter == .framework }

      let report = await FieldTest(probes).run(on: stage)

      print("chapter one: \(CACurrentMediaTime()) s")
      #expect(report.results.count == EffectCase.allCases.count)
      #expect((70...100).contains(CACurrentMediaTime()))
    }

    @Test(
      "However a device scrubs springs and times keyframes, the figures are the same",
      arguments: EffectCase.allCases
    )
    func readings(effectCase: EffectCase) async {
      let changes: [(inout HeadlessPersonality) -> Void] = [
        { $0.animators.springsScrubInSteps = true }, { $0.animators.scrubsAlongLastCurve = true },
        { $0.animators.keyframesKeepTheirOwnTime = true },
      ]
      for change in changes {
        let figures = await figures(of: effectCase, under: change)
        #expect(figures.catchJump < 0.01 && figures.handOverJump < 0.1)
        #expect(figures.velocityError < 0.006)
      }
    }

    @Test("An effect that jumps where its transition is held is seen to jump")
    func leap() async {
      let figures = await figures(of: .slide, effect: KeyedSlide()) {
        $0.animators.keyframesKeepTheirOwnTime = true
      }

      #expect(figures.catchJump > 100)
    }
  }
}

/// A slide by a keyframe of UIKit's.
private struct KeyedSlide: TransitionEffect {
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    guard (position == .presented) == (scene.direction == .forward) else {
      return BuiltInEffect.slide.place(scene, foreground: position)
    }
    UIView.animateKeyframes(withDuration: 0, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        BuiltInEffect.slide.place(scene, foreground: position)
      }
    }
  }
}
