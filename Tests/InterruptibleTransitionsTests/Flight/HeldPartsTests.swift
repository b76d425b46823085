import Testing
import UIKit

@testable import InterruptibleTransitions

/// Which way parts go with a finger that turns around.
@MainActor @Suite struct HeldPartsTests {
  private func part(at x: CGFloat) -> SpringPart {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let ends = SpringPart.Ends(start: PartValue(100, 50), end: PartValue(300, 50))
    let part = SpringPart(view: view, property: .center, spring: nil, ends: ends)
    part.value = PartValue(x, 50)
    return part
  }

  @Test(
    "Parts that are as far as the progress go one way, on and back",
    arguments: [0, 0.4, 0.9, 1] as [CGFloat]
  )
  func straight(caught: CGFloat) {
    let parts = [part(at: 100 + 200 * caught), part(at: 100.05 + 200 * caught)]
    var held = HeldParts(of: parts, at: caught)
    for shown in [0.5, 0.2, 0.95, 0] as [CGFloat] {
      held.move(to: shown)
      #expect(held.values(of: parts).allSatisfy { abs($0[0] - (100 + 200 * shown)) < 1e-9 })
      #expect(held.velocities(of: parts, at: -2).allSatisfy { abs($0[0] + 400) < 1e-9 })
    }
    for (shown, x) in [(1.5, 300), (-0.5, 100)] as [(CGFloat, Double)] {
      held.move(to: shown)
      #expect(held.values(of: parts).allSatisfy { abs($0[0] - x) < 1e-9 })
    }
  }

  @Test("A part that is caught elsewhere goes on from there, either way")
  func bent() {
    let parts = [part(at: 180), part(at: 210)]
    var held = HeldParts(of: parts, at: 0.4)
    held.move(to: 0.7)
    #expect(abs(held.values(of: parts)[1][0] - 255) < 1e-9)
    held.move(to: 0.2)
    #expect(abs(held.values(of: parts)[1][0] - 155) < 1e-9)
    held.move(to: 0.4)
    #expect(held.values(of: parts)[1][0] == 210)
  }

  @Test("Parts that nothing has moved since go on as fast as they were")
  func kept() {
    let parts = [part(at: 180)]
    let held = HeldParts(of: parts, at: 0.4, velocities: [PartValue(70, 0)])
    #expect(held.velocities(of: parts, at: 1)[0][0] == 70)
  }

  @Test(
    "A part moves with a finger by the change of progress, up to its ends, or on from past an end",
    arguments: [
      (210, 0.4, 0.7, 270, 400), (210, 0.4, 0.9, 300, 0), (210, 0.4, 0, 130, 400),
      (150, 0.7, 0, 100, 0), (340, 0.4, 0.6, 340, 0), (340, 0.4, 0.1, 280, 400),
      (60, 0.4, 0.2, 60, 0), (60, 0.4, 0.6, 100, 400), (210, 0.4, 1.5, 300, 0),
    ] as [(CGFloat, CGFloat, CGFloat, Double, Double)]
  )
  func parallel(x: CGFloat, caught: CGFloat, shown: CGFloat, value: Double, speed: Double) {
    let parts = [part(at: x)]
    var held = HeldParts(of: parts, at: caught, .parallel)
    held.move(to: shown)
    #expect(abs(held.value(of: parts[0], number: 0)[0] - value) < 1e-9)
    let velocities = held.velocities(of: parts, at: 2)
    #expect(abs(velocities[0][0] - speed) < 1e-9 && velocities[0][1] == 0)
  }

  @Test(
    "A part that was caught elsewhere moves to each end with the progress, at most four times as fast",
    arguments: [
      (0.4, 0.7, 2, 300), (0.4, 0.2, 2, 550), (0.4, 0.4, 0.5, 75), (0.4, 0.4, -2, -550),
      (0.9, 0.95, 1, 360), (0.05, 0.02, 1, 440),
    ] as [(CGFloat, CGFloat, CGFloat, Double)]
  )
  func bentVelocity(caught: CGFloat, shown: CGFloat, velocity: CGFloat, speed: Double) {
    let parts = [part(at: 210)]
    var held = HeldParts(of: parts, at: caught)
    held.move(to: shown)
    #expect(abs(held.velocities(of: parts, at: velocity)[0][0] - speed) < 1e-9)
  }

  @Test("Straight from where something was caught, a progress is a share of the distance to an end")
  func caughtProgress() {
    let rows: [(value: CGFloat, progress: CGFloat, end: TransitionEnd, share: CGFloat)] = [
      (0.4, 0.7, .end, 0.5), (0.4, 0.1, .start, 0.75), (0.4, 0.4, .end, 0), (0.9, 0.95, .end, 0.2),
    ]
    for (value, progress, end, share) in rows {
      let found = CaughtProgress(value: value).share(at: progress)
      #expect(found.end == end && abs(found.share - share) < 1e-9)
    }
  }

  @Test("A part is on its way within a quarter of a point, and otherwise keeps no velocity")
  func displayed() {
    let parts = [part(at: 100), part(at: 100)]
    let motion = MotionState(progress: 0.5, velocity: 3)
    let places = [PartValue(200.2, 50), PartValue(200.25, 50)]
    let moving = HeldParts(of: parts, displayedAt: places, at: motion)
    #expect(moving.velocities(of: parts, at: 0).map { $0[0] } == [600, 0])
    #expect(moving.values(of: parts) == places && !moving.isAtRest && moving.shown == 0.5)
    var resting = moving
    resting.rest()
    #expect(resting.isAtRest && resting.velocities(of: parts, at: 0)[0] == .zero)
    #expect(HeldParts(of: parts, displayedAt: places, at: motion.atRest).isAtRest)
    resting.move(0, by: PartValue(5, 1))
    #expect(resting.values(of: parts)[0] == PartValue(205.2, 51))
  }

  @Test("A quarter of a point off the path of the progress bends a part's path")
  func leastBend() {
    for (x, value) in [(200.2, 250), (200.25, 250.25)] as [(CGFloat, Double)] {
      let parts = [part(at: x)]
      var held = HeldParts(of: parts, at: 0.5, .parallel)
      held.move(to: 0.75)
      #expect(abs(held.values(of: parts)[0][0] - value) < 1e-9)
    }
  }

  @Test(
    "A motion is converted to a share of a part's path and back; without a path it's at the end"
  )
  func share() {
    let part = part(at: 100)
    let share = part.share(of: (PartValue(150, 90), PartValue(-100, 7)))
    #expect(share == MotionState(progress: 0.25, velocity: -0.5))
    let motion = part.motion(at: share)
    #expect(motion.value == PartValue(150, 50) && motion.velocity == PartValue(-100, 0))
    func short(_ length: CGFloat) -> MotionState {
      var short = part
      short.ends.end = PartValue(100 + length, 50)
      return short.share(of: (PartValue(100, 50), .zero))
    }
    #expect(short(0).progress == 1 && short(0.5).progress == 0)
    // Its square is infinite.
    #expect(short(1e300).progress == 1)
  }
}
