import Foundation
import Testing

@testable import InterruptibleTransitions

@Suite struct HandOffTests {
  private let handOff = HandOff(spring: .system, travel: 393)

  @Test(
    "A slow release goes to the nearer end",
    arguments: [(0.49, TransitionEnd.start), (0.51, .end)]
  )
  func slow(progress: CGFloat, end: TransitionEnd) {
    #expect(Projection.end(of: MotionState(progress: progress)) == end)
  }

  @Test(
    "A flick goes where it points",
    arguments: [(0.1, 1.0, TransitionEnd.end), (0.9, -1, .start), (0.1, 0.7, .start)]
  )
  func flick(progress: CGFloat, velocity: CGFloat, end: TransitionEnd) {
    #expect(Projection.end(of: MotionState(progress: progress, velocity: velocity)) == end)
  }

  @Test("A motion travels on for about half a second of its velocity")
  func reach() {
    let resting = Projection.restingProgress(of: MotionState(progress: 0, velocity: 1))

    #expect(abs(resting - 0.499) < 1e-9)
  }

  @Test("With less than half a point left it ends at once")
  func nothingLeft() {
    let close = MotionState(progress: 1 - 0.4 / 393)
    let far = MotionState(progress: 1 - 0.6 / 393)

    #expect(handOff.outcome(from: close, toward: .end, .usual) == .finish(.end))
    #expect(handOff.outcome(from: far, toward: .end, .usual) != .finish(.end))
  }

  @Test("What no display could show ends at once")
  func tooFast() {
    let thrown = MotionState(progress: 0.5, velocity: 1000)

    #expect(handOff.outcome(from: thrown, toward: .end, .usual) == .finish(.end))
  }

  @Test(
    "What is not a number is taken for rest",
    arguments: [CGFloat.nan, .infinity, -.infinity]
  )
  func notANumber(velocity: CGFloat) throws {
    let motion = MotionState(progress: 0.7, velocity: velocity)

    #expect(Projection.end(of: motion) == .end)
    guard case .leg(let leg) = handOff.outcome(from: motion, toward: .end, .usual) else {
      Issue.record("a leg was due")
      return
    }
    #expect(leg.relativeVelocity == 0)
    #expect(leg.state(after: 0.1).progress.isFinite)
  }

  @Test("A container without a width still lets a transition run and end")
  func noTravel() {
    let flat = HandOff(spring: .system, travel: 0)

    #expect(flat.outcome(from: MotionState(progress: 1), toward: .end, .usual) == .finish(.end))
    #expect(flat.outcome(from: MotionState(progress: 0.5), toward: .end, .usual) != .finish(.end))
  }

  @Test("A rubber band starts at 0.55 of the finger's speed and never reaches its length")
  func rubberBand() {
    #expect(abs(RubberBand.stretch(0.001, over: 393) / 0.001 - 0.55) < 1e-3)
    #expect(RubberBand.stretch(1e9, over: 393) < 393)
    #expect(RubberBand.stretch(-50, over: 393) == -RubberBand.stretch(50, over: 393))
    #expect(RubberBand.stretch(.nan, over: 393) == 0)
    #expect(RubberBand.stretch(50, over: 0) == 0)
    for pull in [-300, -1, 0, 2, 90, 1000] as [CGFloat] {
      let back = RubberBand.pull(showing: RubberBand.stretch(pull, over: 393), over: 393)
      #expect(abs(back - pull) < 1e-6 * max(abs(pull), 1))
    }
  }
}
