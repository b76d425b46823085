import Testing
import UIKit

@MainActor @Suite struct LateCommitTests {
  @Test(
    "G9: what is seen is behind the clock by the time that the commit took",
    arguments: [0, 0.033, 0.1, 0.15]
  )
  func delay(seconds: Double) {
    let stage = Stage(personality: .with { $0.layers.commitsLate = seconds > 0 })
    #expect(HeadlessClock.commitDelay == (seconds > 0 ? 0.1 : 0))
    HeadlessClock.commitDelay = seconds
    let animator = stage.animator()
    let start = CACurrentMediaTime()

    animator.startAnimation()
    stage.advance(by: 0.5)

    let passed = CACurrentMediaTime() - start
    #expect(abs(passed - 0.5 - seconds) < 1e-9)
    #expect(abs(stage.covered - 0.5) < 1e-9)
    #expect(abs(animator.fractionComplete - 0.5) < 1e-9)
    animator.stopAnimation(true)
  }

  @Test("G9: commits with which nothing begins take no time")
  func rest() {
    let stage = Stage(personality: .with { $0.layers.commitsLate = true })
    let start = CACurrentMediaTime()

    stage.view.center.x = 80
    stage.advance(by: 0.5)

    #expect(abs(CACurrentMediaTime() - start - 0.5) < 1e-9)
  }

  @Test("G9: while the main thread is busy no frame is made, and what is started begins later")
  func stall() {
    let stage = Stage(personality: .standard)
    let animator = stage.animator()
    var ticks = 0
    let link = CADisplayLink.headlessLink { _ in ticks += 1 }
    link.add(to: .main, forMode: .common)

    animator.startAnimation()
    HeadlessClock.stall(for: 0.15)
    #expect(ticks == 0)
    HeadlessClock.advance(frames: 6)

    #expect(ticks == 6)
    // Less than a frame passes from the commit to the next frame.
    #expect(stage.covered > 0.08 && stage.covered <= 0.1001)
    link.invalidate()
    animator.stopAnimation(true)
  }
}
