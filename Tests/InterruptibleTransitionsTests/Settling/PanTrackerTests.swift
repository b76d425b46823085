import Foundation
import Testing
import UIKit

@testable import InterruptibleTransitions

@Suite struct PanTrackerTests {
  private func tracker(travel: CGVector = CGVector(dx: 400, dy: 0)) -> PanTracker {
    PanTracker(holding: 0.25, from: CGPoint(x: 10, y: 0), at: 0, travel: travel)
  }

  private func reading(
    _ x: CGFloat,
    _ y: CGFloat,
    at time: TimeInterval
  ) -> PanReading {
    PanReading(translation: CGPoint(x: x, y: y), time: time)
  }

  private func velocity(_ speed: CGFloat) -> CGPoint { CGPoint(x: speed, y: 0) }

  @Test("The baseline of a pan is the translation at which it began")
  func baseline() {
    var tracker = tracker()

    let motion = tracker.motion(reading(10, 0, at: 0), velocity: velocity(0))

    #expect(motion.progress == 0.25)
  }

  @Test("Progress and velocity are shares of the travel, with its sign")
  func shares() {
    var forward = tracker()
    var backward = tracker(travel: CGVector(dx: -400, dy: 0))

    let there = forward.motion(reading(110, 55, at: 0.01), velocity: velocity(800))
    let back = backward.motion(reading(110, 55, at: 0.01), velocity: velocity(800))

    #expect(there == MotionState(progress: 0.5, velocity: 2))
    #expect(back == MotionState(progress: 0, velocity: -2))
  }

  @Test(
    "A panned screen stays for the first 12 points from the touch, and is then 12 points behind"
  )
  func slop() {
    // The recogniser has begun 10 points from the touch, and counts from there, or from the touch.
    for origin in [10, 0] as [CGFloat] {
      var tracker = PanTracker(
        startingAfter: CGPoint(x: 10, y: 3),
        from: CGPoint(x: 10 - origin, y: 0),
        at: 0,
        travel: CGVector(dx: 400, dy: 0)
      )

      for moved in stride(from: -20, through: 300, by: 1) as StrideThrough<CGFloat> {
        let progress = tracker.progress(reading(moved - origin, 0, at: 0.01))
        let way = moved < 0 ? moved : max(moved - 12, 0)
        #expect(abs(progress * 400 - way) < 1e-9)
      }
    }
  }

  @Test("A finger rests while something moves the view below it, and the progress stays")
  func movedView() {
    var tracker = tracker()
    for (x, time) in [(110, 0.01), (140, 0.2), (170, 0.4)] as [(CGFloat, TimeInterval)] {
      var reading = reading(x, 0, at: time)
      reading.inWindow = CGPoint(x: 100, y: 0)

      let motion = tracker.motion(reading, velocity: velocity(800))

      #expect(abs(motion.progress - 0.5) < 1e-9)
      #expect(motion.velocity == (time < 0.1 ? 2 : 0))
    }
    var down = self.tracker(travel: CGVector(dx: 0, dy: 400))
    for y in [60, 90] as [CGFloat] {
      var reading = reading(10, y, at: 0.01)
      reading.inWindow = CGPoint(x: 0, y: 60)
      #expect(abs(down.progress(reading) - 0.4) < 1e-9)
    }
    var moved = reading(174, 0, at: 0.41)
    moved.inWindow = CGPoint(x: 102, y: 0)
    #expect(abs(tracker.progress(moved) - 0.51) < 1e-9)
  }

  @Test("A finger moves along a vector if its velocity has a part in that direction")
  @MainActor
  func moves() {
    final class Pan: UIPanGestureRecognizer {
      var measured = CGPoint.zero
      override func velocity(in view: UIView?) -> CGPoint { measured }
    }
    let (pan, view, diagonal) = (Pan(), UIView(), CGVector(dx: 100, dy: 300))
    let rows: [(CGPoint, Bool)] = [
      (.zero, false), (CGPoint(x: 2, y: 0), true), (CGPoint(x: 2, y: -1), false),
      (CGPoint(x: -2, y: 1), true), (CGPoint(x: -4, y: 1), false),
      (CGPoint(x: 0.001, y: 0.001), true),
    ]
    for (velocity, moves) in rows {
      pan.measured = velocity
      #expect(pan.moves(along: diagonal, in: view) == moves)
    }
  }

