import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

extension Portable {
  /// A presented controller's own calls work at any moment.
  @MainActor @Suite struct OwnDismissalTests {
    private final class Card: InterruptibleViewController {}

    @Test(
      "A card's own dismissal reverses its presentation, or follows it, at every frame",
      arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom]
    )
    func dismissal(style: UIModalPresentationStyle) async {
      for frame in (0..<70).played() {
        let (stage, card) = await makeStage(style)
        for _ in 0..<frame { await stage.advanceFrame() }
        var completions = 0

        card.dismiss(animated: true) { completions += 1 }
        await stage.settle()

        #expect(card.presentingViewController == nil, "frame \(frame)")
        #expect(completions == 1, "frame \(frame)")
        #expect(stage.complaints.isEmpty, "frame \(frame)")
      }
    }

    @Test("A card that presents dismisses that first, as any controller does")
    func presenting() async {
      let (stage, card) = await makeStage(.fullScreen)
      await stage.settle()
      let top = UIViewController()
      top.modalPresentationStyle = .fullScreen
      card.present(top, animated: false)
      await stage.settle()

      card.dismiss(animated: false)
      await stage.settle()

      #expect(card.presentedViewController == nil)
      #expect(card.presentingViewController != nil)
    }

    @Test(
      "A card dismisses what it presents while that comes or goes",
      arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom],
      [true, false]
    )
    func presentingInFlight(style: UIModalPresentationStyle, isComing: Bool) async {
      for frame in [0, 3, 20] {
        let (stage, card) = await makeStage(style)
        await stage.settle()
        let top = Card()
        top.modalPresentationStyle = style
        top.transitioningDelegate = card.transitioningDelegate
        var completions = 0
        card.present(top, animated: isComing)
        if !isComing {
          await stage.settle()
          top.dismiss(animated: true) { completions += 1 }
        }
        for _ in 0..<frame { await stage.advanceFrame() }

        card.dismiss(animated: true) { completions += 1 }
        await stage.settle()

        #expect(card.presentedViewController == nil, "frame \(frame)")
        #expect(card.presentingViewController != nil, "frame \(frame)")
        #expect(completions == (isComing ? 1 : 2), "frame \(frame)")
        #expect(stage.complaints == [], "frame \(frame)")
      }
    }

    /// A window in which UIKit's own call has just presented a card.
    private func makeStage(_ style: UIModalPresentationStyle) async -> (Stage, Card) {
      let transition = InterruptibleTransition(.cover)
      let root = Screen("Root")
      let stage = await Stage(transition) { root }
      let card = Card()
      card.modalPresentationStyle = style
      card.transitioningDelegate = transition
      root.present(card, animated: true)
      return (stage, card)
    }
  }
}
