import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// At every hand-off, what is seen goes on from where it was, as fast as it was.
///
/// At 240 frames a second, because at 120 the springs bend too much for five samples to tell a velocity.
@MainActor @Suite(.serialized) struct ContinuityTests {
  enum HandOff: CaseIterable {
    case release, tap, reverse, oppositeCall
  }

  /// What was seen around one hand-off, in progress per second and in progress.
  struct Measurement {
    var seed: UInt64
    var handOff: HandOff
    var isForward: Bool
    var isRightToLeft: Bool
    var before: CGFloat
    var after: CGFloat
    var unexplained: CGFloat
    /// How often the transition was started, and how often it was completed.
    var starts: Int
    var completions: Int
  }

  @Test(
    "200 random hand-offs keep place and velocity, in both directions and both layout directions",
    arguments: ContainerKind.allCases.played()
  )
  func handOffs(kind: ContainerKind) {
    var measured: [Measurement] = []
    var seed: UInt64 = 0
    while measured.count < 200, seed < 1000 {
      if let measurement = measure(kind, seed: seed) { measured.append(measurement) }
      seed += 1
    }

    #expect(measured.count == 200)
    printWorst(of: measured, kind)
    for one in measured {
      // Two per cent of the velocity, or of what would cross the screen in ten seconds.
      #expect(abs(one.after - one.before) < 0.02 * max(abs(one.before), 0.1), "\(one)")
      #expect(one.unexplained < 0.001, "\(one)")
      #expect(one.starts == 1 && one.completions == 1, "\(one)")
    }
    for handOff in HandOff.allCases {
      #expect(measured.count { $0.handOff == handOff } > 25)
    }
    for isOn in [true, false] {
      #expect(measured.count { $0.isForward == isOn } > 60)
      #expect(measured.count { $0.isRightToLeft == isOn } > 60)
    }
  }

  /// Prints the figures that the README gives.
  private func printWorst(of measured: [Measurement], _ kind: ContainerKind) {
    let change = measured.map { abs($0.after - $0.before) / max(abs($0.before), 0.1) }.max() ?? 0
    let step = measured.map(\.unexplained).max() ?? 0
    let percent = String(format: "%.2f %%", change * 100)
    let share = String(format: "%.5f", step)
    print(
      "hand-offs, \(kind): \(measured.count); velocity changes by \(percent) at most, "
        + "largest unexplained step \(share) of the way"
    )
  }

  /// Hands a random transition off in a random way.
  ///
  /// Nil where it was over before it came to that, and where what is left is over within three frames:
  /// then five samples at 240 Hz cannot tell the velocity at the first of them.
  private func measure(_ kind: ContainerKind, seed: UInt64) -> Measurement? {
    var random = SplitMix64(seed: seed)
    let isRightToLeft = Bool.random(using: &random)
    let isForward = Bool.random(using: &random)
    let stage = ContainerStage(
      kind,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      framesPerSecond: 240
    )
    // A touch that catches stops what moves: that is no hand-off.
    stage.transition.gestures.catching = .pan
    stage.transition.opensControlsAtOnce = true
    if !isForward { stage.showSecond() }
    let counted = CountedEffect(effect: stage.transition.effect)
    stage.transition.effect = counted
    let endsBefore = stage.completions
    var recorder = MotionRecorder(stage, isForward: isForward)
    isForward ? stage.goForward() : stage.goBack()
    recorder.advance(frames: Int.random(in: 8...24, using: &random))

    let handOff = HandOff.allCases.randomElement(using: &random) ?? .release
    switch handOff {
    case .tap: stage.tap()
    case .reverse: stage.transition.reverse()
    case .oppositeCall: stage.ask(forward: !isForward)
    case .release:
      guard release(on: stage, recorder: &recorder, random: &random) else { return nil }
    }
    let frame = recorder.progress.count - 1
    stage.advance(by: 0)
    let target: CGFloat = stage.transition.phase == .settling(toward: .end) ? 1 : 0
    let left = abs(target - recorder.progress[frame])
    guard left > abs(recorder.velocity(before: frame)) * 3 / 240 else { return nil }
    recorder.advance(frames: 6)
    // It has been measured, and may come to rest in fewer frames.
    HeadlessClock.framesPerSecond = 60
    stage.settle()
    return Measurement(
      seed: seed,
      handOff: handOff,
      isForward: isForward,
      isRightToLeft: isRightToLeft,
      before: recorder.velocity(before: frame),
      after: recorder.velocity(after: frame),
      unexplained: max(
        recorder.unexplainedStep(into: frame),
        recorder.unexplainedStep(outOf: frame)
      ),
      starts: counted.tally.begun,
      completions: stage.completions - endsBefore
    )
  }