  @Test("A view that is turned edge-on below a moving finger leaves the progress")
  func turnedView() {
    var tracker = tracker()
    let steps: [(x: CGFloat, window: CGFloat, progress: CGFloat)] = [
      (110, 100, 0.5), (0.3, 108, 0.5), (0.3, 116, 0.5), (134, 124, 0.52), (142, 132, 0.54),
    ]
    for (number, step) in steps.enumerated() {
      var reading = reading(step.x, 0, at: 0.01 * Double(number))
      reading.inWindow = CGPoint(x: step.window, y: 0)

      #expect(abs(tracker.progress(reading) - step.progress) < 0.002)
    }
  }

  @Test("A tap is lifted within half a second and five points, in any direction")
  func tapAllowance() {
    let tracker = tracker()

    #expect(tracker.isTap(at: reading(13, 3, at: 0.49)))
    #expect(!tracker.isTap(at: reading(10, -5, at: 0.1)))
    #expect(!tracker.isTap(at: reading(10, 0, at: 0.5)))
  }

  @Test("A finger drags from 10 points on, in any direction")
  func dragDistance() {
    let tracker = tracker()

    #expect(!tracker.hasMoved(to: CGPoint(x: 16, y: 7)))
    #expect(tracker.hasMoved(to: CGPoint(x: 10, y: -10)))
  }

  @Test("A finger that has rested hands over rest, whatever the recogniser says")
  func rest() {
    var tracker = tracker()

    let moving = tracker.motion(reading(110, 0, at: 0.5), velocity: velocity(800))
    let soon = tracker.motion(reading(110, 0, at: 0.516), velocity: velocity(800))
    let late = tracker.release(reading(110, 0, at: 0.6), velocity: velocity(800))

    #expect(moving.velocity == 2)
    #expect(soon.velocity == 2)
    #expect(late == MotionState(progress: 0.5))
  }

  @Test("A finger lifted up to a frame and a half after its last move has moved on in between")
  func lateness() {
    var tracker = tracker()
    _ = tracker.motion(reading(110, 0, at: 0.5), velocity: velocity(800))

    let release = tracker.release(reading(110, 0, at: 0.508), velocity: velocity(800))

    #expect(abs(release.progress - 0.516) < 1e-9)
    #expect(abs(release.velocity - 2) < 1e-9)
  }

  @Test("On a display of 120 Hz a frame and a half is half as long")
  func latenessAtHighRate() {
    let progress = [0.012, 0.013].map { late in
      var tracker = tracker()
      _ = tracker.motion(reading(100, 0, at: 0.5), velocity: velocity(800))
      _ = tracker.motion(reading(110, 0, at: 0.5 + 1.0 / 120), velocity: velocity(800))
      let lifted = reading(110, 0, at: 0.5 + 1.0 / 120 + late)
      return tracker.release(lifted, velocity: velocity(800)).progress
    }

    #expect(abs(progress[0] - 0.524) < 1e-9)
    #expect(progress[1] == 0.5)
  }

