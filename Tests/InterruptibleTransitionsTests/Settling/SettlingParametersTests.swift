import Foundation
import Testing

@testable import InterruptibleTransitions
@testable import TestSupport

@Suite(.enabled(if: PlayedRows.isFirstRun)) struct SettlingParametersTests {
  private let settlingParameters = SettlingParameters(spring: .classicPush, travel: 393)

  @Test(
    "A slow release goes to the nearer end",
    arguments: [(0.49, TransitionEnd.start), (0.51, .end)]
  )
  func slow(progress: CGFloat, end: TransitionEnd) {
    #expect(Projection.system.end(progress: progress, velocity: 0) == end)
  }

  @Test("Where a release goes, as measured of the system: 0.12 seconds of velocity, and one half")
  func measuredRule() {
    for progress in stride(from: -0.1, through: 1.1, by: 0.01) as StrideThrough<CGFloat> {
      for velocity in stride(from: -6, through: 6, by: 0.25) as StrideThrough<CGFloat> {
        let projected = min(max(progress, 0), 1) + velocity * 0.12
        // In between, the measurements leave it open.
        guard abs(projected - 0.5) > 1e-9 else { continue }
        #expect(
          Projection.system.end(progress: progress, velocity: velocity)
            == (projected > 0.5 ? .end : .start)
        )
      }
    }
  }

  @Test("A slow drag back at two thirds goes on, which a scroll view's projection would turn back")
  func dragBack() {
    let velocity: CGFloat = -500 / 402

    #expect(Projection.system.end(progress: 0.66, velocity: velocity) == .end)
    #expect(Projection.scrollView.end(progress: 0.66, velocity: velocity) == .start)
  }

  @Test("A custom projection has its own time and threshold")
  func ownProjection() {
    let eager = Projection(time: 0, threshold: 0.2)

    #expect(eager.end(progress: 0.2, velocity: -9) == .end)
    #expect(eager.end(progress: 0.19, velocity: 9) == .start)
  }

  @Test("A release with less than half a point left ends at once")
  func nothingLeft() {
    let close = MotionState(progress: 1 - 0.4 / 393)
    let far = MotionState(progress: 1 - 0.6 / 393)

    #expect(settlingParameters.movement(from: close, toward: .end, .usual) == .springing)
    #expect(settlingParameters.movement(from: far, toward: .end, .usual) != .springing)
  }

  @Test("A release that no display could show ends at once")
  func tooFast() {
    let thrown = MotionState(progress: 0.5, velocity: 1000)

    #expect(settlingParameters.movement(from: thrown, toward: .end, .usual) == .springing)
  }

  @Test(
    "A velocity that is not a number is taken for rest",
    arguments: [CGFloat.nan, .infinity, -.infinity]
  )
  func notANumber(velocity: CGFloat) throws {
    let motion = MotionState(progress: 0.7, velocity: velocity)

    let finite = motion.finite
    #expect(Projection.system.end(progress: finite.progress, velocity: finite.velocity) == .end)
    guard
      case .segment(let segment) = settlingParameters.movement(from: motion, toward: .end, .usual)
    else {
      Issue.record("an animation was due")
      return
    }
    #expect(segment.relativeVelocity == 0)
    #expect(segment.state(after: 0.1).progress.isFinite)
  }

  @Test("A container without a width still lets a transition run and end")
  func noTravel() {
    let flat = SettlingParameters(spring: .classicPush, travel: 0)

    #expect(flat.movement(from: MotionState(progress: 1), toward: .end, .usual) == .springing)
    #expect(flat.movement(from: MotionState(progress: 0.5), toward: .end, .usual) != .springing)
  }

  @Test(
    "Past an end, a rubber band shows a part of the finger's speed, and keeps what goes outward"
  )
  func pastAnEnd() throws {
    var banded = settlingParameters
    banded.rubberBand = .scrollView
    let give = RubberBand.scrollView.give(at: 0.1 * 393, over: 393)

    let outward = banded.departure(
      from: MotionState(progress: 1.1, velocity: 2),
      toward: .end,
      .usual
    )
    #expect(outward.movement == .springing)
    #expect(abs(outward.outwardVelocity - 2 * give) < 1e-9)
    #expect(outward.progress == 1.1)

    let inward = banded.departure(
      from: MotionState(progress: 1.1, velocity: -2),
      toward: .start,
      .usual
    )
    guard case .segment(let segment) = inward.movement else {
      Issue.record("an animation was due")
      return
    }
    #expect(inward.outwardVelocity == 0)
    #expect(segment.origin.progress == 1)
    #expect(abs(segment.origin.velocity + 2 * give) < 1e-9)
  }

  @Test("Where nothing gives way, a finger past an end keeps its speed on the way back only")
  func pastAnEndWithoutBand() throws {
    let outward = settlingParameters.departure(
      from: MotionState(progress: -0.1, velocity: -2),
      toward: .end,
      .usual
    )
    let inward = settlingParameters.departure(
      from: MotionState(progress: -0.1, velocity: 2),
      toward: .end,
      .usual
    )

    let origins = [outward, inward].map { departure in
      if case .segment(let segment) = departure.movement {
        segment.origin
      } else {
        MotionState(progress: -1)
      }
    }
    #expect(origins == [MotionState(progress: 0), MotionState(progress: 0, velocity: 2)])
  }

  @Test("A rubber band starts at 0.55 of the finger's speed and never reaches its length")
  func rubberBand() {
    let band = RubberBand.scrollView
    #expect(abs(band.stretch(0.001, over: 393) / 0.001 - 0.55) < 1e-3)
    #expect(band.stretch(1e9, over: 393) < 393)
    #expect(band.stretch(-50, over: 393) == -band.stretch(50, over: 393))
    #expect(band.stretch(.nan, over: 393) == 0)
    #expect(band.stretch(50, over: 0) == 0)
    for pull in [-300, -1, 0, 2, 90, 1000] as [CGFloat] {
      let back = band.pull(showing: band.stretch(pull, over: 393), over: 393)
      #expect(abs(back - pull) < 1e-6 * max(abs(pull), 1))
    }
  }

  @Test("A rubber band without give shows nothing")
  func noRubberBand() {
    #expect(RubberBand.none.stretch(300, over: 393) == 0)
    #expect(RubberBand.none.give(at: 300, over: 393) == 0)
    #expect(RubberBand.none.pull(showing: 20, over: 393) == 0)
  }

  @Test(
    "An end is reached with less than half a point left, and almost reached with less than 1%",
    arguments: [
      (512, 1 - 1 / 1024, .end, false, true), (512, 1 - 1 / 1025, .end, true, true),
      (393, 0.01, .start, false, false), (393, 0.005, .start, false, true),
      (393, 0.015, .start, false, false), (0.5, 0.5, .end, true, true),
      (0, 1 - 0.0007, .end, true, true), (0, 0.998, .end, false, true),
      (393, 1.5, .end, true, true),
      (393, -1, .start, true, true), (393, .nan, .start, true, true),
    ] as [(CGFloat, CGFloat, TransitionEnd, Bool, Bool)]
  )
  func reached(
    travel: CGFloat,
    progress: CGFloat,
    end: TransitionEnd,
    isThere: Bool,
    isAlmostThere: Bool
  ) {
    let parameters = SettlingParameters(spring: .classicPush, travel: travel)
    #expect(parameters.isThere(progress, at: end) == isThere)
    #expect(parameters.isAlmostThere(progress, at: end) == isAlmostThere)
  }

  @Test("A spring that a display can show in one frame is left out, from 828 distances per second")
  func fastest() {
    let isSprung = [413, 414, 1000].map { velocity in
      let motion = MotionState(progress: 0.5, velocity: velocity)
      return settlingParameters.movement(from: motion, toward: .end, .usual) == .springing
    }
    #expect(isSprung == [false, true, true])
  }

  @Test("A hurried animation has a response of 0.14 seconds, or its own if that is shorter")
  func hurried() {
    #expect(settlingParameters.spring(for: .hurried) == Spring(response: 0.14))
    let fast = SettlingParameters(spring: Spring(response: 0.1), travel: 393)
    #expect(fast.spring(for: .hurried) == Spring(response: 0.1))
  }

  @Test("Between the ends, a rubber band doesn't change a finger's velocity")
  func betweenTheEnds() {
    var banded = settlingParameters
    banded.rubberBand = .scrollView
    let motion = MotionState(progress: 0.4, velocity: 2)
    let departure = banded.departure(from: motion, toward: .end, .usual)
    #expect(departure == settlingParameters.departure(from: motion, toward: .end, .usual))
    #expect(departure.movement == banded.movement(from: motion, toward: .end, .usual))
  }
}
