import Testing
import UIKit

@testable import InterruptibleTransitions

/// While a leg runs, the display is asked for the frames that springs need.
@MainActor @Suite(.serialized) struct FrameRateTests {
  @Test("A leg asks for 120 frames a second; held or over, nothing does")
  func legs() {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.05)
    #expect(requests(stage) == [120])

    stage.touchDown(at: CGPoint(x: 200, y: 500))
    #expect(requests(stage) == [])
    stage.lift()
    #expect(requests(stage) == [120])
    stage.transition.pause()
    #expect(requests(stage) == [])
    stage.transition.resume()
    stage.settle()
    #expect(requests(stage) == [])
  }

  @Test("A finger that starts a transition asks for nothing until it lets go")
  func starts() {
    let stage = NavigationStage()
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 3, y: 500))
    stage.drag(by: 200, frames: 10)
    #expect(stage.transition.phase == .dragging)
    #expect(requests(stage) == [])

    stage.lift()

    #expect(requests(stage) == [120])
    stage.settle()
  }

  /// The frame rates that animations of the shields' layers prefer.
  private func requests(_ stage: NavigationStage) -> [Float] {
    shields(in: stage.window).compactMap { shield in
      let animations = (shield.layer.animationKeys() ?? []).compactMap(shield.layer.animation)
      return animations.compactMap(\.preferredFrameRateRange.preferred).first { $0 > 0 }
    }
  }

  private func shields(in view: UIView) -> [TouchShield] {
    view.subviews.flatMap { [$0 as? TouchShield].compactMap { $0 } + shields(in: $0) }
  }
}
