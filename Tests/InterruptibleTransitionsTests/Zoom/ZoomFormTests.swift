import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A zoom has its card however an app hands it over.
@MainActor @Suite(.serialized) struct ZoomFormTests {
  @Test("A finger drags the card down and aside, from anywhere", arguments: EffectForm.allCases)
  func drag(form: EffectForm) throws {
    let zoom = ZoomStage(as: form)
    zoom.stage.showSecond()
    zoom.drag(from: CGPoint(x: 200, y: 160), by: CGVector(dx: 60, dy: 250))

    let card = try #require(zoom.card)
    #expect(card.scale < 0.9)
    #expect(card.top.x > 210)
    #expect(zoom.picture.mask != nil)
    zoom.lift()
    zoom.settle()
    #expect(!zoom.isSecondShown)
    #expect(zoom.picture.mask == nil)
    #expect(zoom.cards.isEmpty)
  }

  @Test("Two fingers take the card at rest", arguments: EffectForm.allCases.filter(\.isKnown))
  func pinch(form: EffectForm) throws {
    let zoom = ZoomStage(as: form)
    zoom.stage.showSecond()

    try pinch(zoom)
  }

  @Test(
    "Two fingers take the card once the stack has had one",
    arguments: EffectForm.allCases.played()
  )
  func pinchAfterPush(form: EffectForm) throws {
    let zoom = ZoomStage(as: form)
    zoom.push()
    zoom.settle()

    try pinch(zoom)
  }

  private func pinch(_ zoom: ZoomStage) throws {
    var fingers = FingerTips()
    fingers.send(.began)
    fingers.move(zoom) {
      $0.distance = 120
      $0.angle = 0.4
    }
    zoom.advance(by: 0.3)
    let card = try #require(zoom.card)
    #expect(abs(card.scale - 0.412) < 0.01)
    #expect(abs(card.angle - 0.4) < 0.05)
    fingers.send(.ended)
    zoom.settle()
    #expect(!zoom.isSecondShown)
  }
}

extension EffectForm {
  /// Whether the framework sees, without asking, that the effect may have a card.
  fileprivate var isKnown: Bool {
    switch self {
    case .bare, .combined, .chosen, .chosenWrapped: true
    case .wrapped, .wrappedTwice, .wrappedChoice, .combinedWrappedChoice: false
    }
  }
}
