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

    @Test(
      "A reversed transition goes on as fast as it was, in every container",
      arguments: PlayedRows.current.pairs(Turn.allCases, ContainerKind.allCases)
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
      "Caught and reversed three times, and held still, it never jumps, with every effect in every container",
      arguments: PlayedRows.current.pairs(EffectCase.smooth, ContainerKind.allCases)
    )
    func thrice(effectCase: EffectCase, kind: ContainerKind) async {
      for isForward in [true, false] {
        let stage = await ContainerStage(kind, framesPerSecond: 240)
        let source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 100))
        stage.first.view.addSubview(source)
        stage.transition.effect = effectCase.effect(
          below: { _ in source },
          above: { $0.foreground?.subviews.first }
        )
        stage.transition.spring = Stage.recordedSpring
        if !isForward { await stage.showSecond() }
        var recording = await start(stage, isForward: isForward)
        for moment in Stage.caughtMoments {
          await recording.advance(frames: moment)
          let frame = recording.last
          stage.transition.reverse()
          await stage.endTurn()
          await recording.advance(frames: 6)
          #expect(recording.jumps(at: frame) == [], "\(isForward), \(moment)")
        }
        let frame = recording.last
        stage.transition.pause()
        await recording.advance(frames: 3)
        #expect(recording.change(since: frame) < Stage.slack(0.001))
        stage.transition.cancel()
        await stage.settle()
        #expect(stage.showsSecond != isForward && stage.complaints == [])
        #expect(source.mask == nil && stage.second.view.subviews.first?.mask == nil)
      }
    }

    /// Starts a transition, and a recording of what moves in it.
    private func start(_ stage: ContainerStage, isForward: Bool) async -> Recording {
      stage.go(forward: isForward)
      await stage.endTurn()
      let pairs = stage.window.views(named: "transition.matched")
      let screens: [UIView] = [stage.first.view, stage.second.view]
      return Recording(of: screens + pairs + stage.second.view.subviews, on: stage)
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
      var recording = await start(stage, isForward: isForward)
      await recording.advance(frames: moment)
      // A container may come to its size with its first frame, and a card is put in place anew then.
      let begun = counted.tally.begun
      #expect((1...2).contains(begun), comment)
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
      #expect(counted.tally.begun == begun && counted.tally.ended == begun, comment)
      #expect(stage.complaints == [], comment)
    }
  }
}
