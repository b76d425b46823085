import Testing
import UIKit

@testable import InterruptibleTransitions
@testable import TestSupport

/// A card that comes from a place of the app's choice.
@MainActor @Suite(.serialized) struct CardPlaceTests {
  private static let place = CardPlace(
    frame: CGRect(x: 150, y: 500, width: 130, height: 260),
    angle: 0.5,
    cornerRadius: 20,
    opacity: 0.6
  )

  /// A stack whose second screen is a card.
  private func stage(
    from place: CardPlace? = CardPlaceTests.place,
    as form: EffectForm = .bare
  ) -> NavigationStage {
    let effect: ZoomEffect = .card { _ in place }
    return NavigationStage(form(effect))
  }

  @Test(
    "A card lies in its place, turned around its middle, when it begins to come and when it has gone"
  )
  func place() throws {
    let stage = stage()
    stage.push()
    stage.advance(by: 0)
    let first = try #require(stage.window.card)
    let frame = CardPlaceTests.place.frame
    #expect(abs(first.angle - 0.5) < 0.001)
    #expect(abs(first.width - 130) < 0.5 && abs(first.height - 260) < 0.5)
    let middle = CGPoint(
      x: first.top.x - sin(0.5) * first.height / 2,
      y: first.top.y + cos(0.5) * first.height / 2
    )
    #expect(abs(middle.x - frame.midX) < 0.5 && abs(middle.y - frame.midY) < 0.5)
    let card = stage.window.view(named: "transition.card")
    #expect(abs((card?.subviews.last?.displayedAlpha ?? 0) - 0.6) < 0.001)
    stage.settle()
    #expect(stage.window.card == nil && stage.stack.count == 2)

    stage.navigation.popViewController(animated: true)
    stage.advance(by: 0)
    let last = try stage.lastCard()
    #expect(abs(last.angle - 0.5) < 0.02 && abs(last.width - 130) < 2)
    #expect(stage.stack.count == 1)
  }

  @Test("A card is at most opaque, and at least transparent", arguments: [(7, 1), (-7, 0)])
  func opacity(given: CGFloat, shown: CGFloat) {
    let place = CardPlace(frame: CGRect(x: 0, y: 0, width: 100, height: 100), opacity: given)
    #expect(ZoomSource.place(place, owner: self.stage()).rest.opacity == shown)
  }

  @Test(
    "A finger drags it in both axes, as a zoom's, however an app hands it over",
    arguments: EffectForm.allCases
  )
  func drag(form: EffectForm) throws {
    let usual = try drag(ZoomStage(as: form))
    let card = ZoomStage(stage(as: form))
    let displayed = try drag(card)
    #expect(abs(displayed.scale - usual.scale) < 0.001 && displayed.scale < 0.9)
    #expect(hypot(displayed.top.x - usual.top.x, displayed.top.y - usual.top.y) < 0.5)
    #expect(!card.isSecondShown && card.card == nil)
  }

  private func drag(_ zoom: ZoomStage) throws -> DisplayedCard {
    zoom.stage.showSecond()
    zoom.drag(from: CGPoint(x: 200, y: 160), by: CGVector(dx: 60, dy: 250))
    let displayed = try #require(zoom.card)
    zoom.lift()
    zoom.settle()
    return displayed
  }

  @Test("A place as large as the screen leaves the finger room, and the progress within its ends")
  func fullSize() throws {
    let card = stage(from: CardPlace(frame: CGRect(x: 0, y: 900, width: 402, height: 874)))
    card.showSecond()
    let zoom = ZoomStage(card)
    zoom.drag(from: CGPoint(x: 200, y: 160), by: CGVector(dx: 0, dy: 60))
    let progress = card.transition.progress
    #expect(progress > 0.1 && progress < 0.9)
    zoom.drag(by: CGVector(dx: 0, dy: 300))
    zoom.lift()
    card.settle()
    #expect(card.stack.count == 1 && card.window.card == nil)
  }

  @Test(
    "A screen with round corners of its own has those, and not the display's",
    arguments: [0.5, 0.97, 0.999]
  )
  func ownCorners(covered: CGFloat) throws {
    let stage = stage()
    stage.second.view.layer.cornerRadius = 18
    stage.push()
    stage.advance(by: 0)
    stage.transition.scrub(to: covered)
    stage.advanceFrame()
    let view = stage.window.view(named: "transition.card")
    let displayed = try #require(view?.subviews.last?.layer.displayed()).cornerRadius
    let start = 20 / (130 / stage.window.bounds.width)
    let share = covered + 0.6 * covered * covered * (1 - covered)
    #expect(abs(displayed - (start + (18 - start) * share)) < 0.02 * start)
    stage.transition.finish()
    stage.settle()
    #expect(stage.second.view.layer.cornerRadius == 18)
  }

  @Test("On the way back it goes to where its place is by then")
  func movingPlace() throws {
    let log = Places()
    let card = NavigationStage(.card { _ in log.place })
    card.showSecond()
    card.navigation.popViewController(animated: true)
    card.advance(by: 0.1)
    log.place.frame.origin = CGPoint(x: 10, y: 40)
    log.place.angle = 0
    let frame = try card.lastCard().frame
    #expect(abs(frame.minX - 10) < 2 && abs(frame.minY - 40) < 2)
  }

  @Test("Without a place, it grows out of the middle and fades")
  func nowhere() throws {
    let card = stage(from: nil)
    card.push()
    card.advance(by: 0)
    let displayed = try #require(card.window.card)
    #expect(displayed.scale > 0.85 && displayed.angle == 0)
    card.settle()
    #expect(card.stack.count == 2)
  }
}

@MainActor
private final class Places {
  var place = CardPlace(frame: CGRect(x: 150, y: 500, width: 130, height: 260), angle: 0.5)
}
