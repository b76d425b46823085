import Testing

@testable import UIKit

@Suite struct SpringCurveTests {
  @Test(
    "B11: damping ratio and duration give these constants",
    arguments: [
      (0.5, 0.5, 646.878, 25.4338), (0.8, 0.5, 323.590, 28.7818), (0.85, 0.4, 471.938, 36.9310),
      (0.9, 0.5, 287.699, 30.5310), (1, 0.5, 341.024, 36.9337), (1, 0.4, 532.850, 46.1671),
      (0.25, 3, 54.8336, 3.70249),
    ]
  )
  func constants(_ ratio: Double, _ duration: Double, _ stiffness: Double, _ damping: Double) {
    let spring = SpringCurve(dampingRatio: ratio, velocity: 0, duration: duration)

    #expect(abs(spring.omega * spring.omega - stiffness) < stiffness * 0.000_1)
    #expect(abs(2 * spring.dampingRatio * spring.omega - damping) < damping * 0.000_1)
  }

  @Test(
    "B9: Apple's published settling durations",
    arguments: [(5.0, 2.855), (10, 1.473), (15, 1.022)]
  )
  func settling(_ damping: Double, _ duration: Double) {
    let spring = SpringCurve(mass: 1, stiffness: 100, damping: damping, velocity: 0)

    #expect(abs(spring.settlingDuration - duration) < duration * 0.001)
  }

  @Test("B7: the system's push rests after half a second and is critically damped")
  @MainActor
  func systemPush() {
    HeadlessScreen.reset(personality: .standard)

    let spring = UISpringTimingParameters().curveX(duration: 0)

    #expect(spring.dampingRatio == 1)
    #expect(abs(spring.omega - 18.257) < 0.001)
    #expect(abs(spring.settlingDuration - 0.506) < 0.001)
  }

  @Test("B7: taken at its word, it creeps for over three seconds")
  @MainActor
  func creepingPush() {
    HeadlessScreen.reset(personality: .with { $0.animators.overdampsSprings = true })

    let spring = UISpringTimingParameters().curveX(duration: 0)

    #expect(abs(spring.dampingRatio - 4.5644) < 0.001)
    #expect((3...3.6).contains(spring.settlingDuration))
    #expect(abs(1 - spring.value(at: spring.settlingDuration)) < 0.001_001)
    #expect(abs(spring.value(at: 1e-5)) < 1e-6)
  }

  @Test("B5: a spring starts with its velocity", arguments: [0.3, 0.8, 1.0], [-4.0, 0, 7, 18])
  func startsWithVelocity(ratio: Double, velocity: Double) {
    let spring = SpringCurve(omega: 18, dampingRatio: ratio, velocity: velocity)

    let early = spring.value(at: 1e-6) / 1e-6

    #expect(abs(early - velocity) < 0.001)
  }

  @Test("A critically damped spring that is no faster than its frequency never passes its target")
  func neverOvershoots() {
    let spring = SpringCurve(omega: 18, dampingRatio: 1, velocity: 18)

    let way = stride(from: 0, through: 2, by: 0.01).map { spring.value(at: $0) }

    #expect(way.allSatisfy { $0 <= 1 })
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test(
    "After its settling duration less than a thousandth is left for good",
    arguments: [(1.0, 0.0), (1, 17.9), (1, 18), (1, 25), (1, -40), (0.7, 0), (0.4, 12)]
  )
  func restAfterSettling(ratio: Double, velocity: Double) {
    let spring = SpringCurve(omega: 18, dampingRatio: ratio, velocity: velocity)

    let end = spring.settlingDuration
    let rest = stride(from: end, through: end + 2, by: 0.003).map { abs(1 - spring.value(at: $0)) }

    #expect(rest.allSatisfy { $0 <= 0.001_001 })
  }
}
