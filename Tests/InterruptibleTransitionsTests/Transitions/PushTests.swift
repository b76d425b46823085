import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct PushTests {
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
