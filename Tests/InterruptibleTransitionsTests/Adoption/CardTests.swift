import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A card with calls of its own can be pulled down all the same.
@MainActor @Suite(.serialized) struct CardTests {
  private final class Card: InterruptibleViewController {}

  @Test(
    "A finger pulls a card down that has a dismissal of its own, and may change its mind",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom],
    [false, true]
  )
  func pull(style: UIModalPresentationStyle, isTakenBack: Bool) {
    for presents in [false, true] {
      let (stage, lower) = makeStage(style)
      stage.settle()
      let upper = Card()
      upper.modalPresentationStyle = style
      upper.transitioningDelegate = lower.transitioningDelegate
      if presents { lower.present(upper, animated: true) }
      stage.settle()
      let card = presents ? upper : lower
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
      if presents { #expect(lower.presentingViewController != nil) }
      #expect(stage.complaints.isEmpty)
    }
  }

  /// A window in which UIKit's own call has just presented a card.
  private func makeStage(_ style: UIModalPresentationStyle) -> (Stage, Card) {
    let transition = InterruptibleTransition(.cover)
    let root = Screen("Root")
    let stage = Stage(transition) { root }
    let card = Card()
    card.modalPresentationStyle = style
    card.transitioningDelegate = transition
    root.present(card, animated: true)
    return (stage, card)
  }
}
