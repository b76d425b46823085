import Testing

@testable import UIKit

/// The edges of the content.
@MainActor @Suite(.serialized) struct BounceTests {
  @Test("content that is thrown crosses the edge without a jump in speed")
  func crossing() {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)

    stage.flick(by: 200)
    var offsets: [CGFloat] = []
    for _ in 0..<40 {
      HeadlessClock.advance(frames: 1)
      offsets.append(stage.offset)
    }
    let steps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }

    #expect(offsets.contains { $0 < 0 })
    for (earlier, later) in zip(steps, steps.dropFirst()) {
      #expect(abs(later - earlier) < 6)
    }
  }

  @Test("a throw past the edge goes past and comes back, or ends there", arguments: [true, false])
  func bounce(bounces: Bool) {
    let stage = ScrollStage()
    stage.scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    stage.scrollView.bounces = bounces

    stage.flick(by: 200)
    var least: CGFloat = 300
    for _ in 0..<240 {
      HeadlessClock.advance(frames: 1)
      least = min(least, stage.offset)
    }

    #expect(bounces ? least < -10 && stage.delegate.target == .zero : least == 0)
    #expect(stage.offset == 0 && !stage.scrollView.isDecelerating)
    #expect(stage.delegate.calls.last == "didEndDecelerating")
  }

  @Test("however fast pulled content is let go, it is soon at rest")
  func soonAtRest() {
    let axis = ScrollAxis(range: 0...0, room: 800, scrolls: true, bounces: true)
    for velocity in stride(from: 560, to: 600, by: 0.1) {
      let motion = AxisMotion.free(from: -57.9, velocity: velocity, rate: 0.998, on: axis)

      #expect(motion.duration < 1.5)
      for time in stride(from: motion.duration, to: 3, by: 0.01) {
        #expect(motion.offset(after: time) == 0)
      }
      #expect(abs(motion.offset(after: motion.duration - 0.005)) < 0.5)
    }
  }

  @Test("content pulled past its edge comes back, and never passes the edge")
  func pulled() {
    let stage = ScrollStage()

    stage.drag(by: 200, from: 300)
    stage.restAndLift(at: 500)
    var most: CGFloat = -1000
    for _ in 0..<180 {
      HeadlessClock.advance(frames: 1)
      most = max(most, stage.offset)
    }

    #expect(most == 0)
    #expect(stage.offset == 0)
  }

  @Test("a finger that catches a bounce lets the content go on back, or drags it from where it is")
  func caughtOutside() {
    let stage = ScrollStage()
    func catchBounce() {
      stage.drag(by: 200, from: 300)
      stage.restAndLift(at: 500)
      HeadlessClock.advance(frames: 2)
      stage.finger.down(200, 400)
    }

    catchBounce()
    HeadlessClock.advance(by: 0.3)
    #expect(stage.offset < -10)
    stage.finger.up(200, 400)
    stage.settle()
    #expect(stage.offset == 0)

    catchBounce()
    let shown = stage.offset
    stage.finger.move(200, 412)
    #expect(stage.scrollView.isDragging && abs(stage.offset - shown) < 1e-6)
    stage.finger.move(200, 414)
    #expect(stage.offset < shown && stage.offset > shown - 1.1)
  }
}
