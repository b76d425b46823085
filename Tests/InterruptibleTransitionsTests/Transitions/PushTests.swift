import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct PushTests {
  @Test(
    "A tap reverses a push with the velocity it had where only a pan catches, and another tap again"
  )
  func tap() {
    let stage = NavigationStage()
    stage.transition.gestures.catching = .pan
    stage.push(andAdvance: 0.1)
    let before = stage.transition.velocity

    stage.tap()

    #expect(stage.transition.phase == .settling(toward: .start))
    #expect(abs(stage.transition.velocity - before) < 0.02 * before)
    stage.advance(by: 0.1)
    stage.tap()
    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()
    #expect(stage.stack == ["First", "Second"])
  }

  @Test("An edge pan goes back, and a flick finishes it")
  func edgePan() {
    let stage = NavigationStage()
    stage.showSecond()

    stage.touchDown(at: CGPoint(x: 4, y: 500))
    stage.drag(by: 120, frames: 12)
    #expect(stage.transition.phase == .dragging)
    stage.lift()

    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()
    #expect(stage.stack == ["First"])
  }

  @Test("An edge pan that is dragged back and let go leaves the stack as it was")
  func edgePanBack() {
    let stage = NavigationStage()
    stage.showSecond()
    stage.second.forget()

    stage.touchDown(at: CGPoint(x: 4, y: 500))
    stage.drag(by: 160, frames: 16)
    stage.drag(by: -140, frames: 14)
    stage.lift()
    stage.settle()

    #expect(stage.stack == ["First", "Second"])
    #expect(stage.left(of: stage.second) == 0)
    #expect(stage.second.calls == ["willDisappear", "willAppear", "didAppear"])
  }

  @Test("In a right-to-left layout everything is mirrored: edge, motion and velocity")
  func rightToLeft() {
    let stage = NavigationStage(layoutDirection: .rightToLeft)
    stage.transition.pushProvider = { _ in stage.second }

    stage.touchDown(at: CGPoint(x: 40, y: 500))
    stage.drag(by: 240, frames: 24)
    stage.advance(by: 0)
    #expect(stage.transition.phase == .dragging)
    #expect(stage.left(of: stage.second) < -100)
    stage.lift()
    stage.settle()
    #expect(stage.stack == ["First", "Second"])

    stage.touchDown(at: CGPoint(x: 389, y: 500))
    stage.drag(by: -120, frames: 12)
    stage.advance(by: 0)
    #expect(stage.transition.velocity > 0)
    #expect(stage.left(of: stage.second) < -50)
    stage.lift()
    stage.settle()
    #expect(stage.stack == ["First"])
  }

  @Test(
    "A pan goes back from the edge, from anywhere, or from nowhere",
    arguments: [
      (PopGesture.edge, 4.0, true), (.edge, 180, false), (.anywhere, 180, true),
      (.disabled, 180, false),
    ]
  )
  func popArea(area: PopGesture, x: Double, goesBack: Bool) {
    let stage = NavigationStage()
    stage.showSecond()
    stage.transition.gestures.pop = area

    stage.touchDown(at: CGPoint(x: x, y: 500))
    stage.drag(by: 150, frames: 10)
    // Where the system goes back from anywhere, ours does as well, or leaves it to the system.
    let systemGoesBack = stage.navigation.interactiveContentPopGestureRecognizer != nil
    let isOurs = goesBack || area == .edge && systemGoesBack
    #expect((stage.transition.phase == .dragging) == isOurs)
    stage.drag(by: 100, frames: 5)
    stage.lift()
    // Under some readings of UIKit its own pop takes seconds.
    stage.advance(by: 8)

    #expect(stage.stack == (goesBack || systemGoesBack ? ["First"] : ["First", "Second"]))
  }

  @Test("A pan from the trailing side pushes what the provider gives")
  func interactivePush() {
    let stage = NavigationStage()
    stage.transition.pushProvider = { _ in stage.second }

    stage.touchDown(at: CGPoint(x: 350, y: 500))
    stage.drag(by: -240, frames: 24)
    #expect(stage.transition.phase == .dragging)
    stage.lift()
    stage.settle()

    #expect(stage.stack == ["First", "Second"])
  }

  @Test("No display link and no observer runs while no transition is in flight")
  func idle() {
    for effect in EffectCase.allCases {
      let stage = ContainerStage(.card)
      _ = EffectStage(stage, effect)
      for isForward in [true, false] {
        stage.go(forward: isForward)
        stage.settle()
        #expect(CADisplayLink.headlessRunningCount == 0, "\(effect)")
        #expect(HeadlessRunLoopObserver.count == 0, "\(effect)")
      }
    }
  }
}
