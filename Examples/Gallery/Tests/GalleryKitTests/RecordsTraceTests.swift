import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// Touches in the records room, frame by frame.
  @MainActor @Suite struct RecordsTraceTests {
    @Test func swipeUpFromTheBarGrowsThePlayerUnderTheFinger() throws {
      let frames = try run(drag(from: 780, to: 440, begin: 0.1), lift(at: 440, time: 0.52))

      let caught = try #require(frames.first { $0.status.progress > 0.01 })
      let held = try #require(frames.last { $0.status.phase == "dragging" })
      let way = try player(caught).minY - player(held).minY
      let fingers = try #require(caught.fingers.first).y - #require(held.fingers.first).y
      #expect(abs(way - fingers) < 0.5)
      #expect(try player(held).width > 373 && player(held).width < 393)
      #expect(frames.last?.status.stack == ["Records", "Now playing"])
      #expect(frames.last?.status.progress == 1)
    }

    @Test func swipeUpBesideTheBarOnlyScrolls() throws {
      let frames = try run(drag(from: 640, to: 300, begin: 0.1), lift(at: 300, time: 0.52))

      #expect(frames.allSatisfy { $0.status.phase == "idle" })
      #expect(frames.last?.status.stack == ["Records"])
    }

    @Test func oneTouchScrollsTheListDragsTheCardAndScrollsAgain() throws {
      let frames = try run(
        #"{"t": 0, "do": {"tap": "tile.0"}}"#,
        drag(from: 700, to: 600, begin: 1.5),
        move(from: 600, to: 820, begin: 2.0),
        move(from: 820, to: 560, begin: 2.5),
        lift(at: 560, time: 3.2)
      )

      let pulled = frames.filter { $0.status.phase == "dragging" }
      #expect(pulled.allSatisfy { $0.time > 2 && $0.time < 3 })
      #expect((pulled.map(\.status.progress).max() ?? 0) > 0.15)
      let card = pulled.compactMap { view("album", in: $0)?.minY }
      #expect(abs((card.min() ?? 0) - 256) < 0.5 && (card.max() ?? 0) > 340)
      let rest = try #require(frames.last)
      #expect(rest.status.stack == ["Records", "Green Silence"])
      #expect(view("album", in: rest)?.minY == 256)
      #expect((view("album.track.0", in: rest)?.minY ?? 0) < 350)
    }

    @Test func sliderOfThePlayerKeepsItsDrags() throws {
      let open = try run(#"{"t": 0, "do": "present"}"#)
      let slider = try #require(open.last.flatMap { view("player.slider", in: $0) })
      let (start, end) = (
        CGPoint(x: slider.minX + 14, y: slider.midY), CGPoint(x: 240, y: slider.midY + 60)
      )
      let frames = try run(
        #"{"t": 0, "do": "present"}"#,
        RoomTrace.drag(at: 1.5, from: start, to: end),
        RoomTrace.lift(at: 1.8, from: end)
      )

      #expect(frames.filter { $0.time > 1.5 }.allSatisfy { $0.status.phase == "idle" })
      #expect(frames.last?.status.stack == ["Records", "Now playing"])
      let knob = try #require(frames.last.flatMap { view("slider.knob", in: $0) })
      #expect(abs(knob.midX - end.x) < 20)
    }

    @Test func dismissedCardStartsWhereItIs() throws {
      let frames = try run(
        #"{"t": 0, "do": {"tap": "tile.0"}}"#,
        #"{"t": 1.5, "do": "dismiss"}"#
      )

      let tops = frames.filter { $0.time >= 1.5 }.compactMap { view("album", in: $0)?.minY }
      #expect(tops.first == 256)
      #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test func dimmingAndShelfFollowAPausedCard() throws {
      let frames = try run(
        #"{"t": 0, "do": {"tap": "tile.0"}}"#,
        #"{"t": 0.1, "do": {"scrub": 0.5}}"#,
        #"{"t": 0.3, "do": "cancel"}"#
      )

      let held = try #require(frames.last { $0.status.phase == "paused" })
      let opacity = held.tree.sightings.first { $0.identifier == "dimming" }?.opacity ?? 0
      #expect(abs(opacity - 0.275) < 0.01)
      #expect(abs((view("records", in: held)?.width ?? 0) - 393 * 0.96) < 0.5)
      #expect(frames.last.flatMap { view("records", in: $0)?.width } == 393)
    }

    @Test("In right-to-left the player's picture grows from the other side")
    func rightToLeft() throws {
      let frames = try run(
        #"{"t": 0, "do": {"rightToLeft": true}}"#,
        #"{"t": 0.5, "do": "present"}"#
      )

      let start = try #require(frames.first { $0.status.phase != "idle" })
      let cover = try #require(view("player.cover", in: start))
      #expect(cover.midX > 300)
    }

    // MARK: - Fingers

    private func drag(from start: Double, to end: Double, begin: Double) -> String {
      """
      {"t": \(begin), "touch": 1, "phase": "began", "x": 200, "y": \(start)},
      \(move(from: start, to: end, begin: begin))
      """
    }

    private func move(from start: Double, to end: Double, begin: Double) -> String {
      (1...20).map { step in
        let y = start + (end - start) * Double(step) / 20
        return """
          {"t": \(begin + Double(step) / 50), "touch": 1, "phase": "moved", "x": 200, "y": \(y)}
          """
      }.joined(separator: ",")
    }

    private func lift(at y: Double, time: Double) -> String {
      #"{"t": \#(time), "touch": 1, "phase": "ended", "x": 200, "y": \#(y)}"#
    }

    // MARK: - Frames

    private func run(_ items: String...) throws -> [TraceFrame] {
      try RoomTrace("modal", "[\(items.joined(separator: ","))]", hz: 60).frames
    }

    private func player(_ frame: TraceFrame) throws -> CGRect {
      try #require(view("player", in: frame))
    }

    private func view(_ name: String, in frame: TraceFrame) -> CGRect? {
      frame.tree.sightings.first { $0.identifier == name }?.frame
    }
  }
}
