import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// What an effect does to the views is undone, and what it leaves undone does no harm.
@MainActor @Suite struct EffectTests {
  @Test("The cover alone keeps an animator going, which would else complete at once")
  func cover() {
    let stage = NavigationStage()
    let cover = TransitionOverlay(over: stage.window)
    stage.window.addSubview(cover)
    cover.renewProgressView()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { cover.moveProgressView() }

    animator.startAnimation()
    animator.pauseAnimation()
    stage.advance(by: 0.1)

    #expect(animator.state == .active)
    animator.stopAnimation(true)
  }

  @Test("Combined effects move together, and a finger goes the way of the first")
  func combined() {
    let stage = NavigationStage(.cover.combined(with: .fade))
    stage.transition.pushProvider = { _ in stage.second }

    stage.touchDown(at: CGPoint(x: 200, y: 800))
    for _ in 0..<20 {
      stage.advanceFrame()
      stage.move(by: 0, -20)
    }
    stage.advanceFrame()

    #expect(stage.transition.phase == .dragging)
    let layer = stage.second.view.layer.displayed()
    let displayed = 1 - (layer?.frame.minY ?? 0) / 852
    #expect((0.3...0.6).contains(displayed))
    // A container that settles late was smaller when the way was laid out.
    #expect(abs(CGFloat(layer?.opacity ?? 0) - displayed) < 0.04)
    stage.lift()
    stage.settle()
    #expect(stage.second.view.alpha == 1)
  }

  /// Says how long its way is only once it knows the screen.
  struct Shy: TransitionEffect {
    func travel(in scene: TransitionScene) -> CGVector {
      CGVector(dx: scene.foreground == nil ? -100 : -393, dy: 0)
    }

    func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
      scene.foreground?.alpha = position == .presented ? 1 : 0
    }
  }

  @Test("A finger that started before UIKit did goes the way that the effect has in the end")
  func lateTravel() {
    let stage = NavigationStage(Shy())
    stage.transition.pushProvider = { _ in stage.second }

    stage.touchDown(at: CGPoint(x: 380, y: 500))
    stage.drag(by: -196, frames: 20)

    #expect(stage.transition.phase == .dragging)
    #expect((0.4...0.5).contains(stage.transition.progress))
    stage.lift()
    stage.settle()
  }
}
