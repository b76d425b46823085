import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A finger is often reported lifted a frame after its last move.
@MainActor @Suite struct LateLiftTests {
  @Test(
    "A picture goes on without a halt or a leap when its finger is lifted, also a frame late",
    arguments: JumpyEffect.all.played()
  )
  func lifted(appearance: JumpyEffect) {
    for rate in [60, 120] {
      for late in 0...1 {
        for isForward in [true, false] {
          let isBack = (late + rate / 60).isMultiple(of: 2) == isForward
          let run = TurnRun(appearance, isForward: isForward, framesPerSecond: rate, catching: .pan)
          #expect(
            run.faults(liftedAfter: late, isBack: isBack) == [],
            "\(rate) a second, \(late) late, \(isForward ? "forward" : "back"), \(isBack)"
          )
        }
      }
    }
  }
}
