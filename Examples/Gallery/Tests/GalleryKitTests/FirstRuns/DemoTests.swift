import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The first runs of the rooms, as a page sees them.
  @MainActor @Suite struct DemoTests {
    private let room = LiveRoom(rooms: Catalog.rooms)

    /// Draws until the first run is over.
    private func play(_ page: FakePage) {
      page.forget()
      page.send(.demo)
      for _ in 0..<20 * page.hz where page.lastMoment?["state"] == .string("demo") {
        page.draw()
      }
    }

    /// Draws until the ghost has put a finger down.
    private func draw(_ page: FakePage, untilFinger id: Int) {
      for _ in 0..<1000 where !HeadlessTouch.isDown(id) {
        page.draw()
      }
    }

    private func tips(of page: FakePage) -> [String?] {
      page.messages.compactMap { $0["tip"] }.map(\.asString)
    }

    private func speeds(of page: FakePage) -> [Double] {
      page.messages.compactMap { $0["speed"]?.asNumber }
    }

    @Test func pageSeesTheGhostAndTheTips() throws {
      let page = FakePage(room, opening: "push")
      let announcement = try #require(page.messages.last { $0["room"] != nil })
      #expect(announcement["hasDemo"] == .bool(true))
      #expect(announcement["tips"]?.asArray?.count == 3)
      play(page)

      #expect(page.lastMoment?["state"] == .string("live"))
      let last = try #require(page.frames.last)
      #expect(last["phase"] == .string("idle"))
      #expect(last["stack"] == page.frames.first?["stack"])
      #expect(last["fingers"] == .array([]))
      #expect(page.frames.contains { $0["fingers"]?.asArray?.count == 1 })
      let run = try #require(try FirstRun(room: "push"))
      #expect(tips(of: page) == run.tips.map(\.text) + [nil])
      #expect(page.errors == [])
    }

    @Test("A touch ends the first run, and takes the ghost's finger away")
    func takenOver() {
      let page = FakePage(room, opening: "push")
      page.send(.demo)
      draw(page, untilFinger: 1_000_002)
      page.draw(30)
      #expect(page.frames.last?["phase"] == .string("dragging"))

      page.touch(.began, 300, 300)
      page.draw()
      #expect(!HeadlessTouch.isDown(1_000_002))
      #expect(HeadlessTouch.isDown(1))
      #expect(tips(of: page).last == .some(nil))
      #expect(page.lastMoment?["state"] == .string("live"))
      #expect(speeds(of: page).last == 1)
      page.draw(200)
      #expect(page.frames.last?["fingers"]?.asArray?.count == 1)
      page.touch(.ended, 300, 300)
      page.drawUntilRest()
      #expect(page.phases.last == "idle")
    }

    @Test("Who takes over in any room drags at full speed at once")
    func takenOverAtFullSpeed() throws {
      let page = FakePage(room, opening: "push")
      for id in Catalog.rooms.map(\.id) {
        page.send(.open(room: id))
        page.send(.demo)
        page.draw(5)
        #expect(room.speed == (try #require(try FirstRun(room: id)).speed))
        let before = room.run.time
        page.touch(.began, 300, 300)
        #expect(speeds(of: page).last == 1, "\(id)")
        page.draw(6)
        #expect(room.run.time - before > 0.08, "\(id)")
        page.touch(.ended, 300, 300)
      }
    }

    @Test func speedThatIsChosenMeanwhileStays() {
      let page = FakePage(room, opening: "push")
      page.send(.demo)
      page.draw(5)
      page.send(.speed(0.1))
      page.touch(.began, 300, 300)
      #expect(speeds(of: page).last == 0.1)
      page.touch(.ended, 300, 300)
    }

    @Test("A call, another room or an earlier moment ends the first run", arguments: 0..<4)
    func ended(by number: Int) {
      let page = FakePage(room, opening: "push")
      page.send(.demo)
      draw(page, untilFinger: 1_000_002)
      let message = [
        LiveMessage.call(.move(.popToRoot)), .open(room: "modal"), .restart, .from(0.1),
      ][number]
      page.send(message)
      page.draw(2)
      #expect(!HeadlessTouch.isDown(1_000_002))
      #expect(tips(of: page).last == .some(nil))
      #expect(page.lastMoment?["state"] != .string("demo"))
      #expect(speeds(of: page).last == 1)
    }

    @Test func speedIsAsBeforeWhenTheFirstRunIsOver() {
      let page = FakePage(room, opening: "tabs")
      page.send(.speed(0.1))
      play(page)
      #expect(speeds(of: page) == [0.25, 0.1])
    }

    @Test func firstRunShowsTheTransitionAsTheRoomHasMadeIt() throws {
      let page = FakePage(room, opening: "push")
      page.send(.call(.tune(.object(["springResponse": .int(2)]))))
      page.draw()
      #expect(room.run.session.tuning.spring == Spring(response: 2))
      page.send(.demo)
      page.draw()
      #expect(room.run.session.tuning == Tuning())
    }

    @Test func firstRunIsRecorded() {
      let page = FakePage(room, opening: "push")
      play(page)
      let end = room.run.time
      page.send(.from(0.5))
      #expect(page.frames.last?["phase"] == .string("dragging"))
      #expect(page.frames.last?["fingers"]?.asArray?.count == 1)
      #expect(abs(room.run.end - end) < 0.01)
    }
  }
}
