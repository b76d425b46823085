import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// While an animation runs, the display is asked for the frames that springs need.
@MainActor @Suite(.serialized) struct FrameRateTests {
  @Test("A running transition requests 120 frames a second; held or finished, nothing does")
  func framesPerSecond() {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.05)
    #expect(requests() == [120])

    stage.touchDown(at: CGPoint(x: 200, y: 500))
    #expect(requests() == [])
    stage.lift()
    #expect(requests() == [120])
    stage.transition.pause()
    #expect(requests() == [])
    stage.transition.resume()
    stage.settle()
    #expect(requests() == [])
  }

  @Test("A finger that starts a transition asks for nothing until it lets go")
  func starts() {
    let stage = NavigationStage()
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 3, y: 500))
    stage.drag(by: 200, frames: 10)
    #expect(stage.transition.phase == .dragging)
    #expect(requests() == [])

    stage.lift()

    #expect(requests() == [120])
    stage.settle()
  }

  /// The frame rates that display links prefer, in the next frame.
  private func requests() -> [Float] {
    HeadlessClock.advance(frames: 1)
    return CADisplayLink.headlessPreferredFrameRates
  }
}
