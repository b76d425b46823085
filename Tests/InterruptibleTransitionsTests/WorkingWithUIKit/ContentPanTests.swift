import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Pans of the content, and touches that a pan of the transition takes from it.
@MainActor @Suite(.serialized) struct ContentPanTests {
  /// A stack of two screens; on the upper one lies a view with a pan of its own.
  private func makeStage(innerWins: Bool, systemPopsFromContent: Bool = false) -> ContainerStage {
    var personality = HeadlessPersonality.launched
    personality.gestures.descendantPanWins = innerWins
    personality.stacks.popsFromContent = systemPopsFromContent
    let stage = ContainerStage(.navigation, personality: personality)
    stage.transition.gestures.pop = systemPopsFromContent ? .edge : .anywhere
    stage.showSecond()
    stage.second.view.addSubview(canvas)
    canvas.frame = stage.window.bounds
    canvas.addGestureRecognizer(canvasPan)
    stage.advanceFrame()
    return stage
  }

  private let canvas = UIView()
  private let canvasPan = UIPanGestureRecognizer()

  private func swipe(_ stage: ContainerStage) {
    stage.touchDown(at: CGPoint(x: 100, y: 400))
    stage.drag(along: stage.wayBack, by: 0.4, frames: 10)
  }

  @Test(
    "A pan of the content comes first, whichever of two pans UIKit prefers",
    arguments: [true, false],
    [true, false]
  )
  func contentFirst(innerWins: Bool, systemPopsFromContent: Bool) {
    let stage = makeStage(innerWins: innerWins, systemPopsFromContent: systemPopsFromContent)

    swipe(stage)

    #expect(canvasPan.state == .changed)
    #expect(stage.transition.phase == .idle)
    stage.lift()
    stage.settle()
    #expect(stage.showsSecond)
  }

  @Test("A pan that the content doesn't want, with two fingers or one that fails, goes back")
  func unwanted() {
    for needsTwo in [true, false] {
      let stage = makeStage(innerWins: false)
      canvasPan.minimumNumberOfTouches = needsTwo ? 2 : 1
      let refusal = Refusal()
      canvasPan.delegate = needsTwo ? nil : refusal

      swipe(stage)

      #expect(stage.transition.phase == .dragging)
      stage.lift()
      stage.settle()
      canvas.removeGestureRecognizer(canvasPan)
    }
  }
}

/// Lets no gesture begin.
private final class Refusal: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
