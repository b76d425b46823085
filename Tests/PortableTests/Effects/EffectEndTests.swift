import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// What an effect does to the views is undone, and what it leaves undone does no harm.
  @MainActor @Suite struct EffectEndTests {
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

      func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
        if position == .presented { scene.foreground?.alpha = 1 }
      }
    }

    @Test(
      "Views are as they should be at both ends, whatever an effect did to them"
    )
    func undone() async {
      for end in [TransitionEnd.start, .end] {
        let stage = await ContainerStage(.navigation, Wild())
        let place = stage.first.view.superview
        stage.goForward()
        await stage.advance(by: 0.1)
        if end == .start { stage.transition.cancel() }
        await stage.settle()

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
      func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
        for view in [scene.background, scene.foreground] {
          view?.transform3D = CATransform3DMakeTranslation(0, 0, position == .presented ? 80 : 0)
        }
      }
    }

    @Test("A view that an effect lifted towards the viewer lies flat again at both ends")
    func lifted() async {
      for end in [TransitionEnd.start, .end] {
        let stage = await ContainerStage(.navigation, Lift())
        stage.goForward()
        await stage.advance(by: 0.1)
        if end == .start { stage.transition.cancel() }
        await stage.settle()

        for view in [stage.first.view, stage.second.view].compactMap({ $0 }) {
          #expect(CATransform3DIsIdentity(view.transform3D))
        }
      }
    }

    @Test("An effect that moves nothing takes its time all the same, and can be caught")
    func still() async {
      let stage = await ContainerStage(.navigation, StillEffect())

      stage.goForward()
      await stage.advance(by: 0.05)

      #expect(stage.transition.phase == .settling(toward: .end))
      stage.transition.pause()
      await stage.advance(by: 1)
      #expect(stage.transition.phase == .paused)
      #expect(Stage.onItsWay(0.3...0.7).contains(stage.transition.progress))
      stage.transition.reverse()
      await stage.settle()
      #expect(stage.stack == ["First"])
    }

    /// Moves the foreground into a view of its own before it dims.
    struct Framed: TransitionEffect {
      func prepare(_ scene: TransitionScene) {
        guard let foreground = scene.foreground else { return }
        let frame = UIView(frame: scene.container.bounds)
        frame.accessibilityIdentifier = "frame"
        scene.container.addSubview(frame)
        frame.addSubview(foreground)
      }

      func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
        scene.dimmingView.alpha = position == .presented ? 0.5 : 0
      }

      func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
        scene.container.view(named: "frame")?.removeFromSuperview()
      }
    }

    @Test("The dimming lies below the foreground, also where an effect has moved that elsewhere")
    func dimmingBelow() async {
      let stage = await ContainerStage(.navigation, Framed())
      stage.goForward()
      await stage.advance(by: 0.05)

      let container = stage.first.view.superview
      let names = container?.subviews.map(\.accessibilityIdentifier) ?? []
      let dimming = names.firstIndex(of: "transition.dimming")
      let frame = names.firstIndex(of: "frame")
      #expect(dimming != nil && frame != nil && (dimming ?? 0) < (frame ?? 0))
      await stage.settle()
      #expect(stage.stack == ["First", "Second"])
    }

    /// Fades what is called Second, and moves nothing else.
    struct Choosy: TransitionEffect {
      func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
        guard scene.foregroundViewController?.title == "Second",
          scene.backgroundViewController?.title == "First"
        else { return }
        scene.foreground?.alpha = position == .presented ? 1 : 0
      }
    }

    @Test("An effect is given the controllers above and below, in both directions")
    func controllers() async {
      let stage = await ContainerStage(.navigation, Choosy())

      stage.goForward()
      await stage.advance(by: 0.1)
      #expect(Stage.onItsWay(0.1...0.9).contains(stage.second.view.displayedAlpha))
      await stage.settle()
      stage.navigation?.popViewController(animated: true)
      await stage.advance(by: 0.1)

      #expect(Stage.onItsWay(0.1...0.9).contains(stage.second.view.displayedAlpha))
      await stage.settle()
      stage.navigation?.pushViewController(Screen("Other"), animated: true)
      await stage.advance(by: 0.1)
      #expect(stage.navigation?.topViewController?.view.displayedAlpha == 1)
      await stage.settle()
    }
  }
}
