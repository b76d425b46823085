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
      let stage = ProbeStage(window: UIWindow(frame: UIScreen.main.bounds))
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
      withKnownIssue("A card that was held by code goes on with the velocity from before") {
        #expect(figures.releaseVelocity < 0.05)
      } when: {
        look == .zoom
      }
    }

    @Test("The chapter takes a quarter of a minute")
    func duration() async {
      HeadlessScreen.reset(personality: .standard)
      let stage = ProbeStage(window: UIWindow(frame: UIScreen.main.bounds))
      let probes = FieldTest.probes.filter { $0.chapter == .framework }

      let report = await FieldTest(probes).run(on: stage)

      print("chapter one: \(CACurrentMediaTime()) s")
      #expect(report.results.count == Look.allCases.count)
      #expect((8...16).contains(CACurrentMediaTime()))
    }

    // The zoom's card has animators of its own, which are never scrubbed.
    nonisolated private static let scrubbed = Look.allCases.filter { $0 != .zoom }

    @Test("A spring that is shown at times of a grain jumps when it is caught", arguments: scrubbed)
    func grain(look: Look) async {
      let figures = await figures(of: look) { $0.springsScrubInSteps = true }

      #expect(figures.catchJump > 2)
    }

    @Test("Where a fraction is a time on the last spring, the velocity breaks", arguments: scrubbed)
    func lastCurve(look: Look) async {
      let figures = await figures(of: look) { $0.scrubsAlongLastCurve = true }

      #expect(figures.velocityError > 0.02)
    }

    @Test("Keyframes that take their own time jump when they are caught", arguments: Look.allCases)
    func keyframes(look: Look) async {
      let figures = await figures(of: look) { $0.keyframesKeepTheirOwnTime = true }

      #expect((figures.catchJump > 50) == [.flip, .stages].contains(look))
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

/// A slide by a keyframe.
private struct KeyedSlide: TransitionEffect {
  func prepare(_ scene: TransitionScene) {
    SlideEffect().prepare(scene)
  }

  func animate(_ scene: TransitionScene) {
    scene.animate(0...1) { SlideEffect().animate(scene) }
  }
}
