import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// What pages are told of accessibility elements, and what they do with them.
  @MainActor @Suite struct LiveElementsTests {
    private let room = LiveRoom(rooms: Catalog.rooms)

    /// A page that has asked for elements, at rest.
    private func page(_ id: String = "push") -> FakePage {
      let page = FakePage(room, opening: id, wantsElements: true)
      page.drawUntilRest()
      return page
    }

    private func elements(_ page: FakePage) -> [JSON] {
      page.messages.compactMap { $0["elements"]?.asArray }.last ?? []
    }

    private func id(_ label: String, _ page: FakePage) throws -> Int {
      let all = elements(page)
      let element = try #require(
        all.first { $0["label"]?.asString?.hasPrefix(label) == true },
        "there are \(all.compactMap { $0["label"]?.asString })"
      )
      return Int(try #require(element["id"]?.asNumber))
    }

    @Test func elementsAreSentAtRestToThePagesThatAsk() throws {
      let asking = page()
      let other = FakePage(room, opening: "push")
      other.drawUntilRest()

      #expect(elements(asking).count > 6)
      #expect(elements(other).isEmpty)
      let card = try #require(elements(asking).first { $0["role"]?.asString == "button" })
      #expect(card["label"]?.asString == "Aldermoor Ridges, Six ranges, one dawn")
      #expect(card["frame"]?.asArray?.count == 4)
      #expect(card["isEnabled"] == .bool(true))
    }

    @Test func theyAreSentAFewTimesASecondWhileSomethingMovesAndOnlyIfTheyHaveChanged() throws {
      let page = page()
      let card = try id("Aldermoor", page)
      page.forget()
      page.draw(60)
      #expect(page.messages.allSatisfy { $0["elements"] == nil })

      page.send(.call(.press(card)))
      page.draw(40)

      let count = page.messages.count { $0["elements"] != nil }
      #expect((1...3).contains(count))
    }

    @Test func aPressActivatesAndTheEscapeGestureGoesBack() throws {
      let page = page()

      page.send(try #require(LiveMessage(parsing: "{\"press\":\(try id("Aldermoor", page))}")))
      page.drawUntilRest()
      #expect(room.run.session.status.stack == ["Guide", "Aldermoor Ridges"])
      #expect(elements(page).contains { $0["label"]?.asString == "Like" })

      page.send(try #require(LiveMessage(parsing: #"{"escape":true}"#)))
      page.drawUntilRest()
      #expect(room.run.session.status.stack == ["Guide"])
    }

    @Test func anAdjustmentTakesAStep() throws {
      let page = page("tabs")
      let slider = try id("Time of day", page)
      func value() -> String? {
        elements(page).first { $0["role"]?.asString == "slider" }?["value"]?.asString
      }
      let before = value()

      page.send(
        try #require(LiveMessage(parsing: "{\"adjust\":{\"element\":\(slider),\"by\":1}}"))
      )
      page.drawUntilRest()
      #expect(value() != before)
      page.send(.call(.adjust(slider, isUp: false)))
      page.drawUntilRest()

      #expect(value() == before)
    }

    @Test func seekingRepeatsWhatWasPressed() throws {
      let page = page()
      page.send(.call(.press(try id("Aldermoor", page))))
      page.drawUntilRest()
      let (end, sightings) = (room.run.time, HeadlessLayerTree.shown.sightings)

      page.send(.from(0))
      #expect(room.run.session.status.stack == ["Guide"])
      page.send(.from(end))

      #expect(room.run.session.status.stack == ["Guide", "Aldermoor Ridges"])
      #expect(HeadlessLayerTree.shown.sightings == sightings)
    }

    @Test func anElementThatIsGoneIsAnError() {
      let page = page()

      page.send(.call(.press(123_456)))
      page.draw(2)

      #expect(page.errors == ["there is no element 123456 that can be pressed"])
    }

    @Test("Nonsense is no message", arguments: [#"{"press":"a"}"#, #"{"adjust":{"element":1}}"#])
    func nonsense(text: String) {
      #expect(LiveMessage(parsing: text) == nil)
    }
  }
}
