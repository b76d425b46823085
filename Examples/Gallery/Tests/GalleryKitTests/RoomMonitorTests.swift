import GalleryScreens
import Testing
import UIKit

/// What the app's UI tests do with real touches.
@MainActor @Suite(.serialized) struct RoomMonitorTests {
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
    #expect(abs(1 - (try #require(caught.seen)) - caught.progress) < 0.03)
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
    for _ in 0..<2 {
      HeadlessTouch.send(phase: .began, at: middle)
      HeadlessClock.advance(by: 0.03)
      HeadlessTouch.send(phase: .ended, at: middle)
      HeadlessClock.advance(by: 0.05)
    }
    HeadlessClock.advance(by: 2)

    #expect(monitor.entries.map(\.phase) == ["toEnd", "toStart", "idle"])
    #expect(monitor.entries.last?.screens == ["Guide"])
    #expect(monitor.text.hasSuffix("nan Guide"))
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
    HeadlessTouch.send(phase: .began, at: CGPoint(x: start, y: 300))
    for frame in 1...20 {
      HeadlessClock.advance(frames: 1)
      let x = start + distance * CGFloat(frame) / 20
      HeadlessTouch.send(phase: .moved, at: CGPoint(x: x, y: 300))
    }
    HeadlessClock.advance(by: seconds)
    HeadlessTouch.send(phase: .ended, at: CGPoint(x: start + distance, y: 300))
    HeadlessClock.advance(by: 2)
  }
}
