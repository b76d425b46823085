import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct VelocityTests {
  private func estimate(
    at times: [TimeInterval],
    _ place: (TimeInterval) -> CGPoint
  ) -> CGPoint {
    var estimator = VelocityEstimator()
    for time in times {
      estimator.add(place(time), at: time)
    }
    return estimator.velocity
  }

  private func times(every step: TimeInterval, until end: TimeInterval = 0.5) -> [TimeInterval] {
    (0...Int(end / step)).map { Double($0) * step }
  }

  @Test("uniform motion gives its velocity exactly", arguments: [240.0, 120, 60, 30, 10])
  func uniform(rate: Double) {
    expectUniform(at: times(every: 1 / rate))
  }

  @Test("uniform motion gives its velocity at irregular times as well", arguments: 1...20)
  func irregular(seed: UInt64) {
    expectUniform(at: times(seed, step: 0.001...0.03, count: 40))
  }

  private func expectUniform(at times: [TimeInterval]) {
    let velocity = estimate(at: times) { CGPoint(x: -950 * $0, y: 3 + 77 * $0) }
    #expect(velocity.isNear(-950, 77))
  }

  private func times(
    _ seed: UInt64,
    step: ClosedRange<TimeInterval>,
    count: Int
  ) -> [TimeInterval] {
    var random = SeededGenerator(seed: seed)
    var time = 0.0
    return (0..<count).map { _ in
      time += Double.random(in: step, using: &random)
      return time
    }
  }

  @Test(
    "uniformly accelerated motion gives the velocity of the last moment",
    arguments: [240.0, 120, 60]
  )
  func accelerated(rate: Double) {
    let last = times(every: 1 / rate).last ?? 0
    let velocity = estimate(at: times(every: 1 / rate)) {
      CGPoint(x: 400 * $0 * $0, y: 900 * $0 - 600 * $0 * $0)
    }
    #expect(abs(velocity.x - 800 * last) < 1e-6)
    #expect(abs(velocity.y - (900 - 1200 * last)) < 1e-6)
  }

  @Test(
    "a finger at a constant speed has it after any drag, also with coalesced touches",
    arguments: [60, 120],
    [1, 2]
  )
  func drags(rate: Int, touchesPerFrame: Int) {
    for frames in [3, 5, 8, 10, 12, 20] {
      for speed in [600.0, 1200, 2400] {
        let pan = UIPanGestureRecognizer()
        let stage = GestureStage(with: pan)
        HeadlessClock.framesPerSecond = rate
        let start = HeadlessClock.now
        stage.finger.down(5, 400)
        for touch in 1...(frames * touchesPerFrame) {
          let time = Double(touch) / Double(rate * touchesPerFrame)
          if touch % touchesPerFrame == 1 % touchesPerFrame { HeadlessClock.advance(frames: 1) }
          HeadlessTouch.send(
            id: 0,
            phase: .moved,
            at: CGPoint(x: 5 + speed * time, y: 400),
            time: start + time
          )
        }

        #expect(abs(pan.velocity(in: nil).x / speed - 1) < 1e-6, "\(frames) frames at \(speed)")
      }
    }
  }

  @Test(
    "a finger whose acceleration changes in a drag of ten frames has about its velocity",
    arguments: [60.0, 120]
  )
  func changingAcceleration(rate: Double) {
    let times = times(every: 1 / rate, until: 10 / rate)
    let duration = times.last ?? 0
    // How far it has got at a share of its time, and how fast it is at the end.
    let ways: [(name: String, place: (Double) -> Double, slope: Double)] = [
      ("speeds up ever more", { $0 * $0 * $0 }, 3),
      ("speeds up ever less", { 1 - cos($0 * .pi / 2) }, .pi / 2),
      ("slows down", { sin($0 * 0.4 * .pi) }, 0.4 * .pi * cos(0.4 * .pi)),
      ("speeds up and keeps its speed", { $0 < 0.5 ? $0 * $0 : $0 - 0.25 }, 1),
    ]
    for way in ways {
      let velocity = estimate(at: times) { CGPoint(x: 200 * way.place($0 / duration), y: 0) }
      let ratio = velocity.x / (200 * way.slope / duration)
      #expect(abs(ratio - 1) < 0.04, "\(way.name): \(ratio)")
    }
  }

  @Test("rest gives zero as soon as it has lasted longer than the window")
  func rest() {
    let velocity = estimate(at: times(every: 1 / 120)) { CGPoint(x: 600 * min($0, 0.44), y: 0) }
    #expect(velocity == .zero)
  }

  @Test("two samples make a straight line, one or none has no velocity, those of one time are one")
  func fewSamples() {
    #expect(estimate(at: []) { _ in .zero } == .zero)
    #expect(estimate(at: [0.3]) { _ in CGPoint(x: 9, y: 9) } == .zero)
    #expect(estimate(at: [0, 0.016]) { CGPoint(x: 100 * $0, y: 0) }.isNear(100, 0))

    var estimator = VelocityEstimator()
    estimator.add(.zero, at: 0)
    estimator.add(CGPoint(x: 500, y: 0), at: 0)
    #expect(estimator.velocity == .zero)
    estimator.add(CGPoint(x: 505, y: 0), at: 0.01)
    estimator.add(CGPoint(x: 510, y: 0), at: 0.01)
    #expect(estimator.velocity.isNear(1000, 0))
  }

  @Test("lopsided times do not blow noise up", arguments: 1...50)
  func noise(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let velocity = estimate(at: times(seed + 100, step: 0.001...0.02, count: 20)) {
      CGPoint(x: 500 * $0 + Double.random(in: -0.17...0.17, using: &random), y: 0)
    }
    #expect(velocity.x.isFinite && abs(velocity.x - 500) < 250, "seed \(seed)")
  }

  @Test("two fingers have the velocity of their middle, and a third does not disturb it")
  func twoFingers() {
    let stage = GestureStage()
    let pan = UIPanGestureRecognizer()
    stage.outer.addGestureRecognizer(pan)
    stage.finger.down(10, 10)
    stage.second.down(10, 100)
    for frame in 1...10 {
      HeadlessClock.advance(frames: 1)
      stage.finger.move(10 + 10 * CGFloat(frame), 10)
      stage.second.move(10 + 4 * CGFloat(frame), 100)
      if frame == 8 { Finger(id: 2).down(300, 800) }
      if frame == 9 { Finger(id: 2).up(300, 800) }
    }
    let atEight = 420.0 * 2 / 3
    #expect(pan.velocity(in: nil).x > atEight && pan.velocity(in: nil).x < 460)

    stage.finger.up(110, 10)
    stage.second.up(50, 100)
  }

  @Test(
    "where the last samples are close to each other, the pixel between them does not count much"
  )
  func lopsided() {
    let places = [0, 8, 8.6]
    let velocity = estimate(at: [0, 0.016, 0.0166]) { time in
      CGPoint(x: places[time == 0 ? 0 : time == 0.016 ? 1 : 2], y: 0)
    }
    #expect(abs(velocity.x - 500) < 50)
  }
}

/// Random numbers that come again with the same seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
