import Testing
import UIKit

@testable import InterruptibleTransitions

/// What an effect does to the views is undone, and what it leaves undone does no harm.
@MainActor @Suite struct EffectTests {
  /// Changes everything that an effect may change, of both views, before anything is animated.
  struct Wild: Look {
    func travel(
      _ direction: TransitionScene.Direction,
      in size: CGSize,
      isRightToLeft: Bool
    ) -> CGVector {
      CGVector(dx: -size.width, dy: 0)
    }

    func prepare(_ scene: TransitionScene) -> Motion {
      for view in [scene.from, scene.to].compactMap({ $0 }) {
        view.alpha = 0.5
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.center = CGPoint(x: 7, y: 7)
      }
      scene.from.map(scene.container.bringSubviewToFront)
      return Motion(decorations: []) { scene.to?.alpha = 1 }
    }
  }

  /// Changes nothing at all.
  struct Still: Look {
    func travel(
      _ direction: TransitionScene.Direction,
      in size: CGSize,
      isRightToLeft: Bool
    ) -> CGVector {
      .zero
    }

    func prepare(_ scene: TransitionScene) -> Motion {
      Motion(decorations: []) {}
    }
  }

  @Test(
    "Whatever an effect did to the views, at the start and at the end they are as they should be"
  )
  func undone() {
    for end in [TransitionEnd.start, .end] {
      let stage = NavigationStage(TransitionEffect(look: Wild()))
      let place = stage.first.view.superview
      stage.push(andAdvance: 0.1)
      if end == .start { stage.transition.cancel() }
      stage.settle()

      let (shown, gone) = end == .end ? (stage.second, stage.first) : (stage.first, stage.second)
      for view in [shown.view, gone.view].compactMap({ $0 }) {
        #expect(view.alpha == 1)
        #expect(view.transform == .identity)
        #expect(view.frame == stage.window.bounds)
      }
      #expect(shown.view.superview === place || end == .end)
      #expect(shown.view.window != nil && gone.view.window == nil)
    }
  }

  @Test("An effect that moves nothing takes its time all the same, and can be caught")
  func still() {
    let stage = NavigationStage(TransitionEffect(look: Still()))

    stage.push(andAdvance: 0.1)

    #expect(stage.transition.phase == .settling(toward: .end))
    stage.transition.pause()
    stage.advance(by: 1)
    #expect(stage.transition.phase == .held)
    #expect((0.3...0.7).contains(stage.transition.progress))
    stage.transition.reverse()
    stage.settle()
    #expect(stage.stack == ["First"])
  }

  @Test("The cover alone keeps an animator going, which would else complete at once")
  func cover() {
    let stage = NavigationStage()
    let cover = FlightCover(over: stage.window)
    stage.window.addSubview(cover)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { cover.change() }

    animator.startAnimation()
    animator.pauseAnimation()
    stage.advance(by: 0.1)

    #expect(animator.state == .active)
    animator.stopAnimation(true)
  }

  @Test("A tap that turns it round presses no button beneath")
  func buttons() {
    let stage = NavigationStage()
    var pressed = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in pressed += 1 })
    button.frame = stage.window.bounds
    stage.second.view.addSubview(button)
    stage.push(andAdvance: 0.15)

    stage.tap()
    stage.advance(by: 0.05)

    #expect(stage.transition.phase == .settling(toward: .start))
    #expect(pressed == 0)
    stage.transition.finish()
    stage.settle()
    stage.tap()
    stage.advance(by: 0.05)
    #expect(pressed == 1)
  }
}
