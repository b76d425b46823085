import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What becomes of calls made in mid-flight on UIKit's own objects, as the article `NavigatingDuringATransition.md` says.
@MainActor @Suite(.serialized) struct PlainCallTests {
  @Test("A plain push in mid-flight is UIKit's affair: it warns, and shows it when ours is over")
  func push() {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.1)

    stage.navigation.pushViewController(Screen("Third"), animated: true)
    #expect(HeadlessLog.texts.contains { $0.contains("nested push animation") })
    stage.settle()
    stage.settle()

    #expect(stage.stack == ["First", "Second", "Third"])
    #expect(stage.transition.phase == .idle)
  }

  @Test("A plain dismissal in flight is refused, and the transition runs on")
  func dismiss() {
    let stage = ContainerStage(.card)
    var isCalledBack = false
    stage.goForward()
    stage.advance(by: 0.1)

    stage.second.dismiss(animated: true) { isCalledBack = true }
    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()

    #expect(HeadlessLog.refusals == 1)
    #expect(stage.showsSecond)
    #expect(!isCalledBack)
  }
}
