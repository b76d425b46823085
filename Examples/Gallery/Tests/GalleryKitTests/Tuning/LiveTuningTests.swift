import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// Tuning and companions, as a page sees them.
  @MainActor @Suite struct LiveTuningTests {
    private let room = LiveRoom(rooms: Catalog.rooms)

    private func lastValue(_ name: String, on page: FakePage) -> JSON? {
      page.messages.compactMap { $0["tuning"]?["values"] }.last?[name]
    }

    @Test func pageIsToldOfTheTuning() throws {
      let (page, other) = (FakePage(room, opening: "album"), FakePage(room))
      #expect(lastValue("springResponse", on: page) == .number(0.85))
      page.send(try #require(LiveMessage(parsing: #"{"tune":{"springResponse":1.5}}"#)))
      page.draw()
      for page in [page, other] {
        #expect(lastValue("springResponse", on: page) == .number(1.5))
        let text = page.messages.compactMap { $0["tuning"]?["swift"]?.asString }.last
        #expect(text?.contains("transition.spring = Spring(response: 1.5)") == true)
      }
    }

    @Test func tuningOutlivesARestartOfTheRoomAndNoOtherRoom() throws {
      let page = FakePage(room, opening: "push")
      page.send(try #require(LiveMessage(parsing: #"{"tune":{"springResponse":1.5}}"#)))
      page.draw()
      page.send(.restart)
      #expect(room.run.session.tuning.spring == Spring(response: 1.5))
      #expect(room.run.session.scene.transition.spring == Spring(response: 1.5))
      page.send(.open(room: "tabs"))
      page.send(.open(room: "push"))
      #expect(room.run.session.tuning == Tuning())
      #expect(lastValue("spring", on: page) == .string("systemPush"))
    }

    @Test func refusedValueIsExplained() throws {
      let page = FakePage(room, opening: "push")
      page.send(try #require(LiveMessage(parsing: #"{"tune":{"springResponse":99}}"#)))
      page.draw()
      #expect(page.errors == ["\"springResponse\" takes a number from 0.1 to 2 s"])
    }

    @Test func tuningIsSoughtAndExported() throws {
      let page = FakePage(room, opening: "push")
      page.send(try #require(LiveMessage(parsing: #"{"tune":{"springResponse":1.5}}"#)))
      page.draw(5)
      page.send(.restart)
      page.send(.call(.move(.push)))
      page.draw(10)
      let progress = page.progress.last
      page.send(.from(room.run.time))
      #expect(page.progress.last == progress)
      let trace = try RoomTrace("push", room.run.journal.input.text)
      #expect(room.run.journal.input.text.contains("\"springResponse\":1.5"))
      #expect(trace.frames.count > 120)
    }

    @Test("A page that is alone starts a companion", arguments: RoomVariant.allCases)
    func companion(variant: RoomVariant) {
      let page = FakePage(room, opening: "push", variant: variant)
      let message = page.messages.last { $0["room"] != nil }
      #expect(message?["variant"] == .string(variant.rawValue))
      #expect(message?["variants"] == .strings(["system", "percentDriven"]))
      page.send(.call(.move(.push)))
      page.draw(8)
      page.touch(.began, 196, 420)
      page.draw()
      page.touch(.ended, 196, 420)
      page.drawUntilRest()
      #expect(page.frames.last?["stack"]?.asArray?.count == 2)
      #expect(!page.phases.contains("dragging"))
      #expect(page.progress.contains { $0 > 0.2 && $0 < 0.8 })

      page.send(.open(room: "container"))
      #expect(page.messages.last { $0["room"] != nil }?["variant"] == .null)
      page.send(.open(room: "modal"))
      #expect(page.messages.last { $0["room"] != nil }?["variant"] == .string(variant.rawValue))
    }

    @Test func variantOfAPageIsRead() {
      #expect(
        LiveMessage(parsing: #"{"hello":{"room":"push","fresh":true,"variant":"system"}}"#)
          == .hello(LiveMessage.Hello(room: "push", isFresh: true, variant: .system))
      )
      #expect(LiveMessage(parsing: #"{"demo":true}"#) == .demo)
    }
  }
}
