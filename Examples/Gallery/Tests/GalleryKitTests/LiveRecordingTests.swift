import Foundation
import GalleryScreens
import Testing
import UIKit

@testable import GalleryKit

extension OnScreen {
  @MainActor @Suite struct LiveRecordingTests {
    private let room = LiveRoom(rooms: Catalog.rooms)

    /// A page on which a push was dragged from the trailing side, and has come to rest.
    private func pageAfterPush() -> FakePage {
      let page = FakePage(room, opening: "push")
      page.drag(from: CGPoint(x: 385, y: 500), to: CGPoint(x: 100, y: 500))
      page.touch(.ended, 100, 500, after: 8)
      page.drawUntilRest()
      return page
    }

    @Test("Going on from a moment shows it, and lets go of the recorded finger")
    func goingOn() throws {
      let page = pageAfterPush()
      let frame = try #require(page.frames.first { abs(($0["frame"]?.asNumber ?? 0) - 0.1) < 1e-6 })
      page.forget()
      page.send(.from(0.1))

      #expect(page.frames.count == 1)
      #expect(page.frames.first?["progress"] == frame["progress"])
      #expect(page.frames.first?["events"] == .array([]))
      #expect(page.frames.first?["fingers"]?.asArray?.count == 1)
      #expect(page.lastMoment?["state"] == .string("live"))
      #expect(page.lastMoment?["time"]?.asNumber.map { abs($0 - 0.1) < 1e-6 } == true)
      #expect(page.wakes == 1)
      page.draw()
      #expect(page.frames.last?["fingers"] == .array([]))
      #expect(abs(room.run.journal.end - room.run.time) < 1e-6)
    }

    @Test func goingOnFromBehindTheEndIsGoingOnFromTheEnd() throws {
      let page = pageAfterPush()
      let end = try #require(page.times.last)
      page.forget()
      page.send(.from(1e9))
      #expect(page.times == [end])
      #expect(page.frames.first?["stack"]?.asArray?.count == 2)
    }

    @Test("A touch takes over from the recording, without the recorded finger")
    func takingOver() throws {
      let page = pageAfterPush()
      page.send(.from(0.12))
      #expect(HeadlessTouch.isDown(1))
      page.touch(.began, 60, 700)
      #expect(page.lastMoment?["state"] == .string("live"))
      page.draw()
      #expect(!HeadlessTouch.isDown(1) && HeadlessTouch.isDown(2))
      page.touch(.moved, 200, 700)
      page.draw()
      page.touch(.moved, 380, 700)
      page.draw(10)
      page.touch(.ended, 380, 700)
      page.drawUntilRest()

      #expect(page.frames.last?["stack"]?.asArray?.count == 1)
      let journal = room.run.journal
      #expect(abs(journal.end - (page.times.last ?? 0)) < 1e-6)
      let actions = journal.entries.map(\.action)
      let ends = actions.filter {
        if case .touch(1, let phase, _) = $0 { !phase.isDown } else { false }
      }
      #expect(ends.count == 1)
      #expect(
        ends.first.map { if case .touch(_, .cancelled, _) = $0 { true } else { false } } == true
      )
      page.send(.from(100))
      #expect(page.frames.last?["stack"]?.asArray?.count == 1)
    }

