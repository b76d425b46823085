import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A card with calls of its own can be pulled down all the same.
@MainActor @Suite(.serialized) struct CardTests {
  private final class Card: InterruptibleViewController {}

  @Test(
    "A finger pulls a card down that has a dismissal of its own, and may change its mind",
    arguments: [false, true]
  )
  func pull(isTakenBack: Bool) {
    let (stage, card) = makeStage()
    stage.settle()

    stage.touchDown(at: CGPoint(x: 200, y: 300))
    stage.drag(by: 0, 500)
    #expect(card.interruptibleFlight?.phase == .dragging)
    stage.advance(by: 0.2)
    #expect(card.interruptibleFlight?.phase == .dragging)
    if isTakenBack { stage.drag(by: 0, -450) }
    stage.advance(by: 0.1)
    stage.lift()
    stage.settle()

    #expect((card.presentingViewController != nil) == isTakenBack)
    #expect(stage.complaints.isEmpty)
  }

  /// A window in which UIKit's own call has just presented a card.
  private func makeStage() -> (Stage, Card) {
    let transition = InterruptibleTransition(.cover)
    let stage = Stage(window: Stage.makeWindow(), [transition])
    let root = Screen("Root")
    stage.place(root)
    stage.advance(by: 0.1)
    stage.forgetLog()
    let card = Card()
    card.modalPresentationStyle = .overFullScreen
    card.transitioningDelegate = transition
    root.present(card, animated: true)
    return (stage, card)
  }
}
