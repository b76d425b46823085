import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// Code that turns a transition round hands its velocity over: what is seen has no jump and no kink.
  ///
  /// At 240 frames a second in virtual time, because at 120 the springs bend too much for five samples to tell a
  /// velocity. In real time, with fewer frames, on a slower spring.
  @MainActor @Suite struct VelocityTests {
    /// How code turns a transition round.
    enum Turn: CaseIterable {
      case reverse, reverseTwice, cancel, oppositeCall
    }

    /// What a transition looks like.
    enum Look: CaseIterable {
      case slide, fade, cover, shift, scale, flip, zoom, combined, sprung, still
    }

    @Test(
      "A reversed transition goes on as fast as it was, in every container",
      arguments: Turn.allCases,
      ContainerKind.allCases
    )
    func turns(turn: Turn, kind: ContainerKind) async {
      for isForward in [true, false] {
        for moment in Stage.recordedMoments {
          let stage = await ContainerStage(kind, framesPerSecond: 240)
          await check(turn, on: stage, isForward: isForward, moment: moment)
        }
      }
    }

    @Test(
      "A reversed transition goes on as fast as it was, with every effect in every container",
      arguments: Look.allCases,
      ContainerKind.allCases
    )
    func looks(look: Look, kind: ContainerKind) async {
      let place = ContainerKind.allCases.firstIndex(of: kind) ?? 0
      for isForward in Stage.sample([true, false], oneIn: 2, from: place) {
        for moment in Stage.recordedMoments {
          let stage = await ContainerStage(kind, framesPerSecond: 240)
          let source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
          stage.first.view.addSubview(source)
          stage.transition.effect = look.effect(from: source)
          await check(.reverse, on: stage, isForward: isForward, moment: moment)
        }
      }
    }

    private func check(
      _ turn: Turn,
      on stage: ContainerStage,
      isForward: Bool,
      moment: Int
    ) async {
      let comment: Comment = "\(isForward ? "forward" : "back"), \(moment) frames"
      if !isForward { await stage.showSecond() }
      stage.transition.spring = Stage.recordedSpring
      let counted = CountedEffect(effect: stage.transition.effect)
      stage.transition.effect = counted
      var recording = Recording(of: [stage.first.view, stage.second.view], on: stage)
      stage.go(forward: isForward)
      await recording.advance(frames: moment)
      let frame = recording.last
      let velocity = stage.transition.velocity

      switch turn {
      case .reverse: stage.transition.reverse()
      case .reverseTwice:
        stage.transition.reverse()
        stage.transition.reverse()
      case .cancel: stage.transition.cancel()
      case .oppositeCall: stage.ask(forward: !isForward)
      }

      let comesBack = turn != .reverseTwice
      #expect(stage.transition.phase == .settling(toward: comesBack ? .start : .end), comment)
      #expect(abs(stage.transition.velocity - velocity) < 0.02 * velocity, comment)
      await stage.endTurn()
      await recording.advance(frames: 6)
      #expect(recording.jumps(at: frame) == [], comment)
      #expect(counted.effect is StillEffect || recording.moves(before: frame), comment)
      await stage.settle()
      #expect(stage.showsSecond == (isForward != comesBack), comment)
      #expect(counted.tally.begun == 1 && counted.tally.ended == 1, comment)
      #expect(stage.complaints == [], comment)
    }
  }
}

/// Moves nothing.
private struct StillEffect: TransitionEffect {
  func prepare(_ scene: TransitionScene) {}
  func animate(_ scene: TransitionScene) {}
}

extension Portable.VelocityTests.Look {
  @MainActor
  fileprivate func effect(from source: UIView) -> any TransitionEffect {
    switch self {
    case .slide: .slide
    case .fade: .fade
    case .cover: CoverEffect(backgroundScale: 0.9)
    case .shift: .shift
    case .scale: .scale
    case .flip: .flip
    case .zoom: .zoom { _ in source }
    case .combined: .fade.combined(with: .scale)
    case .sprung: SprungEffect()
    case .still: StillEffect()
    }
  }
}
