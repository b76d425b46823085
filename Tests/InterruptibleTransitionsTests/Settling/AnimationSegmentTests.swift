import Foundation
import Testing

@testable import InterruptibleTransitions
@testable import TestSupport

@Suite(.enabled(if: PlayedRows.isFirstRun)) struct AnimationSegmentTests {
  private static let speeds: [CGFloat] = [-12, -3, -0.5, 0, 0.5, 4, 15, 60]

  @Test("An animation begins exactly where and as fast as it is handed over", arguments: speeds)
  func begins(velocity: CGFloat) {
    for target in [TransitionEnd.start, .end] {
      let segment = AnimationSegment(
        from: MotionState(progress: 0.4, velocity: velocity),
        toward: target,
        spring: .classicPush
      )

      let first = segment.state(after: 0)

      #expect(abs(first.progress - 0.4) < 1e-12)
      #expect(abs(first.velocity - velocity) < 1e-9)
    }
  }

  @Test("The opening animation of the system's push leaves e^(−t / 0.060) of the way")
  func systemPush() {
    let segment = AnimationSegment(opening: .systemPush)

    for time in stride(from: 0, through: 0.6, by: 0.001) {
      #expect(abs(segment.state(after: time).progress - (1 - exp(-time / 0.060))) < 1e-9)
    }
    #expect(abs(segment.velocity(at: 0.5, near: 0.04) - 0.5 / 0.060) < 1e-6)
  }

  @Test("The release spring is within 2 % of the measured one, ω = 22 and ζ = 0.85, from rest")
  func systemRelease() {
    let segment = AnimationSegment(
      from: MotionState(progress: 0),
      toward: .end,
      spring: .systemRelease
    )
    let (omega, ratio) = (22.0, 0.85)
    let damped = omega * (1 - ratio * ratio).squareRoot()
    var squares = 0.0
    let times = stride(from: 0, through: 0.4, by: 0.001).map { $0 }

    for time in times {
      let left =
        exp(-ratio * omega * time)
        * (cos(damped * time) + ratio * omega / damped * sin(damped * time))
      let difference = Double(segment.state(after: time).progress) - (1 - left)
      squares += difference * difference
    }

    #expect((squares / Double(times.count)).squareRoot() < 0.02)
  }

  @Test("An animation at one speed keeps it, also where it is taken up again, and rests at its end")
  func even() {
    let segment = AnimationSegment(openingIn: 0.14)
    let halfway = segment.state(after: 0.07)

    #expect(abs(halfway.progress - 0.5) < 1e-9 && abs(halfway.velocity - 1 / 0.14) < 1e-9)
    #expect(segment.velocity(at: 0.3, near: 0) == halfway.velocity)
    #expect(segment.state(after: 1) == MotionState(progress: 1))
    let rest = segment.continued(from: halfway)
    #expect(abs(rest.state(after: 0.035).progress - 0.75) < 1e-9)
    #expect(abs(rest.origin.velocity - 1 / 0.14) < 1e-9)
    let last = rest.continued(from: MotionState(progress: 0.75))
    #expect(abs(last.state(after: 0.0175).progress - 0.875) < 1e-9)
    let arrived = segment.continued(from: MotionState(progress: 1))
    let again = arrived.continued(from: MotionState(progress: 1))
    #expect(again == arrived && again.origin.velocity == 0 && again.curve == .even(0.001))
  }

  @Test("The velocity is the slope of the progress", arguments: speeds)
  func slope(velocity: CGFloat) {
    let segment = AnimationSegment(
      from: MotionState(progress: 0.4, velocity: velocity),
      toward: .end,
      spring: .classicPush
    )

    for time in stride(from: 0.01, to: 0.6, by: 0.05) {
      let slope =
        (segment.state(after: time + 1e-6).progress - segment.state(after: time - 1e-6).progress)
        / 2e-6
      #expect(abs(slope - segment.state(after: time).velocity) < 1e-4 * max(abs(velocity), 1))
    }
  }

  @Test(
    "An animation that is stopped halfway and continued has the same progress",
    arguments: speeds
  )
  func composes(velocity: CGFloat) {
    let whole = AnimationSegment(
      from: MotionState(progress: 0.4, velocity: velocity),
      toward: .end,
      spring: .classicPush
    )
    let caught = whole.state(after: 0.1)

    let rest = AnimationSegment(from: caught, toward: .end, spring: .classicPush).state(after: 0.1)

    // A release faster than the spring takes its speed for its frequency, so it composes with itself only
    // while the spring is the faster one.
    if whole.relativeVelocity <= Spring.classicPush.omega {
      #expect(abs(rest.progress - whole.state(after: 0.2).progress) < 1e-9)
    }
    #expect(
      abs(
        AnimationSegment(from: caught, toward: .end, spring: .classicPush).state(after: 0).velocity
          - caught.velocity
      ) < 1e-9
    )
  }

  @Test("Towards its target an animation never passes it, however fast it is thrown")
  func neverPasses() {
    for velocity in stride(from: CGFloat(0), through: 100, by: 5) {
      let segment = AnimationSegment(
        from: MotionState(progress: 0.7, velocity: velocity),
        toward: .end,
        spring: .classicPush
      )
      for time in stride(from: 0, through: 1, by: 0.01) {
        #expect(segment.state(after: time).progress <= 1)
      }
    }
  }

  @Test("v ≤ ω · (what is left) all the way of an animation from rest")
  func obeysLaw() {
    let segment = AnimationSegment(
      from: MotionState(progress: 0),
      toward: .end,
      spring: .classicPush
    )

    for time in stride(from: 0, through: 0.6, by: 0.01) {
      let state = segment.state(after: time)
      #expect(state.velocity <= Spring.classicPush.omega * (1 - state.progress) + 1e-9)
    }
  }

  @Test("Reversed, an animation runs on to e^−(1−p) of the way at most, and comes back")
  func turnsRound() {
    let segment = AnimationSegment(
      from: MotionState(progress: 0),
      toward: .end,
      spring: .classicPush
    )

    for time in stride(from: 0.01, through: 0.5, by: 0.01) {
      let caught = segment.state(after: time)
      let back = AnimationSegment(from: caught, toward: .start, spring: .classicPush)
      let furthest =
        stride(from: 0, through: 1, by: 0.001)
        .map { back.state(after: $0).progress }.max() ?? 0
      // At p, with the greatest velocity that the law allows, ω(1 − p), the furthest point is e^−(…)
      // of a way that cannot exceed 1.
      #expect(furthest <= 1)
      #expect(furthest <= caught.progress + (1 - caught.progress) * 0.999)
      #expect(back.state(after: 1).progress < 0.001)
    }
  }

  @Test(
    "The furthest point of the fastest animation that is reversed is p·e^((1−p)/p …) as computed"
  )
  func furthestPoint() {
    for progress in stride(from: CGFloat(0.1), through: 0.95, by: 0.05) {
      let omega = Spring.classicPush.omega
      let fastest = MotionState(progress: progress, velocity: omega * (1 - progress))
      let back = AnimationSegment(from: fastest, toward: .start, spring: .classicPush)
      let furthest =
        stride(from: 0, through: 0.6, by: 0.0001)
        .map { back.state(after: $0).progress }.max() ?? 0

      #expect(abs(furthest - exp(-(1 - progress))) < 1e-4)
    }
  }

  @Test("The velocity is found from the progress that was seen, on the way out and on the way back")
  func velocityAtProgress() {
    let segment = AnimationSegment(
      from: MotionState(progress: 0.6, velocity: 5),
      toward: .start,
      spring: .classicPush
    )

    for time in stride(from: 0.005, through: 0.4, by: 0.005) {
      let state = segment.state(after: time)
      let found = segment.velocity(at: state.progress, near: time + 0.002)
      #expect(abs(found - state.velocity) < 0.05 * max(abs(state.velocity), 1))
    }
  }

  @Test("A seen progress counts for more than the time: a late screen hands over its own velocity")
  func lateScreen() {
    let segment = AnimationSegment(
      from: MotionState(progress: 0),
      toward: .end,
      spring: .classicPush
    )
    let displayed = segment.state(after: 0.1)

    let found = segment.velocity(at: displayed.progress, near: 0.116)

    #expect(abs(found - displayed.velocity) < 1e-6)
  }

  @Test("A distance of up to a billionth of the transition has no velocity relative to it")
  func leastDistance() {
    for (progress, velocity) in [(1e-9, 0), (1.5e-9, -1 / 1.5e-9)] as [(CGFloat, CGFloat)] {
      let segment = AnimationSegment(
        from: MotionState(progress: progress, velocity: 1),
        toward: .start,
        spring: .classicPush
      )
      #expect(abs(segment.relativeVelocity - velocity) < 1)
      #expect(abs(segment.velocity(at: 0, near: 0) - (velocity == 0 ? 1 : 0)) < 0.01)
    }
  }

  @Test("A velocity away from the target is found before the furthest point, there, and after it")
  func aroundTheTurn() {
    let segment = AnimationSegment(
      from: MotionState(progress: 0.6, velocity: 5),
      toward: .start,
      spring: .classicPush
    )
    #expect(abs(segment.velocity(at: 0.6, near: 0) - 5) < 1e-6)
    #expect(segment.velocity(at: 0.6, near: 0.2) < -1)
    #expect(abs(segment.velocity(at: 0.9, near: 0)) < 1e-6)
    for elapsed in [0.01, 0.2] {
      let state = segment.state(after: elapsed)
      #expect(abs(segment.velocity(at: state.progress, near: elapsed) - state.velocity) < 1e-6)
    }
    #expect(segment.state(after: -1) == segment.state(after: 0))
  }
}
