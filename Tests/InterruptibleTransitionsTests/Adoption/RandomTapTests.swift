import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Taps, double taps and holds at any moment, on any container, under four springs.
///
/// `RANDOM_TAPS` is how many, and `RANDOM_TAPS_FIRST_SEED` the seed of the first.
@MainActor @Suite(.serialized) struct RandomTapTests {
  private static let springs = [
    Spring.systemPush, .systemRelease, .classicPush, Spring(response: 0.5),
  ]

  private enum Hand: CaseIterable {
    /// Once, anywhere on the transition.
    case tap
    /// Twice, first on the row that starts it.
    case doubleTap
    /// For longer than a tap.
    case hold
  }

  @Test("A tap reverses, the second of two on a row doesn't, and a hold is judged by where it is")
  func random() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["RANDOM_TAPS"].flatMap { Int($0) } ?? 150
    let first = environment["RANDOM_TAPS_FIRST_SEED"].flatMap { UInt64($0) } ?? 0
    var wrong: [UInt64] = []
    for seed in first..<first + UInt64(count) where !isRight(seed) {
      wrong.append(seed)
    }
    #expect(wrong.isEmpty, "seeds from \(first)")
  }

  private func isRight(_ seed: UInt64) -> Bool {
    var random = SplitMix64(seed: seed)
    let hand = Hand.allCases.randomElement(using: &random) ?? .tap
    let stage = ContainerStage(ContainerKind.allCases.randomElement(using: &random) ?? .navigation)
    stage.transition.spring = Self.springs.randomElement(using: &random) ?? .systemPush
    // No button of a screen's comes by there.
    let point = CGPoint(x: .random(in: 60...330, using: &random), y: 380)
    let row = UIButton(frame: CGRect(x: 0, y: 360, width: 393, height: 40))
    row.addAction(UIAction { _ in stage.goForward() }, for: .touchUpInside)
    stage.first.view.addSubview(row)
    let start = HeadlessClock.now
    if hand == .doubleTap { stage.tap(at: point) } else { stage.goForward() }
    for _ in 0..<Int.random(in: 4...36, using: &random) { stage.advanceFrame() }
    guard stage.transition.phase == .settling(toward: .end) else {
      stage.settle()
      return stage.showsSecond
    }
    let left = 1 - stage.displayed
    // A main thread that has stalled meanwhile may make two taps of a double tap.
    let isTooSlow = hand == .doubleTap && HeadlessClock.now - start >= 0.35

    stage.touchDown(at: point)
    if hand == .hold { stage.advance(by: .random(in: 0.6...1.5, using: &random)) }
    stage.lift()
    stage.settle()

    let isTooLate = left < 0.01
    // The animator is held 0.0005 off its ends, and what is seen is a frame of 1/120 s.
    guard !isTooSlow, abs(left - 0.01) > 1e-3, abs(left - 0.5) > 1e-3 else { return true }
    return switch hand {
    case .tap: stage.showsSecond == isTooLate
    case .doubleTap: stage.showsSecond
    case .hold: stage.showsSecond == (left < 0.5)
    }
  }
}