  /// Catches what is in flight, moves it and lets it go; false where it was over before that.
  private func release(
    on stage: ContainerStage,
    recorder: inout MotionRecorder,
    random: inout SplitMix64
  ) -> Bool {
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    let pace = CGFloat.random(in: 2...7, using: &random) * (Bool.random(using: &random) ? 1 : -1)
    var scrubbed = 0
    while scrubbed < 6, stage.transition.phase != .idle {
      stage.drag(by: pace)
      stage.advance(by: 0)
      recorder.record()
      if stage.transition.phase == .dragging { scrubbed += 1 }
    }
    guard (0.02...0.98).contains(stage.transition.progress), stage.transition.phase == .dragging
    else { return false }
    // A finger is often reported lifted a frame after its last move.
    let isLate = Bool.random(using: &random)
    if isLate { stage.advanceFrame() }
    stage.lift()
    stage.advance(by: 0)
    if isLate { recorder.record() }
    return true
  }

  @Test("A finger that rested before it lifted hands over rest", arguments: ContainerKind.allCases)
  func rested(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    stage.goForward()
    stage.advance(by: 0.08)
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    stage.drag(along: stage.wayBack, by: 0.15, frames: 6)
    stage.advance(by: 0.2)
    var recorder = MotionRecorder(stage, isForward: true)
    recorder.record()

    stage.lift()
    stage.advance(by: 0)
    recorder.advance(frames: 5)

    #expect(abs(recorder.velocity(after: 0)) < 0.05)
    stage.settle()
  }

  @Test(
    "The view stays under the finger, from any catch point, also on the way back",
    arguments: PlayedRows.current.pairs(ContainerKind.allCases, 0..<20)
  )
  func oneToOne(kind: ContainerKind, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let stage = ContainerStage(kind, layoutDirection: seed % 2 == 0 ? .leftToRight : .rightToLeft)
    let isForward = Bool.random(using: &random)
    if !isForward { stage.showSecond() }
    isForward ? stage.goForward() : stage.goBack()
    stage.advance(by: .random(in: 0.03...0.2, using: &random))
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      stage.tap()
      stage.advance(by: .random(in: 0.01...0.03, using: &random))
    }
    let caught = stage.displayed
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    var tries = 0
    while stage.transition.phase != .dragging, tries < 20 {
      stage.drag(by: 3)
      tries += 1
    }
    #expect(stage.transition.phase == .dragging, "seed \(seed)")
    stage.advance(by: 0)
    let start = (finger: stage.fingersWay, displayed: stage.displayed)
    #expect(abs(start.displayed - caught) < 8 * 4 / 120, "seed \(seed)")

    for _ in 0..<60 {
      stage.drag(by: .random(in: -12...12, using: &random))
      stage.advance(by: 0)
      let wanted = start.displayed + (stage.fingersWay - start.finger) / stage.distance
      guard (0...1).contains(wanted) else { continue }
      #expect(abs(stage.displayed - wanted) * stage.distance < 1, "seed \(seed)")
    }
    stage.lift()
    stage.settle()
  }
}

extension ContainerStage {
  /// How far a finger goes from the first screen to the second, in points.
  fileprivate var distance: CGFloat { hypot(wayForward.dx, wayForward.dy) }

  /// How far the finger has gone along that way.
  fileprivate var fingersWay: CGFloat {
    (finger.x * wayForward.dx + finger.y * wayForward.dy) / distance
  }

  /// Moves the finger forward by some points, in a frame.
  fileprivate func drag(by points: CGFloat) {
    drag(along: wayForward, by: points / distance, frames: 1)
  }

  /// How many transitions have been completed.
  fileprivate var completions: Int {
    HeadlessLog.texts.count { $0.hasPrefix("context.completeTransition") }
      + (box?.ends.count ?? 0)
  }
}
