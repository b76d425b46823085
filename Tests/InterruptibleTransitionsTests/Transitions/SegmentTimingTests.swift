import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// How a segment is shown by UIKit's animations, and read back.
@MainActor @Suite(.serialized) struct SegmentTimingTests {
  @Test("An animator with a segment's timing moves a view along the segment")
  func timing() {
    let window = Stage.makeWindow(on: .standard)
    let view = UIView()
    window.makeKeyAndVisible()
    window.addSubview(view)
    let release = AnimationSegment(
      from: MotionState(progress: 0.2, velocity: 1),
      toward: .end,
      spring: .classicPush
    )
    let clock = SegmentClock()
    #expect(clock.elapsed == 0)
    for segment in [release, AnimationSegment(openingIn: 0.5)] {
      view.center.x = 100 * segment.origin.progress
      HeadlessClock.endTurn()
      let animator = UIViewPropertyAnimator(
        duration: segment.duration,
        timingParameters: segment.timing
      )
      animator.addAnimations { view.center.x = 100 }
      clock.start(in: window)
      animator.startAnimation()
      for _ in 0..<6 {
        HeadlessClock.advance(frames: 6)
        let x = view.layer.displayed()?.position.x ?? 0
        #expect(abs(x - 100 * segment.state(after: clock.elapsed).progress) < 0.1)
      }
      #expect((0.25...0.31).contains(clock.elapsed))
      animator.stopAnimation(true)
      clock.stop()
      #expect(clock.elapsed == 0)
    }
    #expect(AnimationSegment(openingIn: 0.14).duration == 0.14)
    #expect(OpeningAnimation(in: 0.14).spring == nil && OpeningAnimation(in: 0.14).duration == 0.14)
    let opening = OpeningAnimation(.classicPush)
    #expect(opening.spring == .classicPush && opening.duration == opening.segment.duration)
  }

  @Test("A value that is read at an end counts only once the animation has arrived there")
  func reading() {
    let segment = AnimationSegment(openingIn: 1)
    let running = RunningAnimation(to: .end, along: segment, valueBefore: 0)
    let rows: [(value: CGFloat?, elapsed: TimeInterval, progress: CGFloat)] = [
      (nil, 0.5, 0), (0.4, 0.5, 0.4), (1.3, 0.5, 1), (-0.2, 0.5, 0), (0, 0.5, 0.5), (1, 0.5, 0.5),
      (0, 0.004, 0), (0, 0.005, 0.005), (1, 0.996, 1), (1, 2, 1), (0, 2, 1), (0.5, 0, 0.5),
    ]
    for (value, elapsed, progress) in rows {
      let displayed = running.displayedProgress(reading: value, after: elapsed)
      #expect(abs((displayed ?? -1) - progress) < 1e-9, "\(String(describing: value)), \(elapsed)")
    }
    let springing = RunningAnimation(to: .end, along: nil, valueBefore: 0)
    #expect(springing.displayedProgress(reading: 0.5, after: 0) == nil)
  }
}
