import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A main thread that is busy between the start of an animation and its commit: the animation begins late, and no catch jumps.
@MainActor @Suite(.serialized) struct BusyMainThreadTests {
  nonisolated private static let stalls: [TimeInterval] = [0, 0.033, 0.1, 0.15]

  @Test("A catch at any frame of a push holds it where it is seen", arguments: stalls)
  func catchPush(stall: TimeInterval) {
    var count = 0
    for frame in 1...45 {
      let stage = NavigationStage(framesPerSecond: 120)
      HeadlessClock.commitDelay = stall
      stage.push()
      HeadlessClock.advance(frames: 1)
      HeadlessClock.commitDelay = 0
      HeadlessClock.advance(frames: frame)
      guard stage.transition.phase == .settling(toward: .end) else { break }

      expectNoJump(of: stage, "frame \(frame)")
      count += 1
    }
    #expect(count >= 20)
  }

  @Test(
    "A catch at any frame of a reversed push holds it where it is seen, also before it has turned",
    arguments: stalls,
    [0.03, 0.08, 0.15]
  )
  func catchReversal(stall: TimeInterval, turn: TimeInterval) {
    var count = 0
    for frame in 1...45 {
      let stage = NavigationStage(framesPerSecond: 120)
      HeadlessClock.commitDelay = 0
      stage.push(andAdvance: turn)
      HeadlessClock.commitDelay = stall
      stage.transition.reverse()
      HeadlessClock.advance(frames: 1)
      HeadlessClock.commitDelay = 0
      HeadlessClock.advance(frames: frame)
      guard stage.transition.phase == .settling(toward: .start) else { break }

      expectNoJump(of: stage, "frame \(frame)")
      count += 1
    }
    #expect(count >= 3)
  }

  /// Pauses the transition, and sends it on with the velocity that it was seen to have.
  private func expectNoJump(of stage: NavigationStage, _ comment: Comment) {
    let before = places(of: stage, 3)
    guard stage.transition.phase != .idle else { return }
    let velocity = stage.transition.velocity * NavigationStage.width / -120
    let step = before[2] - before[1]
    let bend = abs(step - (before[1] - before[0]))
    #expect(abs(velocity - step) <= bend + 0.5, comment)

    stage.transition.reverse()
    HeadlessClock.endTurn()

    // A held animator is never shown exactly at an end, but by 0.0005 of the way before it.
    #expect(abs(stage.left(of: stage.second) - before[2]) < 0.2, comment)
    let after = places(of: stage, 1)
    // The spring, ω = 25, bends the way by (ω²p + 2ωv)·t²/2 in a frame: up to 12 pt at 120 Hz.
    #expect(abs(after[0] - before[2] - step) <= 12, comment)
    stage.transition.pause()
    HeadlessClock.endTurn()
    #expect(abs(stage.left(of: stage.second) - after[0]) < 0.2, comment)
  }

  /// Where the incoming screen is seen at the end of the next frames.
  private func places(of stage: NavigationStage, _ count: Int) -> [CGFloat] {
    (0..<count).map { _ in
      HeadlessClock.advance(frames: 1)
      return stage.left(of: stage.second)
    }
  }
}
