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

    /// Draws until the first run is over; returns the marks on the way, and the stack at the start.
    private func play(_ page: FakePage) -> (marks: [String], stack: JSON?) {
      page.forget()
      page.send(.demo)
      let stack = page.frames.first?["stack"]
      var frames = 0
      while page.lastMoment?["state"] == .string("demo"), frames < 40 * page.hz {
        page.draw()
        frames += 1
        let numbers = HeadlessLayerTree.shown.layers.map(\.id)
        #expect(Set(numbers).count == numbers.count, "two layers have the same number")
      }
      #expect(Double(frames) / Double(page.hz) < 15, "the first run takes too long")
      let marks = page.frames.flatMap { $0["events"]?.asArray ?? [] }
        .filter { $0["kind"] == .string("mark") }
        .compactMap { $0["text"]?.asString }
      return (marks, stack)
    }

    private func tips(of page: FakePage) -> [String?] {
      page.messages.compactMap { $0["tip"] }.map(\.asString)
    }

    private func check(_ page: FakePage, in id: String) throws {
      let (marks, stack) = play(page)
      #expect(marks.contains("catch"), "\(marks)")
      #expect(marks.contains("turn") || marks.contains("hand-off"), "\(marks)")
      #expect(page.lastMoment?["state"] == .string("live"))
      let last = try #require(page.frames.last)
      #expect(last["phase"] == .string("idle"))
      #expect(last["stack"] == stack)
      #expect(last["fingers"] == .array([]))
      #expect(page.frames.contains { $0["fingers"]?.asArray?.isEmpty == false })
      let run = try #require(try FirstRun(room: id))
      #expect(run.tips.count == 3)
      #expect(tips(of: page) == run.tips.map(\.text) + [nil])
      #expect(HeadlessLog.refused == [])
      #expect(page.errors == [])
    }

    @Test(
      "Each room has a first run, which catches a transition and ends where it began",
      arguments: 0..<14,
      [60, 120]
    )
    func everyRoom(number: Int, hz: Int) throws {
      let id = Catalog.rooms[number].id
      let page = FakePage(room, opening: id, hz: hz)
      #expect(page.messages.contains { $0["hasDemo"] == .bool(true) })
      try check(page, in: id)
    }

    @Test("A first run is mirrored where the room is", arguments: 0..<14)
    func rightToLeft(number: Int) throws {
      let id = Catalog.rooms[number].id
      let page = FakePage(room, opening: id)
      page.send(.call(.rightToLeft(true)))
      page.drawUntilRest()
      try check(page, in: id)
    }

    @Test("A first run ends at rest with Reduce Motion and in a companion too", arguments: 0..<14)
    func otherWays(number: Int) throws {
      let id = Catalog.rooms[number].id
      let page = FakePage(room, opening: id)
      page.send(.call(.reduceMotion(true)))
      page.drawUntilRest()
      _ = play(page)
      #expect(page.lastMoment?["state"] == .string("live"))
      #expect(page.phases.last == "idle")
      page.leave()

      for variant in Catalog.rooms[number].variants {
        let page = FakePage(room, opening: id, variant: variant)
        _ = play(page)
        #expect(page.lastMoment?["state"] == .string("live"))
        #expect(page.phases.last == "idle")
        #expect(HeadlessLog.refused == [])
        page.leave()
      }
    }

    @Test("A touch ends the first run, and takes the ghost's finger away")
    func takenOver() {
      let page = FakePage(room, opening: "push")
      page.send(.demo)
      while !HeadlessTouch.isDown(1_000_002) { page.draw() }
      page.draw(30)
      #expect(page.frames.last?["phase"] == .string("dragging"))

      page.touch(.began, 300, 300)
      page.draw()
      #expect(!HeadlessTouch.isDown(1_000_002))
      #expect(HeadlessTouch.isDown(1))
      #expect(tips(of: page).last == .some(nil))
      #expect(page.lastMoment?["state"] == .string("live"))
      #expect(page.messages.compactMap { $0["speed"]?.asNumber }.last == 0.25)
      page.draw(200)
      #expect(page.frames.last?["fingers"] == .array([]))
      page.touch(.ended, 300, 300)
      page.drawUntilRest()
      #expect(page.phases.last == "idle")
    }

    @Test("A call, another room or a sought moment ends the first run", arguments: 0..<4)
    func ended(by number: Int) {
      let page = FakePage(room, opening: "push")
      page.send(.demo)
      while !HeadlessTouch.isDown(1_000_002) { page.draw() }
      let message = [
        LiveMessage.call(.move(.popToRoot)), .open(room: "modal"), .restart, .seek(0.1),
      ][number]
      page.send(message)
      page.draw(2)
      #expect(!HeadlessTouch.isDown(1_000_002))
      #expect(tips(of: page).last == .some(nil))
      #expect(page.lastMoment?["state"] != .string("demo"))
    }

    @Test func speedIsAsBeforeWhenTheFirstRunIsOver() {
      let page = FakePage(room, opening: "tabs")
      page.send(.speed(0.1))
      _ = play(page)
      #expect(page.messages.compactMap { $0["speed"]?.asNumber } == [0.25, 0.1])
    }

    @Test func firstRunShowsTheTransitionAsTheRoomHasMadeIt() throws {
      let page = FakePage(room, opening: "push")
      page.send(.call(.tune(.object(["springResponse": .int(2)]))))
      page.draw()
      #expect(room.run.session.tuning.spring == Spring(response: 2))
      try check(page, in: "push")
      #expect(room.run.session.tuning == Tuning())
    }

    @Test func firstRunIsRecorded() {
      let page = FakePage(room, opening: "push")
      _ = play(page)
      let end = room.run.time
      page.send(.seek(0.5))
      #expect(page.frames.last?["phase"] == .string("dragging"))
      #expect(page.frames.last?["fingers"]?.asArray?.count == 1)
      #expect(abs(room.run.end - end) < 0.01)
    }
  }
}
