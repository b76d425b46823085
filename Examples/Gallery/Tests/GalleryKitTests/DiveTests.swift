import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room whose pages are popped from anywhere.
  @MainActor @Suite struct DiveTests {
    @Test(
      "A drag pops from anywhere: the heading, a row, the gap below it, the button, the edge",
      arguments: [
        CGPoint(x: 150, y: 150), CGPoint(x: 120, y: 300), CGPoint(x: 120, y: 329),
        CGPoint(x: 180, y: 780), CGPoint(x: 3, y: 500),
      ],
      [false, true]
    )
    func anywhere(point: CGPoint, isRightToLeft: Bool) throws {
      let way: CGFloat = isRightToLeft ? -212 : 212
      let start = CGPoint(x: isRightToLeft ? 393 - point.x : point.x, y: point.y)
      let trace = try dive(
        2,
        "\(RoomTrace.drag(at: 2, from: start, to: moved(start, way)))",
        "\(RoomTrace.lift(at: 2.3, from: moved(start, way)))",
        isRightToLeft: isRightToLeft
      )

      let held = trace.frames.filter { $0.status.phase == "dragging" }
      let (first, last) = try (#require(held.dropFirst(2).first), #require(held.last))
      let moved = try #require(last.fingers.first).x - #require(first.fingers.first).x
      let page = try page(1000, in: last).minX - page(1000, in: first).minX
      #expect(abs(page - moved) < 0.5)
      #expect(trace.frames.last?.status.stack == ["Surface", "200 m"])
    }

    @Test func lampSlidesAndTheListScrollsWithoutAPop() throws {
      for (start, way) in [
        (CGPoint(x: 230, y: 221), CGPoint(x: 120, y: 0)),
        (CGPoint(x: 200, y: 500), CGPoint(x: 0, y: -160)),
      ] {
        let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
        let trace = try dive(
          1,
          RoomTrace.drag(at: 2, from: start, to: end),
          RoomTrace.lift(at: 2.3, from: end)
        )

        #expect(trace.frames.last?.status.stack == ["Surface", "200 m"])
        #expect(trace.count("start") == 1)
        let (before, after) = try (#require(trace.frame(at: 1.9)), #require(trace.frames.last))
        if way.x > 0 {
          let moved = try knob(in: after).midX - knob(in: before).midX
          #expect(moved > 100)
        } else {
          let moved = try row(2, in: before).minY - row(2, in: after).minY
          #expect(moved > 60)
        }
      }
    }

    @Test(
      "A swipe opens a row, the next one shuts it, and the one after pops",
      arguments: [false, true]
    )
    func swipe(isRightToLeft: Bool) throws {
      let (near, far): (CGFloat, CGFloat) = isRightToLeft ? (140, 240) : (250, 150)
      let swipes = [(near, far), (far, near), (far, isRightToLeft ? 10 : 383)].enumerated()
        .map { index, way in
          let time = 2 + Double(index)
          let (start, end) = (CGPoint(x: way.0, y: 300), CGPoint(x: way.1, y: 300))
          return RoomTrace.drag(at: time, from: start, to: end) + ", "
            + RoomTrace.lift(at: time + 0.15, from: end)
        }
      let trace = try dive(1, swipes[0], swipes[1], swipes[2], isRightToLeft: isRightToLeft)

      let (shut, open) = try (#require(trace.frame(at: 1.9)), #require(trace.frame(at: 2.9)))
      let button = { (frame: TraceFrame) in try #require(frame.place(of: "zone.log.0")) }
      let row = try row(0, in: open)
      #expect(try row.contains(button(open).insetBy(dx: 1, dy: 1)))
      #expect(try !row.intersects(button(shut)))
      #expect(try abs(button(#require(trace.frame(at: 3.9))).minX - button(shut).minX) < 0.5)
      #expect(trace.frame(at: 3.9)?.status.stack == ["Surface", "200 m"])
      #expect(trace.frames.last?.status.stack == ["Surface"])
    }

    @Test func logTicksTheAnimalAndShutsTheRow() throws {
      let stage = try RoomStage("full-screen-pop")
      try stage.tap("zone.log.0")
      HeadlessClock.advance(by: 1)

      let button = try #require(stage.named("zone.log.0").first as? UIButton)
      #expect(button.configuration?.title == "Unlog")
    }

    @Test func tapReversesAPopAndThePageTakesTouchesAgain() throws {
      let trace = try dive(
        1,
        #"{"t": 2, "do": "pop"}, {"t": 2.1, "touch": 1, "phase": "began", "x": 300, "y": 150}"#,
        #"{"t": 2.15, "touch": 1, "phase": "ended", "x": 300, "y": 150}, {"t": 3.5, "do": {"tap": "zone.down"}}"#
      )

      #expect(trace.frame(at: 3.4)?.status.stack == ["Surface", "200 m"])
      #expect(trace.frames.last?.status.stack == ["Surface", "200 m", "1000 m"])
    }

    @Test func withReduceMotionADragFadesThePageInPlace() throws {
      let trace = try dive(
        1,
        #"{"t": 1.9, "do": {"reduceMotion": true}}"#,
        drag(at: 2, from: 100, to: 340),
        lift(at: 2.3, from: 340)
      )

      let places = trace.frames.filter { $0.time > 2 }.compactMap { $0.place(of: "zone.200")?.minX }
      #expect(Set(places) == [0])
      #expect(trace.frames.last?.status.stack == ["Surface"])
    }

    @Test func rotationPutsTheListBesideTheHeading() throws {
      let trace = try dive(1, #"{"t": 2, "do": "rotate"}"#)

      let last = try #require(trace.frames.last)
      let (lamp, row) = try (#require(last.place(of: "zone.lamp")), row(0, in: last))
      #expect(lamp.maxX < row.minX)
      #expect(row.maxX <= 852 - 59)
    }

    @Test func nightIsDarkAtTheSurfaceToo() throws {
      let stage = try RoomStage("full-screen-pop")
      #expect(HeadlessScreen.statusBarStyle == .darkContent)
      try stage.tap("zone.night")
      HeadlessClock.advance(by: 0.2)

      #expect(HeadlessScreen.statusBarStyle == .lightContent)
    }

    // MARK: - Fingers and frames

    private func dive(
      _ count: Int,
      _ input: String...,
      isRightToLeft: Bool = false
    ) throws -> RoomTrace {
      let pushes = (0..<count).map { "{\"t\": \(0.9 * Double($0)), \"do\": \"push\"}" }
      return try RoomTrace(
        "full-screen-pop",
        "[\((pushes + input).joined(separator: ", "))]",
        isRightToLeft: isRightToLeft
      )
    }

    private func moved(_ start: CGPoint, _ way: CGFloat) -> CGPoint {
      CGPoint(x: start.x + way, y: start.y)
    }

    private func drag(at time: TimeInterval, from start: CGFloat, to end: CGFloat) -> String {
      RoomTrace.drag(at: time, from: CGPoint(x: start, y: 150), to: CGPoint(x: end, y: 150))
    }

    private func lift(at time: TimeInterval, from end: CGFloat) -> String {
      RoomTrace.lift(at: time, from: CGPoint(x: end, y: 150))
    }

    private func page(_ depth: Int, in frame: TraceFrame) throws -> CGRect {
      try #require(frame.place(of: "zone.\(depth)"))
    }

    private func row(_ index: Int, in frame: TraceFrame) throws -> CGRect {
      try #require(frame.place(of: "zone.row.\(index)"))
    }

    private func knob(in frame: TraceFrame) throws -> CGRect {
      try #require(frame.place(of: "slider.knob#2") ?? frame.place(of: "slider.knob"))
    }
  }
}
