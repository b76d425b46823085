import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A card from under a full-screen presentation that is dismissed while the window gets another size.
@MainActor @Suite(.serialized) struct UncoveredCardTests {
  @Test(
    "An uncovered card has the frame of its presentation controller in the new size",
    arguments: PlayedRows.current.pairs([EffectCase.cover, .fade, .slide, .zoom], [2, 12, 30])
  )
  func resized(effect: EffectCase, frames: Int) {
    for end in [TransitionEnd.end, .start] {
      let (root, card, top) = (Screen("Root"), Screen("Card"), Screen("Top"))
      let transition = InterruptibleTransition(effect.effect())
      let stage = Stage(transition) { root }
      transition.presentationControllerProvider = { presented, presenting in
        guard presented === card else { return nil }
        return CardPresentation(presentedViewController: presented, presenting: presenting)
      }
      (card.modalPresentationStyle, top.modalPresentationStyle) = (.custom, .fullScreen)
      transition.present(card, from: root)
      stage.settle()
      transition.present(top, from: card)
      stage.settle()
      transition.dismiss(top)
      for _ in 0..<frames { stage.advanceFrame() }
      stage.resize(to: CGSize(width: 600, height: 700))
      for _ in 0..<3 { stage.advanceFrame() }
      let due = CGRect(x: 0, y: 175, width: 600, height: 525)
      #expect(card.view.bounds.size == due.size, "\(end)")
      if end == .start { transition.reverse() }
      stage.settle()
      if end == .start {
        transition.dismiss(top)
        stage.settle()
      }
      #expect(card.view.frame == due, "\(end)")
      #expect(card.view.window != nil && stage.complaints == [])
    }
  }
}
