import InterruptibleTransitions
import Testing
import UIKit

/// What goes with a transition goes with it all the way.
@MainActor @Suite(.serialized) struct AlongsideTests {
  /// A view of the app's own over everything, and how much of it is seen.
  private func light(on stage: ContainerStage) -> (UIView, () -> CGFloat) {
    let light = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    light.alpha = 0
    light.isUserInteractionEnabled = false
    stage.window.addSubview(light)
    stage.advanceFrame()
    return (light, { CGFloat(light.layer.presentation()?.opacity ?? -1) })
  }

  @Test(
    "It shares progress, is scrubbed, reversed and ended",
    arguments: ContainerKind.allCases
  )
  func shares(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    let (light, shown) = light(on: stage)
    var ends: [TransitionEnd] = []
    stage.goForward()
    stage.transition.animateAlongside({ light.alpha = 1 }, completion: { ends.append($0) })

    stage.advance(by: 0.1)
    #expect(abs(shown() - stage.seen) < 0.01)
    stage.transition.scrub(to: 0.3)
    stage.advanceFrame()
    #expect(abs(shown() - 0.3) < 0.01)
    stage.transition.cancel()
    stage.advance(by: 0.05)
    #expect(abs(shown() - stage.seen) < 0.01)
    stage.settle()

    #expect(ends == [.start])
    #expect(light.alpha == 0)
    stage.goForward()
    stage.settle()
    #expect(ends == [.start] && light.alpha == 0, "it went with one transition only")
  }

  @Test("A screen may ask for it as it appears", arguments: ContainerKind.allCases)
  func asItAppears(kind: ContainerKind) {
    let stage = ContainerStage(kind)
    let (light, shown) = light(on: stage)
    stage.second.onWillAppear = { [weak stage] in
      stage?.transition.animateAlongside({ light.alpha = 1 })
    }

    stage.goForward()
    stage.advance(by: 0.1)

    #expect(abs(shown() - stage.seen) < 0.01)
    stage.settle()
    #expect(shown() == 1)
  }

  @Test("Where no transition is on its way, or another's, the changes are made all the same")
  func alone() {
    let stage = ContainerStage(.navigation)
    let (light, _) = light(on: stage)
    var ends: [TransitionEnd] = []
    stage.transition.animateAlongside({ light.alpha = 0.5 }, completion: { ends.append($0) })
    #expect(light.alpha == 0.5)
    #expect(ends == [.end])

    let own = OwnDelegate()
    own.animator = QuickFade()
    stage.transition.navigationDelegate = own
    stage.goForward()
    stage.transition.animateAlongside({ light.alpha = 1 }, completion: { ends.append($0) })
    stage.advance(by: 1)

    #expect(light.alpha == 1)
    #expect(ends == [.end, .end])
  }

  @Test("It may join a transition that runs")
  func joins() {
    let stage = ContainerStage(.navigation)
    let (light, shown) = light(on: stage)
    var ends: [TransitionEnd] = []
    stage.goForward()
    stage.advance(by: 0.1)

    stage.transition.animateAlongside({ light.alpha = 1 }, completion: { ends.append($0) })
    stage.advance(by: 0.1)

    #expect((0.01...0.99).contains(shown()))
    stage.settle()
    #expect(shown() == 1)
    #expect(ends == [.end])
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
    #expect(abs(shown() - stage.seen) < 0.02)

    stage.touchDown(at: CGPoint(x: 200, y: 600))
    stage.drag(along: stage.wayForward, by: 0.1, frames: 5)
    stage.advanceFrame()
    #expect(changes == [true])
    #expect(abs(shown() - stage.seen) < 0.02)
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

    let opacity = CGFloat(dimming.layer.presentation()?.opacity ?? -1)
    #expect(abs(opacity - 0.4 * stage.seen) < 0.02)
    stage.drag(along: stage.wayForward, by: 0.4, frames: 5)
    stage.lift()
    stage.settle()
    #expect(stage.showsSecond)
    #expect(dimming.alpha == 0.4)
  }
}
