import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The end of an animation that nobody touches: the transition is over, and what is seen stays.
///
/// At 240 frames a second, so that a spring itself moves by less than can be seen in the last of them.
@MainActor @Suite(.serialized) struct EffectEndingTests {
  /// UIKit cuts a spring when a thousandth of its way is left (rows B9 and B10 of `Docs/Fidelity.md`), and the longest way of a look is
  /// the screen's height, 852 points: nothing that UIKit animates ends without this, and a slow spring moves by another tenth of a
  /// point with that frame.
  private static let bound: CGFloat = 0.95

  @Test(
    "A look ends without a step greater than UIKit's own",
    arguments: EffectCase.allCases
  )
  func step(effectCase: EffectCase) {
    var worst: CGFloat = 0
    for kind in ContainerKind.allCases
    where PlayedRows.current.include(effectCase.place, kind.place) {
      for isForward in [true, false] {
        let steps = Self.lastSteps(of: effectCase, kind, isForward: isForward)
        let name = "\(effectCase), \(kind), \(isForward ? "forward" : "back")"
        #expect(steps.count == 4, "\(name)")
        #expect(steps.max() ?? .infinity < Self.bound, "\(name): \(steps)")
        worst = max(worst, steps.max() ?? .infinity)
      }
    }
    // The greatest of these is a figure of `Docs/Measurements.md`.
    print("last steps, \(effectCase): \(worst) pt at most")
  }

  /// How far the incoming screen and its view move with the frames around the end, in the window.
  private static func lastSteps(
    of effectCase: EffectCase,
    _ kind: ContainerKind,
    isForward: Bool
  ) -> [CGFloat] {
    let stage = ContainerStage(kind, framesPerSecond: 240)
    let shown = EffectStage(stage, effectCase)
    if !isForward { stage.showSecond() }
    stage.go(forward: isForward)
    stage.advance(by: 0)
    // Only the frames at the end are measured.
    HeadlessClock.framesPerSecond = 60
    while stage.transition.phase != .idle, stage.transition.progress < 0.9 {
      stage.advanceFrame()
    }
    HeadlessClock.framesPerSecond = 240
    var frames: [[CGPoint]] = []
    let record = {
      frames.append(shown.corners(ofSecond: isForward))
      stage.advanceFrame()
    }
    while stage.transition.phase != .idle {
      record()
    }
    for _ in 0..<3 {
      record()
    }
    stage.settle()
    HeadlessScreen.reset()
    return zip(frames, frames.dropFirst()).suffix(4).map { before, after in
      zip(before, after).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? .infinity
    }
  }
}
