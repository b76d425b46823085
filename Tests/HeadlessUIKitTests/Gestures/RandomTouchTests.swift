import Testing
import UIKit

/// Whatever fingers do, every gesture that begins ends, and every view hears of the end of each touch.
@MainActor @Suite(.serialized) struct RandomTouchTests {
  @Test("random fingers leave nothing behind", arguments: 1...150)
  func leavesNothing(seed: UInt64) {
    let stage = GestureStage()
    var random = SeededGenerator(seed: seed)
    let recognizers = makeRecognizers(on: stage, &random)
    let logs = recognizers.map(ActionLog.init)
    var places: [Int: CGPoint] = [:]

    for _ in 0..<120 {
      step(&places, stage, recognizers, &random)
    }
    for (id, place) in places {
      HeadlessTouch.send(id: id, phase: .ended, at: place)
    }
    HeadlessClock.advance(by: 2)

    for (recognizer, log) in zip(recognizers, logs) {
      #expect(recognizer.state == .possible, "seed \(seed)")
      #expect(recognizer.numberOfTouches == 0, "seed \(seed)")
      #expect(isLegal(log.states), "seed \(seed): \(log.states)")
    }
    for view in [stage.outer, stage.inner] {
      let ends = view.phases.filter { $0 == "ended" || $0 == "cancelled" }
      #expect(view.phases.filter { $0 == "began" }.count == ends.count, "seed \(seed)")
    }
  }

  private func makeRecognizers(
    on stage: GestureStage,
    _ random: inout SeededGenerator
  ) -> [UIGestureRecognizer] {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let recognizers = [
      UIPanGestureRecognizer(), edge, UITapGestureRecognizer(), double,
      UILongPressGestureRecognizer(), UIPanGestureRecognizer(), PressRecognizer(),
    ]
    for recognizer in recognizers {
      let view = Bool.random(using: &random) ? stage.outer : stage.inner
      view.addGestureRecognizer(recognizer)
      recognizer.cancelsTouchesInView = Bool.random(using: &random)
      recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
      let other = recognizers[Int.random(in: 0..<recognizers.count, using: &random)]
      if other !== recognizer, Bool.random(using: &random) { recognizer.require(toFail: other) }
    }
    return recognizers
  }

  private func step(
    _ places: inout [Int: CGPoint],
    _ stage: GestureStage,
    _ recognizers: [UIGestureRecognizer],
    _ random: inout SeededGenerator
  ) {
    let id = Int.random(in: 0..<3, using: &random)
    switch (Int.random(in: 0..<40, using: &random), places[id]) {
    case (0, _):
      recognizers.randomElement(using: &random)?.isEnabled.toggle()
    case (1, _):
      stage.inner.removeFromSuperview()
    case (2, _):
      stage.outer.addSubview(stage.inner)
    case (3...6, let place?):
      HeadlessTouch.send(id: id, phase: .ended, at: place)
      places[id] = nil
    case (7, let place?):
      HeadlessTouch.send(id: id, phase: .cancelled, at: place)
      places[id] = nil
    case (8...30, let place?):
      let next = CGPoint(
        x: place.x + CGFloat.random(in: -12...12, using: &random),
        y: place.y + CGFloat.random(in: -12...12, using: &random)
      )
      HeadlessTouch.send(id: id, phase: .moved, at: next)
      places[id] = next
    case (8...30, nil):
      let place = CGPoint(
        x: CGFloat.random(in: 0...393, using: &random),
        y: CGFloat.random(in: 0...400, using: &random)
      )
      HeadlessTouch.send(id: id, phase: .began, at: place)
      places[id] = place
    default:
      HeadlessClock.advance(frames: Int.random(in: 1...20, using: &random))
    }
  }

  /// A whole number of gestures: ended alone, or began, some changed, and ended or canceled.
  private func isLegal(_ states: [String]) -> Bool {
    var isGoing = false
    for state in states {
      switch state {
      case "began":
        guard !isGoing else { return false }
        isGoing = true
      case "changed":
        guard isGoing else { return false }
      case "cancelled":
        guard isGoing else { return false }
        isGoing = false
      case "ended":
        isGoing = false
      default:
        return false
      }
    }
    return !isGoing
  }
}
