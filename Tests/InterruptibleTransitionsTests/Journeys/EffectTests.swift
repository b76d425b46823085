import Testing
import UIKit

@testable import InterruptibleTransitions

/// What an effect does to the views is undone, and what it leaves undone does no harm.
@MainActor @Suite struct EffectTests {
  /// Changes everything that an effect may change, of both views, before anything is animated.
  struct Wild: TransitionEffect {
    func prepare(_ scene: TransitionScene) {
      for view in [scene.background, scene.foreground].compactMap({ $0 }) {
        view.alpha = 0.5
        view.transform = CGAffineTransform(rotationAngle: 1)
        view.center = CGPoint(x: 7, y: 7)
      }
      scene.background.map(scene.container.bringSubviewToFront)
    }

    func animate(_ scene: TransitionScene) {
      scene.foreground?.alpha = 1
    }
  }

  /// Changes nothing at all.
  struct Still: TransitionEffect {
    func travel(in scene: TransitionScene) -> CGVector { .zero }
    func prepare(_ scene: TransitionScene) {}
    func animate(_ scene: TransitionScene) {}
  }

  @Test(
    "Whatever an effect did to the views, at the start and at the end they are as they should be"
  )
  func undone() {
    for end in [TransitionEnd.start, .end] {
      let stage = NavigationStage(Wild())
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

  /// Lifts both screens towards the eye, which no affine transform tells of.
  struct Lift: TransitionEffect {
    func prepare(_ scene: TransitionScene) {}

    func animate(_ scene: TransitionScene) {
      for view in [scene.background, scene.foreground] {
        view?.transform3D = CATransform3DMakeTranslation(0, 0, 80)
      }
    }
  }

  @Test("What was lifted towards the eye lies flat again, at the start and at the end")
  func lifted() {
    for end in [TransitionEnd.start, .end] {
      let stage = NavigationStage(Lift())
      stage.push(andAdvance: 0.1)
      if end == .start { stage.transition.cancel() }
      stage.settle()

      for view in [stage.first.view, stage.second.view].compactMap({ $0 }) {
        #expect(CATransform3DIsIdentity(view.transform3D))
      }
    }
  }

  @Test("An effect that moves nothing takes its time all the same, and can be caught")
  func still() {
    let stage = NavigationStage(Still())

    stage.push(andAdvance: 0.05)

    #expect(stage.transition.phase == .settling(toward: .end))
    stage.transition.pause()
    stage.advance(by: 1)
    #expect(stage.transition.phase == .paused)
    #expect((0.3...0.7).contains(stage.transition.progress))
    stage.transition.reverse()
    stage.settle()
    #expect(stage.stack == ["First"])
  }

  @Test("The cover alone keeps an animator going, which would else complete at once")
  func cover() {
    let stage = NavigationStage()
    let cover = TouchShield(over: stage.window)
    stage.window.addSubview(cover)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { cover.change() }

    animator.startAnimation()
    animator.pauseAnimation()
    stage.advance(by: 0.1)

    #expect(animator.state == .active)
    animator.stopAnimation(true)
  }

  /// Turns the foreground in three keyframes, and marks what it has cleaned up.
  struct Steps: TransitionEffect {
    var rubberBandsPastEnds: Bool { false }

    func prepare(_ scene: TransitionScene) {
      scene.foreground?.alpha = 0
      scene.container.backgroundColor = .red
    }

    func animate(_ scene: TransitionScene) {
      UIView.animateKeyframes(withDuration: 0, delay: 0, options: .calculationModeLinear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          scene.foreground?.alpha = 0.8
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          scene.foreground?.alpha = 1
        }
      }
    }

    func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
      scene.container.backgroundColor = end == .end ? .green : .blue
    }
  }

  /// Moves the foreground into a view of its own before it dims.
  struct Framed: TransitionEffect {
    func prepare(_ scene: TransitionScene) {
      guard let foreground = scene.foreground else { return }
      let frame = UIView(frame: scene.container.bounds)
      frame.accessibilityIdentifier = "frame"
      scene.container.addSubview(frame)
      frame.addSubview(foreground)
      scene.dimmingView.alpha = 0
    }

    func animate(_ scene: TransitionScene) {
      scene.dimmingView.alpha = 0.5
    }