    @Test("A call takes over while a trace plays")
    func calling() throws {
      let page = FakePage(room, opening: "push")
      page.send(try load(#"{"room": "push", "input": [{"t": 0.5, "do": "pop"}]}"#))
      page.draw(4)
      #expect(page.lastMoment?["state"] == .string("playing"))
      page.send(.call(.move(.push)))
      page.draw()
      #expect(page.lastMoment?["state"] == .string("live"))
      page.drawUntilRest()
      #expect(page.frames.last?["stack"]?.asArray?.count == 2)
    }

    @Test("A trace plays at the speed that was chosen", arguments: [1, 0.25])
    func speed(speed: Double) throws {
      let page = pageAfterPush()
      let (times, progress) = (page.times, page.progress)
      page.send(.export(.trace))
      let text = try #require(page.messages.compactMap { $0["file"] }.last?["text"]?.asString)
      page.send(.speed(speed))
      page.send(try load("{\"room\": \"push\", \"input\": \(text)}"))
      page.forget()
      var drawings = 0
      while page.lastMoment?["state"] != .string("live"), drawings < 1000 {
        page.draw()
        drawings += 1
      }
      let end = room.run.time
      #expect(end > 0.15)
      #expect(abs(Double(drawings) * speed / 60 - end) < 0.02)
      let played = Dictionary(zip(page.times, page.progress)) { first, _ in first }
      for (time, progress) in zip(times, progress) where time > 0 && time < end - 1e-6 {
        let same = played.first { abs($0.key - time) < 1e-6 }
        #expect(same.map { abs($0.value - progress) < 1e-6 } == true, "\(time)")
      }
    }

    @Test("A restart forgets the recording")
    func restarting() {
      let page = pageAfterPush()
      page.send(.from(0.2))
      page.send(.restart)

      #expect(page.lastMoment?["state"] == .string("live"))
      #expect(room.run.journal.entries.isEmpty)
      #expect(page.times.last == 0)
    }

    @Test("An exported trace can be loaded again, and plays the same")
    func files() throws {
      let page = pageAfterPush()
      let progress = page.progress
      page.send(.export(.trace))
      let file = try #require(page.messages.compactMap { $0["file"] }.last)
      #expect(file["name"] == .string("push.json"))
      let text = try #require(file["text"]?.asString)
      page.send(.open(room: "tabs"))
      page.forget()
      page.send(try load("{\"room\": \"push\", \"settings\": {}, \"input\": \(text)}"))
      #expect(page.lastMoment?["state"] == .string("playing"))
      page.drawUntilRest()

      #expect(page.messages.contains { $0["room"] == .string("push") })
      #expect(zip(page.progress, progress).allSatisfy { abs($0 - $1) < 1e-6 })
      #expect(page.frames.last?["stack"]?.asArray?.count == 2)
    }

    @Test(
      "A trace that can't be played is an error in one sentence",
      arguments: [
        (#"{"room": "attic", "input": []}"#, "There is no room “attic”."),
        (
          #"{"room": "push", "input": [{"t": 1}]}"#,
          "The trace can’t be played: item 1: an item needs \"touch\", \"scroll\" or \"do\"."
        ),
        (
          #"{"room": "push", "input": 3}"#,
          #"The trace can’t be played: the input must be an array, as [{"t": 0, "do": "push"}]."#
        ),
      ]
    )
    func brokenTraces(text: String, sentence: String) throws {
      let page = FakePage(room, opening: "tabs")
      page.send(try load(text))

      #expect(page.errors == [sentence])
      #expect(room.run.room.id == "tabs")
    }

    @Test("A film shows the run, and leaves it where it is")
    func films() throws {
      let page = pageAfterPush()
      page.send(.export(.film(0...30)))

      let file = try #require(page.messages.compactMap { $0["file"] }.last)
      #expect(file["type"] == .string("image/svg+xml"))
      #expect(file["text"]?.asString?.hasPrefix("<svg") == true)
      #expect(room.run.session.status.stack.count == 2)
      #expect(room.run.time == page.times.last)
      page.send(.call(.move(.pop)))
      page.drawUntilRest()
      #expect(page.frames.last?["stack"]?.asArray?.count == 1)
    }

    @Test("A film shows the part that was chosen, and no more")
    func partsOfFilms() throws {
      let page = pageAfterPush()
      let end = try #require(page.times.last)
      let whole = Film(of: room.run, in: 0...end)
      let part = Film(of: room.run, in: 0.1...0.2)
      #expect(whole.frames.count == room.run.journal.frameCount)
      #expect(part.frames.count == 7)
      #expect(part.frames.first.map { abs($0.time - 0.1) < 1e-6 } == true)
      #expect(part.frames.last?.status == whole.frames[11].status)
      #expect(room.run.time == end)
    }

    @Test(
      "A part that can't be filmed is an error in one sentence",
      arguments: [
        (0...31.0, "A film is 30 seconds at most."),
        (20...21.0, "Nothing was recorded in this part."),
      ]
    )
    func badParts(part: ClosedRange<Double>, sentence: String) {
      let page = pageAfterPush()
      page.send(.export(.film(part)))
      #expect(page.errors == [sentence])
    }

    private func load(_ text: String) throws -> LiveMessage {
      try #require(LiveMessage(parsing: "{\"load\": \(text)}"))
    }
  }
}
