import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Cards on one another, and what presents them.
@MainActor @Suite(.serialized) struct SeveralCardsTests {
  private let transition = InterruptibleTransition(.cover)

  /// Presents cards on each other, at rest.
  private func present(_ cards: [Screen], on root: Screen) -> Stage {
    let stage = Stage(transition) { root }
    var top = root
    for card in cards {
      card.modalPresentationStyle = .custom
      transition.present(card, from: top)
      stage.settle()
      top = card
    }
    stage.forgetLog()
    return stage
  }

  @Test(
    "The completion of a dismissal that is taken back says whether the card is gone",
    arguments: 0..<3
  )
  func completion(lowest: Int) {
    let (root, cards) = (Screen("Root"), ["A", "B", "C"].map { Screen($0) })
    let stage = present(cards, on: root)
    var end: TransitionEnd?

    transition.dismiss(cards[lowest]) { end = $0 }
    stage.advance(by: 0.1)
    transition.reverse()
    stage.settle()

    let isGone = cards[lowest].presentingViewController == nil
    #expect(end == (isGone ? .end : .start))
    // The uppermost card comes back in any case.
    #expect(isGone == (lowest < 2))
    #expect(cards[2].presentingViewController != nil)
    #expect(stage.complaints == [])
  }

  @Test("A presentation controller isn't asked for a place when its container has left the window")
  func withoutContainer() {
    let (root, card) = (Screen("Root"), Screen("Card"))
    let stage = Stage(transition) { root }
    transition.presentationControllerProvider = {
      StrictPresentation(presentedViewController: $0, presenting: $1)
    }
    card.modalPresentationStyle = .custom
    for isDismissal in [false, true] {
      transition.present(card, from: root)
      if isDismissal {
        stage.settle()
        transition.dismiss(card)
      }
      stage.advance(by: 0.1)
      stage.window.rootViewController = Screen("Other")
      stage.settle()
      #expect(transition.phase == .idle)
      stage.window.rootViewController = root
      stage.settle()
    }
  }

  @Test("UIKit may start a transition more than once, and after its end")
  func secondStart() {
    let stage = Stage(transition) { Screen("Root") }
    let box = BoxController()
    box.fill(with: Screen("First"))
    stage.show(box)
    let next = Screen("Second")
    transition.run(box.context(to: next, .forward))
    stage.advance(by: 0.1)
    guard let context = transition.flights.first?.context else {
      Issue.record("nothing is in flight")
      return
    }

    transition.startInteractiveTransition(context)
    stage.settle()
    transition.animateTransition(using: context)
    stage.settle()

    #expect(box.shown === next && transition.phase == .idle)
  }
}

/// Relies on its container, as many apps do.
private final class StrictPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else {
      Issue.record("there is no container")
      return .zero
    }
    return containerView.bounds.insetBy(dx: 0, dy: 100)
  }
}
