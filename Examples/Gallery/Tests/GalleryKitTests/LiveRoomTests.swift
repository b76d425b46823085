import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  @MainActor @Suite struct LiveRoomTests {
    private let room = LiveRoom(rooms: Catalog.rooms)

    @Test("A page that joins sees the room at once, and no frame is made before it ticks")
    func joining() {
      let page = FakePage(room, opening: "push")

      #expect(page.messages.first?["rooms"]?.asArray?.count == Catalog.rooms.count)
      #expect(page.times == [0])
      #expect(page.frames.first?["set"]?.asArray?.isEmpty == false)
      page.send(.call(.move(.push)))
      #expect(page.times == [0])
    }

    @Test("The page that starts a phone chooses its style and motion; one that joins doesn't")
    func wishes() throws {
      let page = FakePage(room)
      let hello = try #require(
        LiveMessage(
          parsing: #"{"hello":{"room":"push","fresh":true,"dark":true,"reduceMotion":true}}"#
        )
      )
      page.forget()
      page.send(hello)
      page.draw()
      #expect(room.run.session.settings == RoomSettings(reducesMotion: true, isDark: true))
      // Known from the first message on, so that a second phone can be opened in the same way.
      let told = page.messages.compactMap { $0["settings"]?["dark"] }
      #expect(!told.isEmpty && told.allSatisfy { $0 == .bool(true) })
      #expect(page.messages.last { $0["tips"] != nil }?["tips"]?.asArray?.count == 3)

      let other = FakePage(room)
      other.send(try #require(LiveMessage(parsing: #"{"hello":{"fresh":true,"dark":false}}"#)))
      other.draw()
      #expect(room.run.session.settings.isDark)
    }

    @Test(
      "A tick makes one frame of the page's display, in slow motion of a part of it",
      arguments: [(60, 1.0), (120, 1.0), (60, 0.25), (120, 0.1)]
    )
    func frameTimes(hz: Int, speed: Double) {
      let page = FakePage(room, opening: "push", hz: hz)
      page.send(.speed(speed))
      page.send(.call(.move(.push)))
      page.draw(5)

      let expected = (0...5).map { Double($0) * speed / Double(hz) }
      #expect(zip(page.times, expected).allSatisfy { abs($0 - $1) < 1e-9 })
      #expect(page.times.count == 6)
    }

    @Test("A page that has missed frames gets them in one message")
    func missedFrames() {
      let page = FakePage(room, opening: "push")
      page.send(.call(.move(.push)))
      page.draw()
      page.draw(frames: 3)

      #expect(page.times.count == 3)
      #expect(abs(page.times[2] - 4.0 / 60) < 1e-9)
      let greedy = LiveMessage(parsing: #"{"tick":{"frames":500,"ms":1}}"#)
      #expect(greedy == .tick(LiveMessage.Tick(frames: 3, milliseconds: 1)))
    }

    @Test("A page that has missed frames sees the beginning too, and its finger is not lost")
    func beginningForALatePage() throws {
      let page = FakePage(room, opening: "push")
      page.drawUntilRest()
      page.forget()
      page.touch(.began, 100, 300)
      page.draw(frames: 3)
      page.touch(.ended, 100, 300, after: 2)
      for _ in 0..<20 where page.phases.last == "idle" {
        page.draw(frames: 3)
      }

      #expect(try #require(page.progress.last) < 0.05)
      page.drawUntilRest()
      #expect(room.run.session.status.stack.count == 2)
    }

    @Test(
      "The first frame of a transition shows its beginning",
      arguments: [("push", .push), ("tabs", .select(1)), ("modal", RoomMove.Kind.present)]
    )
    func firstFrame(id: String, move: RoomMove.Kind) throws {
      let page = FakePage(room, opening: id)
      page.drawUntilRest()
      page.forget()
      page.send(.call(.move(move)))
      // Time goes on while the phone makes the frame; the page draws again when it has come.
      page.clock += 340
      page.draw(4)

      let progress = page.frames.filter { $0["phase"] != .string("idle") }.compactMap {
        $0["progress"]?.asNumber
      }
      #expect(try #require(progress.first) < 0.05)
      #expect(zip(progress, progress.dropFirst()).allSatisfy { $1 - $0 < 0.25 }, "\(progress)")
    }

    @Test("A tick at the same time as the one before makes no frame")
    func repeatedTick() {
      let page = FakePage(room, opening: "push")
      page.send(.call(.move(.push)))
      page.draw()
      let tick = LiveMessage.Tick(milliseconds: page.clock)
      for _ in 0..<100 {
        page.send(.tick(tick))
      }

      #expect(Set(page.times).count == 2)
    }

    @Test("What comes to rest rests, and wakes with a call or a touch")
    func resting() {
      let page = FakePage(room, opening: "push")
      let other = FakePage(room)
      page.send(.call(.move(.push)))
      page.drawUntilRest()
      let end = page.times.last
      #expect(page.phases.last == "idle")
      #expect(page.rests == 1 && other.rests == 1)

      page.draw(20)
      #expect(page.times.last == end)
      #expect(page.rests == 21)

      page.touch(.began, 200, 400)
      #expect(page.wakes == 1 && other.wakes == 1)
      page.draw(100)
      #expect(page.rests == 21, "a finger is down")
      page.touch(.ended, 200, 400)
      page.drawUntilRest()
      #expect(page.rests == 22)
    }

    @Test("The page that was touched last is the clock; if it stops drawing, another takes over")
    func clocks() {
      let (page, other) = (FakePage(room, opening: "push"), FakePage(room, hz: 120))
      page.send(.call(.move(.push)))
      page.draw(2)
      other.draw()
      page.draw()
      other.draw()
      page.draw()
      #expect(page.times == [0, 1, 2, 3, 4].map { Double($0) / 60 })
      #expect(Set(other.times).isSubset(of: page.times))
      #expect(other.phases.last == "settling(end)")

      other.draw(2)
      #expect(other.times.last.map { abs($0 - 4.0 / 60 - 1.0 / 120) < 1e-9 } == true)
      let count = page.times.count
      page.draw()
      #expect(page.times.last == other.times.last)
      #expect(page.times.count == count + 1)
    }

    @Test("A page that doesn't draw gets nothing, and everything when it does")
    func slowPage() {
      let (page, other) = (FakePage(room, opening: "push"), FakePage(room))
      page.send(.call(.move(.push)))
      other.forget()
      page.drawUntilRest()
      #expect(other.frames.isEmpty)

      page.touch(.began, 5, 400)
      other.draw()
      #expect(other.frames.count == 1)
      #expect(other.frames.first?["stack"] == page.frames.last?["stack"])
    }

    @Test("A pointer happens when it did on the page's clock", arguments: [1.0, 0.1])
    func pointerTimes(speed: Double) {
      let page = FakePage(room, opening: "push")
      page.send(.speed(speed))
      page.draw(3)
      page.touch(.began, 5, 400, after: 7)
      page.draw()
      page.touch(.moved, 9, 400, after: 2)
      page.touch(.moved, 14, 400, after: 11)
      page.draw()

      let times = room.run.journal.entries.map { $0.time / speed * 60 - 3 }
      let expected = [0.42, 1.12, 1.66]
      #expect(room.run.journal.entries.map(\.frame) == [4, 5, 5])
      if speed == 1 {
        #expect(zip(times, expected).allSatisfy { abs($0 - $1) < 0.001 })
      }
      #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("A page that floods the room has its input dropped, but its finger is lifted")
    func flood() {
      let page = FakePage(room, opening: "push")
      page.touch(.began, 5, 400)
      for x in 0..<10_000 {
        page.touch(.moved, Double(x % 300), 400)
      }
      page.touch(.ended, 5, 400)
      page.draw()

      #expect(room.run.journal.entries.count < 600)
      #expect(!HeadlessTouch.isDown(1))
    }

    @Test("The fingers of a page that leaves are taken away; the others see them until then")
    func leaving() {
      let (page, other) = (FakePage(room, opening: "push"), FakePage(room))
      page.touch(.began, 5, 400)
      other.draw()
      page.draw()
      let finger = [JSON.int(1), .int(5), .int(400)]
      #expect(other.frames.last?["fingers"] == .array([.array(finger + [.bool(false)])]))
      #expect(page.frames.last?["fingers"] == .array([.array(finger + [.bool(true)])]))

      page.leave()
      other.draw()
      #expect(!HeadlessTouch.isDown(1))
      #expect(other.frames.last?["fingers"] == .array([]))
    }

    @Test("A call that the room doesn't have is an error for the page that made it")
    func failingCall() {
      let (page, other) = (FakePage(room, opening: "tabs"), FakePage(room))
      page.send(.call(.move(.present)))
      page.draw()

      #expect(page.errors.first?.hasPrefix("the room \"tabs\" has no \"present\"") == true)
      #expect(other.errors.isEmpty)
    }

    @Test("Another layout direction creates the room again, and is told")
    func layoutDirection() {
      let page = FakePage(room, opening: "push")
      page.send(.call(.rightToLeft(true)))
      page.draw()

      #expect(page.messages.count { $0["room"] != nil } == 2)
      let settings = page.messages.compactMap { $0["settings"] }.last
      #expect(settings?["rightToLeft"] == .bool(true))
      #expect(page.times.last == 0)
      page.drawUntilRest()
    }

    @Test("A scroll with two fingers goes back")
    func wheel() {
      let page = FakePage(room, opening: "push")
      page.send(.call(.move(.push)))
      page.drawUntilRest()
      for step in 0...12 {
        let phase: FingerPhase = step == 0 ? .began : step == 12 ? .ended : .moved
        page.send(
          .wheel(
            LiveMessage.Wheel(
              phase: phase,
              location: CGPoint(x: 100, y: 500),
              delta: CGVector(dx: 30, dy: 0),
              milliseconds: page.clock
            )
          )
        )
        page.draw()
      }
      page.drawUntilRest()

      #expect(page.phases.contains("dragging"))
      #expect(page.frames.last?["stack"]?.asArray?.count == 1)
    }
  }
}