  @Test("A finger that has stood still for longer doesn't leap, and its velocity fades")
  func pause() {
    let releases = [0.026, 0.035, 0.049, 0.06].map { late in
      var tracker = tracker()
      _ = tracker.motion(reading(110, 0, at: 0.5), velocity: velocity(800))
      return tracker.release(reading(110, 0, at: 0.5 + late), velocity: velocity(800))
    }

    #expect(releases.allSatisfy { $0.progress == 0.5 })
    let velocities = releases.map(\.velocity)
    #expect(zip([1.92, 1.2, 0.08, 0], velocities).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A pan without travel moves nothing, and nothing is divided by it")
  func noTravel() {
    var tracker = tracker(travel: .zero)

    let motion = tracker.motion(reading(90, 9, at: 0.01), velocity: velocity(800))

    #expect(motion == MotionState(progress: 0.25))
  }

  @Test("Progress and velocity are measured along the travel, in any direction")
  func diagonal() {
    var tracker = PanTracker(
      holding: 0,
      from: CGPoint(x: 5, y: -5),
      at: 0,
      travel: CGVector(dx: 300, dy: 400)
    )
    let motion = tracker.motion(reading(35, 35, at: 0.01), velocity: CGPoint(x: 300, y: 400))
    #expect(abs(motion.progress - 0.1) < 1e-9 && abs(motion.velocity - 1) < 1e-9)
    #expect(tracker.movement == CGPoint(x: 30, y: 40))
    tracker.follow(CGVector(dx: 60, dy: 80))
    #expect(abs(tracker.progress(reading(35, 35, at: 0.02)) - 0.5) < 1e-9)
    tracker.reanchor(at: .zero, along: [CGVector(dx: 80, dy: -60), CGVector(dx: 0, dy: 10)])
    #expect(abs(tracker.progress(reading(5, 2, at: 0.03)) - 0.7) < 1e-9)
  }

  @Test("A view that is scaled and rotated under a moving finger doesn't change its travel")
  func rotatedView() {
    for (angle, scale) in [(0, 1), (.pi / 2, 0.5), (.pi / 2, 50), (2.2, 3)] as [(CGFloat, CGFloat)]
    {
      var tracker = PanTracker(
        holding: 0,
        from: .zero,
        at: 0,
        travel: CGVector(dx: 300, dy: 400)
      )
      for (x, y) in [(0, 0), (1, 0), (30, 40), (60, 20), (-30, 50)] as [(CGFloat, CGFloat)] {
        var reading = reading(
          scale * (x * cos(angle) - y * sin(angle)),
          scale * (x * sin(angle) + y * cos(angle)),
          at: 0.01
        )
        reading.inWindow = CGPoint(x: x, y: y)
        let share = reading.translation.x * 300 + reading.translation.y * 400
        #expect(abs(tracker.progress(reading) - share / 250_000) < 1e-9)
      }
    }
  }

  @Test(
    "A view that moves as far as the finger counts as the finger's move; one that moves further doesn't"
  )
  func movedAlong() {
    for (translation, progress) in [(30, 0.3), (31, 0.25 + 31 / 1200)] as [(CGFloat, CGFloat)] {
      var tracker = tracker()
      var reading = reading(10, 0, at: 0)
      reading.inWindow = CGPoint(x: 10, y: 0)
      _ = tracker.progress(reading)
      (reading.translation.x, reading.inWindow) = (translation, CGPoint(x: 15, y: 0))
      #expect(abs(tracker.progress(reading) - progress) < 1e-9)
    }
  }

  @Test("A finger that is re-anchored keeps its progress, and what is left of its slop")
  func reanchored() {
    let rows: [(moved: CGFloat, next: CGFloat, progress: CGFloat)] = [
      (112, 0, 0.25), (112, 20, 0.35), (6, 6, 0), (6, 26, 0.1), (-40, 0, -0.1), (-40, 12, -0.1),
      (-40, 32, 0),
    ]
    for (moved, next, progress) in rows {
      var tracker = PanTracker(
        startingAfter: CGPoint(x: 10, y: 0),
        from: CGPoint(x: 10, y: 0),
        at: 0,
        travel: CGVector(dx: 400, dy: 0)
      )
      _ = tracker.progress(reading(moved, 0, at: 0.01))
      tracker.reanchor(
        at: CGPoint(x: 500, y: 90),
        along: [CGVector(dx: -9, dy: 0), CGVector(dx: 0, dy: 7), CGVector(dx: 200, dy: 0)]
      )
      #expect(abs(tracker.progress(reading(500 + next, 90, at: 0.02)) - progress) < 1e-9)
      #expect(tracker.hasMoved(to: CGPoint(x: 500, y: 90)) == (abs(moved) > 10))
    }
  }

  @Test("A finger follows a travel that leads in its direction, and no other")
  func followed() {
    let rows: [(travel: CGVector, progress: CGFloat)] = [
      (CGVector(dx: 200, dy: 0), 0.75), (CGVector(dx: -200, dy: 0), 0.5),
      (CGVector(dx: 0, dy: 200), 0.5), (.zero, 0.5), (CGVector(dx: 0.002, dy: 0), 50_000.25),
    ]
    for (travel, progress) in rows {
      var tracker = tracker()
      tracker.follow(travel)
      #expect(abs(tracker.progress(reading(110, 0, at: 0.01)) - progress) < 1e-6)
    }
  }

  @Test("A lift counts for a frame and a half, of 1/240 of a second at least and 1/60 at most")
  func leastInterval() {
    #expect(tracker().lateness(at: 0.025) == 0.025 && tracker().lateness(at: 0.0251) == 0)
    for (late, counted) in [(0.006, 0.006), (0.0065, 0)] {
      var tracker = tracker()
      _ = tracker.progress(reading(110, 0, at: 0.5))
      _ = tracker.progress(reading(120, 0, at: 0.5 + 1.0 / 480))
      #expect(abs(tracker.lateness(at: 0.5 + 1.0 / 480 + late) - counted) < 1e-9)
    }
  }
}
