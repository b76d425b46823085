import InterruptibleTransitions
import Testing
import UIKit

/// At every hand-off, what is seen goes on from where it was, as fast as it was.
@MainActor @Suite struct ContinuityTests {
  enum HandOff: CaseIterable {
    case release, tap, reverse
  }

  /// What was seen around one hand-off, in progress per second and in progress.
  struct Measurement {
    var seed: UInt64
    var kind: HandOff
    var before: CGFloat
    var after: CGFloat
    var unexplained: CGFloat
  }

  @Test("200 random hand-offs, in both directions and both layout directions")
  func handOffs() {
    var measured: [Measurement] = []
    var seed: UInt64 = 0
    while measured.count < 200, seed < 1000 {
      if let measurement = measure(seed: seed) { measured.append(measurement) }
      seed += 1
    }

    #expect(measured.count == 200)
    for one in measured {
      // Two per cent of the velocity, or of what would cross the screen in ten seconds.
      #expect(abs(one.after - one.before) < 0.02 * max(abs(one.before), 0.1), "\(one)")
      #expect(one.unexplained < 0.001, "\(one)")
    }
    for kind in HandOff.allCases {
      #expect(measured.count { $0.kind == kind } > 40)
    }
  }

  /// Hands a random transition off in a random way.
  ///
  /// Nil where it was over before it came to that, and where what is left is over within three frames:
  /// then five samples at 120 Hz cannot tell the velocity at the first of them.
  private func measure(seed: UInt64) -> Measurement? {
    var random = SplitMix64(seed: seed)
    let isRightToLeft = Bool.random(using: &random)
    let isPop = Bool.random(using: &random)
    let stage = NavigationStage(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    if isPop { stage.showSecond() }
    let trailing: CGFloat = isRightToLeft ? -1 : 1
    var recorder = MotionRecorder(stage, watching: stage.second, sign: isPop ? trailing : -trailing)
    if isPop { stage.navigation.popViewController(animated: true) } else { stage.push() }
    recorder.advance(frames: Int.random(in: 6...20, using: &random))

    let kind = HandOff.allCases.randomElement(using: &random) ?? .release
    switch kind {
    case .tap:
      stage.tap()
    case .reverse:
      stage.transition.reverse()
    case .release:
      stage.touchDown(at: CGPoint(x: 200, y: 500))
      let pace = CGFloat.random(in: 3...14, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      var scrubbed = 0
      while scrubbed < 6, stage.transition.phase != .idle {
        stage.drag(by: pace, frames: 1)
        stage.advance(by: 0)
        recorder.record()
        if stage.transition.phase == .scrubbing { scrubbed += 1 }
      }
      guard (0.02...0.98).contains(stage.transition.progress), stage.transition.phase == .scrubbing
      else { return nil }
      // A finger is often reported lifted a frame after its last move.
      let isLate = Bool.random(using: &random)
      if isLate { stage.advanceFrame() }
      stage.lift()
      stage.advance(by: 0)
      if isLate { recorder.record() }
    }
    let frame = recorder.progress.count - 1
    stage.advance(by: 0)
    defer { stage.settle() }
    let target: CGFloat = stage.transition.phase == .settling(toward: .end) ? 1 : 0
    let left = abs(target - recorder.progress[frame])
    guard left > abs(recorder.velocity(before: frame)) * 3 / 120 else { return nil }
    recorder.advance(frames: 6)
    return Measurement(
      seed: seed,
      kind: kind,
      before: recorder.velocity(before: frame),
      after: recorder.velocity(after: frame),
      unexplained: max(
        recorder.unexplainedStep(into: frame),
        recorder.unexplainedStep(outOf: frame)
      )
    )
  }

  @Test("A finger that rested before it lifted hands over rest")
  func rested() {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.08)
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    stage.drag(by: 60, frames: 6)
    stage.advance(by: 0.2)
    var recorder = MotionRecorder(stage, watching: stage.second, sign: -1)
    recorder.record()

    stage.lift()
    stage.advance(by: 0)
    recorder.advance(frames: 5)

    #expect(abs(recorder.velocity(after: 0)) < 0.05)
    stage.settle()
  }

  @Test("A catch shows what was seen, and then the finger's way", arguments: [-3, 3, 9])
  func caught(pace: CGFloat) {
    let stage = NavigationStage()
    stage.push()
    var recorder = MotionRecorder(stage, watching: stage.second, sign: -1)
    recorder.advance(frames: 10)
    let flying = recorder.velocity(before: 9)

    stage.touchDown(at: CGPoint(x: 200, y: 500))
    for _ in 0..<10 {
      stage.drag(by: pace, frames: 1)
      stage.advance(by: 0)
      recorder.record()
    }

    let hand = -pace / NavigationStage.width * 120
    for (here, next) in zip(recorder.progress, recorder.progress.dropFirst()).dropFirst(9) {
      #expect(abs(next - here) <= max(abs(flying), abs(hand)) / 120 + 0.001)
    }
    stage.lift()
    stage.settle()
  }

  @Test(
    "The view stays under the finger, from any catch point, also on the way back",
    arguments: 0..<40
  )
  func oneToOne(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = NavigationStage()
    stage.push(andAdvance: .random(in: 0.03...0.2, using: &random))
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      stage.tap()
      stage.advance(by: .random(in: 0.01...0.03, using: &random))
    }
    let caught = stage.left(of: stage.second)
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    while stage.transition.phase != .scrubbing {
      stage.drag(by: 3, frames: 1)
    }
    stage.advance(by: 0)
    let start = (finger: stage.finger.x, view: stage.left(of: stage.second))
    #expect(abs(start.view - caught) < 8 * NavigationStage.width / 120 * 4, "seed \(seed)")

    for _ in 0..<60 {
      stage.drag(by: .random(in: -12...12, using: &random), frames: 1)
      stage.advance(by: 0)
      let wanted = start.view + stage.finger.x - start.finger
      guard (0...NavigationStage.width).contains(wanted) else { continue }
      #expect(abs(stage.left(of: stage.second) - wanted) < 1, "seed \(seed)")
    }
    stage.lift()
    stage.settle()
  }
}
