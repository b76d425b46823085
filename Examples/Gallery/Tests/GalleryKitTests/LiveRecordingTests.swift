import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

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

    @Test("Seeking shows one moment, and stops there")
    func seeking() throws {
      let page = pageAfterPush()
      let end = try #require(page.times.last)
      let frame = try #require(page.frames.first { abs(($0["frame"]?.asNumber ?? 0) - 0.1) < 1e-6 })
      page.forget()
      page.send(.seek(0.1))

      #expect(page.frames.count == 1)
      #expect(page.frames.first?["progress"] == frame["progress"])
      #expect(page.frames.first?["events"] == .array([]))
      #expect(page.frames.first?["fingers"]?.asArray?.count == 1)
      #expect(page.lastMoment?["state"] == .string("seeking"))
      #expect(page.lastMoment?["time"]?.asNumber.map { abs($0 - 0.1) < 1e-6 } == true)
      #expect(page.lastMoment?["end"]?.asNumber == end)
      page.draw(5)
      #expect(page.frames.count == 1)
      #expect(page.rests == 6)

      page.forget()
      page.send(.seek(1e9))
      #expect(page.times == [end])
      #expect(page.frames.first?["stack"]?.asArray?.count == 2)
    }

    @Test(
      "Playing shows the frames that were recorded, and then goes on live",
      arguments: [1, 0.25]
    )
    func playing(speed: Double) throws {
      let page = pageAfterPush()
      let (times, progress) = (page.times, page.progress)
      page.send(.speed(speed))
      page.send(.seek(0))
      page.forget()
      page.send(.play)
      #expect(page.wakes == 1)
      #expect(page.lastMoment?["state"] == .string("playing"))
      page.draw(Int((Double(times.count - 1) / speed).rounded()) - 1)
      #expect(page.lastMoment?["state"] == .string("playing"))
      page.draw(2)

      #expect(page.lastMoment?["state"] == .string("live"))
      let played = Dictionary(zip(page.times, page.progress)) { first, _ in first }
      for (time, progress) in zip(times, progress).dropFirst() where time > 0 {
        let same = played.first { abs($0.key - time) < 1e-6 }
        #expect(same?.value == progress)
      }
      page.drawUntilRest()
      #expect(page.frames.last?["stack"]?.asArray?.count == 2)
    }

    @Test("A touch takes over from the recording, without the recorded finger")
    func takingOver() throws {
      let page = pageAfterPush()
      page.send(.seek(0.12))
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
      page.send(.seek(100))
      #expect(page.frames.last?["stack"]?.asArray?.count == 1)
    }

    @Test("A call takes over while the recording plays")
    func calling() {
      let page = pageAfterPush()
      page.send(.seek(0))
      page.send(.play)
      page.draw(4)
      page.send(.call(.move(.push)))
      page.draw()
      #expect(page.lastMoment?["state"] == .string("live"))
      page.drawUntilRest()
      #expect(page.frames.last?["stack"]?.asArray?.count == 2)
    }

    @Test("A restart forgets the recording")
    func restarting() {
      let page = pageAfterPush()
      page.send(.seek(0.2))
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
      page.send(.export(.film))

      let file = try #require(page.messages.compactMap { $0["file"] }.last)
      #expect(file["type"] == .string("image/svg+xml"))
      #expect(file["text"]?.asString?.hasPrefix("<svg") == true)
      #expect(room.run.session.status.stack.count == 2)
      #expect(room.run.time == page.times.last)
      page.send(.call(.move(.pop)))
      page.drawUntilRest()
      #expect(page.frames.last?["stack"]?.asArray?.count == 1)
    }

    private func load(_ text: String) throws -> LiveMessage {
      try #require(LiveMessage(parsing: "{\"load\": \(text)}"))
    }
  }
}
