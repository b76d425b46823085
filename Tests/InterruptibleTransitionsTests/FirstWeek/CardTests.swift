import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A presented controller's own calls work at any moment.
@MainActor @Suite(.serialized) struct CardTests {
  private final class Card: InterruptibleViewController {}

  // A4
  @Test(
    "A card's own dismissal reverses its presentation, or follows it, at every frame",
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom]
  )
  func dismissal(style: UIModalPresentationStyle) {
    for frame in 0..<70 {
      let (stage, card) = makeStage(style)
      for _ in 0..<frame { stage.advanceFrame() }
      var completions = 0

      card.dismiss(animated: true) { completions += 1 }
      stage.settle()

      #expect(card.presentingViewController == nil, "frame \(frame)")
      #expect(completions == 1, "frame \(frame)")
      #expect(stage.complaints.isEmpty, "frame \(frame)")
    }
  }

  // A4
  @Test("A card that presents dismisses that first, as any controller does")
  func presenting() {
    let (stage, card) = makeStage(.fullScreen)
    stage.settle()
    let top = UIViewController()
    top.modalPresentationStyle = .fullScreen
    card.present(top, animated: false)
    stage.settle()

    card.dismiss(animated: false)
    stage.settle()

    #expect(card.presentedViewController == nil)
    #expect(card.presentingViewController != nil)
  }

  @Test(
    "A finger pulls a card down that has a dismissal of its own, and may change its mind",
    arguments: [false, true]
  )
  func pull(isTakenBack: Bool) {
    let (stage, card) = makeStage(.overFullScreen)
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
  private func makeStage(_ style: UIModalPresentationStyle) -> (Stage, Card) {
    let transition = InterruptibleTransition(.cover)
    let stage = Stage(window: Stage.makeWindow(), [transition])
    let root = Screen("Root")
    stage.place(root)
    stage.advance(by: 0.1)
    stage.forgetLog()
    let card = Card()
    card.modalPresentationStyle = style
    card.transitioningDelegate = transition
    root.present(card, animated: true)
    return (stage, card)
  }
}
