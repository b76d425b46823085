import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What goes with a transition goes with it all the way.
@MainActor @Suite(.serialized) struct AlongsideTests {
  /// A view of the app's own over everything, and how much of it is seen.
  private func light(on stage: ContainerStage) -> (UIView, () -> CGFloat) {
    let light = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    light.alpha = 0
    light.isUserInteractionEnabled = false
    stage.window.addSubview(light)
    stage.advanceFrame()
    return (light, { CGFloat(light.layer.displayed()?.opacity ?? -1) })
  }

  @Test(
    "UIKit's coordinator follows catch, scrub and release",
    arguments: [ContainerKind.navigation, .tabs, .fullScreen, .overFullScreen, .card, .custom]
  )
  func coordinator(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    let (light, shown) = light(on: stage)
    var changes: [Bool] = []
    var isOver = false
    stage.goForward()
    // A presentation's coordinator may come only when it starts.
    stage.advance(by: 0)
    stage.second.transitionCoordinator?.animate(
      alongsideTransition: { _ in light.alpha = 1 },
      completion: { _ in isOver = true }
    )
    stage.second.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isInteractive)
    }
    stage.advance(by: 0.1)
    #expect(abs(shown() - stage.displayed) < 0.02 + Stage.alongsideSlack)

    stage.touchDown(at: CGPoint(x: 200, y: 600))
    stage.drag(along: stage.wayForward, by: 0.1, frames: 5)
    stage.advanceFrame()
    #expect(changes == [true])
    #expect(abs(shown() - stage.displayed) < 0.02 + Stage.alongsideSlack)
    stage.drag(along: stage.wayBack, by: 0.4, frames: 5)
    stage.lift()
    #expect(changes == [true, false])
    stage.settle()

    #expect(isOver)
    #expect(!stage.showsSecond)
    #expect(light.alpha == 0)
  }

  @Test("A dimming presentation controller follows a finger")
  func dimming() throws {
    let stage = ContainerStage(.card)
    stage.showSecond()
    let dimming = try #require(stage.cards.last?.dimming)

    stage.touchDown(at: stage.start(along: stage.wayBack))
    stage.drag(along: stage.wayBack, by: 0.5, frames: 20)
    stage.advanceFrame()

    let opacity = CGFloat(dimming.layer.displayed()?.opacity ?? -1)
    #expect(abs(opacity - 0.4 * stage.displayed) < 0.02)
    stage.drag(along: stage.wayForward, by: 0.4, frames: 5)
    stage.lift()
    stage.settle()
    #expect(stage.showsSecond)
    #expect(dimming.alpha == 0.4)
  }
}
