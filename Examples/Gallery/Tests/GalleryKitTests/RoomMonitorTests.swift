import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// What the app's UI tests do with real touches.
  @MainActor @Suite struct RoomMonitorTests {
    @Test("A paused push is caught where it is seen, dragged, and settles from there")
    func catching() throws {
      let stage = try RoomStage("push")
      let monitor = RoomMonitor(stage.scene, pausingAt: 0.4, watching: "detail")
      try stage.touch("card.0")
      HeadlessClock.advance(by: 1)
      #expect(monitor.entries.map(\.phase) == ["toEnd", "paused"])

      drag(from: 200, by: 80, holdingFor: 0.5)

      #expect(monitor.entries.map(\.phase) == ["toEnd", "paused", "dragging", "toStart", "idle"])
      let (paused, caught) = (monitor.entries[1], monitor.entries[2])
      #expect(abs(paused.progress - caught.progress) < 0.03)
      #expect(abs(1 - (try #require(caught.displayed)) - caught.progress) < 0.03)
      let released = monitor.entries[3]
      #expect(abs(caught.progress - released.progress - 70 / 393) < 0.03)
      #expect(abs(released.velocity) < 0.1)
      #expect(monitor.entries.last?.screens == ["Guide"])
    }

    @Test("A second tap reverses a push in flight")
    func reversing() throws {
      let stage = try RoomStage("push")
      let monitor = RoomMonitor(stage.scene)
      let card = try #require(stage.named("card.0").first)
      let middle = card.convert(CGPoint(x: card.bounds.midX, y: card.bounds.midY), to: nil)
      // So far apart that they aren't a double tap on the card, which would leave the push alone.
      for distance in [0, 100] as [CGFloat] {
        let point = CGPoint(x: middle.x, y: middle.y + distance)
        HeadlessTouch.send(phase: .began, at: point)
        HeadlessClock.advance(by: 0.03)
        HeadlessTouch.send(phase: .ended, at: point)
        HeadlessClock.advance(by: 0.05)
      }
      HeadlessClock.advance(by: 2)

      #expect(monitor.entries.map(\.phase) == ["toEnd", "dragging", "toStart", "idle"])
      #expect(monitor.entries.last?.screens == ["Guide"])
      #expect(monitor.text.hasSuffix("nan Guide"))
    }

    @Test("A tap reverses what is paused", arguments: ["push", "container"])
    func reversingPaused(room: String) throws {
      let stage = try RoomStage(room)
      let monitor = RoomMonitor(stage.scene, pausingAt: 0.4)
      try stage.touch(room == "push" ? "card.0" : "watch.crown")
      HeadlessClock.advance(by: 1)

      let place = room == "push" ? CGPoint(x: 314, y: 426) : CGPoint(x: 196, y: 341)
      HeadlessTouch.send(phase: .began, at: place)
      HeadlessClock.advance(by: 0.05)
      HeadlessTouch.send(phase: .ended, at: place)
      HeadlessClock.advance(by: 2)

      #expect(monitor.entries.map(\.phase) == ["toEnd", "paused", "dragging", "toStart", "idle"])
    }

    @Test("A drag from the edge is released with its speed, or at rest", arguments: [0, 1])
    func releasing(rest: Double) throws {
      let stage = try RoomStage("push")
      let monitor = RoomMonitor(stage.scene)
      try stage.touch("card.0")
      HeadlessClock.advance(by: 2)

      drag(from: 2, by: rest == 0 ? 196 : 118, holdingFor: rest)

      let entries = monitor.entries.suffix(3)
      #expect(entries.map(\.phase) == ["dragging", rest == 0 ? "toEnd" : "toStart", "idle"])
      let velocity = try #require(entries.dropFirst().first?.velocity)
      #expect(rest == 0 ? velocity > 0.5 : abs(velocity) < 0.1)
      #expect(entries.last?.screens.count == (rest == 0 ? 1 : 2))
    }

    @Test("A player is pulled out of the bar")
    func pulling() throws {
      let stage = try RoomStage("modal")
      let monitor = RoomMonitor(stage.scene)
      let bar = try #require(stage.named("bar").first)
      let start = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil)

      drag(from: start, to: CGPoint(x: 196, y: 170))

      #expect(monitor.entries.map(\.phase) == ["dragging", "toEnd", "idle"])
      #expect(monitor.entries.last?.screens.count == 2)
    }

    @Test("A paused card is caught and taken back")
    func takingBack() throws {
      let stage = try RoomStage("modal")
      let monitor = RoomMonitor(stage.scene, pausingAt: 0.5, watching: "album")
      try stage.touch("tile.0")
      HeadlessClock.advance(by: 1)

      drag(from: CGPoint(x: 196, y: 596), to: CGPoint(x: 196, y: 809), holdingFor: 1)

      #expect(monitor.entries.map(\.phase) == ["toEnd", "paused", "dragging", "toStart", "idle"])
      #expect(abs(monitor.entries[2].progress - monitor.entries[1].progress) < 0.03)
      #expect(monitor.entries.last?.screens == ["Records"])
    }

    @Test("A tab is dragged in")
    func draggingTabs() throws {
      let stage = try RoomStage("tabs")
      let monitor = RoomMonitor(stage.scene)

      drag(from: CGPoint(x: 354, y: 213), to: CGPoint(x: 79, y: 213))

      #expect(monitor.entries.map(\.phase) == ["dragging", "toEnd", "idle"])
      #expect(monitor.entries.last?.screens == ["Week"])
    }

    @Test("Nothing runs while the room is idle")
    func stillness() throws {
      let stage = try RoomStage("tabs")
      let monitor = RoomMonitor(stage.scene)
      stage.perform(.select(1))
      HeadlessClock.advance(by: 3)

      #expect(monitor.entries.map(\.phase) == ["toEnd", "idle"])
      #expect(CADisplayLink.headlessRunningCount == 0)
    }

    private func drag(from start: CGFloat, by distance: CGFloat, holdingFor seconds: Double) {
      drag(
        from: CGPoint(x: start, y: 300),
        to: CGPoint(x: start + distance, y: 300),
        holdingFor: seconds
      )
    }

    private func drag(from start: CGPoint, to end: CGPoint, holdingFor seconds: Double = 0) {
      HeadlessTouch.send(phase: .began, at: start)
      for frame in 1...20 {
        HeadlessClock.advance(frames: 1)
        let part = CGFloat(frame) / 20
        let x = start.x + (end.x - start.x) * part
        HeadlessTouch.send(phase: .moved, at: CGPoint(x: x, y: start.y + (end.y - start.y) * part))
      }
      HeadlessClock.advance(by: seconds)
      HeadlessTouch.send(phase: .ended, at: end)
      HeadlessClock.advance(by: 2)
    }
  }
}