    func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
      scene.container.subviews.first { $0.accessibilityIdentifier == "frame" }?
        .removeFromSuperview()
    }
  }

  @Test("The dimming lies below the foreground, also where an effect has moved that elsewhere")
  func dimmingBelow() {
    let stage = NavigationStage(Framed())
    stage.push(andAdvance: 0.05)

    let container = stage.first.view.superview
    let names = container?.subviews.map(\.accessibilityIdentifier) ?? []
    let dimming = names.firstIndex(of: "transition.dimming")
    let frame = names.firstIndex(of: "frame")
    #expect(dimming != nil && frame != nil && (dimming ?? 0) < (frame ?? 0))
    stage.settle()
    #expect(stage.stack == ["First", "Second"])
  }

  @Test("A stage moves in its part of the way only, and the way back mirrors the way there")
  func stages() {
    let stage = NavigationStage(Unfold())
    let alpha = { CGFloat(stage.second.view.layer.presentation()?.opacity ?? -1) }
    let height = { (stage.second.view.layer.presentation()?.transform.m22 ?? -1) }
    for isForward in [true, false] {
      if isForward {
        stage.push()
      } else {
        stage.navigation.popViewController(animated: true)
      }
      stage.advance(by: 0)
      for covered in [0.1, 0.3, 0.5, 0.7, 0.9, 0.2] as [CGFloat] {
        stage.transition.scrub(to: isForward ? covered : 1 - covered)
        stage.advanceFrame()
        #expect(abs(alpha() - min(covered / 0.6, 1)) < 0.01)
        #expect(abs(height() - (0.01 + 0.99 * max((covered - 0.4) / 0.6, 0))) < 0.01)
      }
      stage.transition.finish()
      stage.settle()
      #expect(stage.stack.count == (isForward ? 2 : 1))
      #expect(stage.second.view.alpha == 1 && stage.second.view.transform == .identity)
    }
  }

  @Test("Keyframes are scrubbed and reversed, and an effect cleans up at the end it came to")
  func keyframes() {
    for end in [TransitionEnd.start, .end] {
      let stage = NavigationStage(Steps())
      stage.push(andAdvance: 0.1)
      let container = stage.second.view.superview
      for (progress, alpha) in [(0.25, 0.4), (0.5, 0.8), (0.75, 0.9), (0.1, 0.16)] {
        stage.transition.scrub(to: progress)
        stage.advanceFrame()
        let opacity = Double(stage.second.view.layer.presentation()?.opacity ?? -1)
        #expect(abs(opacity - alpha) < 0.01)
      }
      if end == .start { stage.transition.cancel() } else { stage.transition.finish() }
      stage.settle()

      #expect(container?.backgroundColor == (end == .end ? .green : .blue))
      #expect(stage.second.view.alpha == 1)
    }
  }

  /// Fades what is called Second, and moves nothing else.
  struct Choosy: TransitionEffect {
    func prepare(_ scene: TransitionScene) {
      if scene.direction == .forward { fade(scene, to: 0) }
    }

    func animate(_ scene: TransitionScene) {
      fade(scene, to: scene.direction == .forward ? 1 : 0)
    }

    private func fade(_ scene: TransitionScene, to alpha: CGFloat) {
      guard scene.foregroundViewController?.title == "Second",
        scene.backgroundViewController?.title == "First"
      else { return }
      scene.foreground?.alpha = alpha
    }
  }

  @Test("An effect knows the controllers, above and below, in both directions")
  func controllers() {
    let stage = NavigationStage(Choosy())
    let opacity = { stage.second.view.layer.presentation()?.opacity ?? -1 }

    stage.push(andAdvance: 0.1)
    #expect((0.1...0.9).contains(opacity()))
    stage.settle()
    stage.navigation.popViewController(animated: true)
    stage.advance(by: 0.1)

    #expect((0.1...0.9).contains(opacity()))
    stage.settle()
    stage.navigation.pushViewController(Screen("Other"), animated: true)
    stage.advance(by: 0.1)
    #expect(stage.navigation.topViewController?.view.layer.presentation()?.opacity == 1)
    stage.settle()
  }

  @Test("Combined effects move together, and a finger goes the way of the first")
  func combined() {
    let stage = NavigationStage(CoverEffect().combined(with: FadeEffect()))
    stage.transition.pushProvider = { _ in stage.second }

    stage.touchDown(at: CGPoint(x: 200, y: 800))
    for _ in 0..<20 {
      stage.advanceFrame()
      stage.dragDown(by: -20)
    }
    stage.advanceFrame()

    #expect(stage.transition.phase == .dragging)
    let layer = stage.second.view.layer.presentation()
    let seen = 1 - (layer?.frame.minY ?? 0) / 852
    #expect((0.3...0.6).contains(seen))
    // A container that settles late was smaller when the way was laid out.
    #expect(abs(CGFloat(layer?.opacity ?? 0) - seen) < 0.04)
    stage.lift()
    stage.settle()
    #expect(stage.second.view.alpha == 1)
  }

  /// Says how long its way is only once it knows the screen.
  struct Shy: TransitionEffect {
    func travel(in scene: TransitionScene) -> CGVector {
      CGVector(dx: scene.foreground == nil ? -100 : -393, dy: 0)
    }

    func prepare(_ scene: TransitionScene) {}
    func animate(_ scene: TransitionScene) { scene.foreground?.alpha = 0 }
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
