import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with a card that comes out of a button in a bar.
  @MainActor @Suite struct LightsTests {
    @Test(
      "The list comes out of the button, and goes back into it",
      arguments: [false, true],
      [false, true]
    )
    func outAndBack(isRightToLeft: Bool, isRotated: Bool) throws {
      let trace = try RoomTrace(
        "zoom-card",
        """
        [\(isRotated ? "{\"t\": 0, \"do\": \"rotate\"}," : "")
         {"t": 1, "do": {"tap": "chart.lamp"}}, {"t": 3, "do": {"tap": "lights.close"}}]
        """,
        isRightToLeft: isRightToLeft
      )
      let lamp = try #require(trace.frame(at: 0.9)?.place(of: "chart.lamp"))
      let list = trace.frames.compactMap { $0.place(of: "lights") }
      for end in [list.first, list.last] {
        let place = try #require(end)
        #expect(abs(place.midX - lamp.midX) < 8, "\(place)")
        #expect(abs(min(place.width, place.height) - lamp.width) < 16, "\(place)")
        #expect(abs(place.minY - lamp.minY) < 8, "\(place)")
      }
      let width: CGFloat = isRotated ? 852 : 393
      #expect(trace.frame(at: 2.9)?.place(of: "lights")?.width == width)
      #expect(isRightToLeft == (lamp.midX < width / 2))
      #expect(trace.frames.last?.status.stack == ["Skerrow Sound"])
      #expect(trace.frames.last?.place(of: "chart.lamp") == lamp)
    }

    @Test("A drag scrolls the list to its top, and then takes the card")
    func handOver() throws {
      let stage = try RoomStage("zoom-card")
      stage.perform(.present)
      HeadlessClock.advance(by: 2)
      let list = try #require(stage.named("lights.list").first as? UIScrollView)
      list.contentOffset.y = 120
      HeadlessClock.advance(frames: 2)
      var y: CGFloat = 200
      HeadlessTouch.send(phase: .began, at: CGPoint(x: 200, y: y))
      func drag(to end: CGFloat) {
        while y < end {
          y += 5
          HeadlessClock.advance(frames: 1)
          HeadlessTouch.send(phase: .moved, at: CGPoint(x: 200, y: y))
        }
        HeadlessClock.advance(frames: 1)
      }
      drag(to: 280)
      #expect(stage.scene.transition.phase == .idle)
      #expect((30..<60).contains(list.contentOffset.y))
      drag(to: 520)
      #expect(stage.scene.transition.phase == .dragging)
      #expect(list.contentOffset.y == 0)
      let card = try #require(displayed("lights"))
      #expect((0.7..<0.97).contains(card.width / 393) && card.minY > 40)
      HeadlessTouch.send(phase: .ended, at: CGPoint(x: 200, y: y))
      HeadlessClock.advance(by: 2)
      #expect(stage.scene.root.presentedViewController == nil)
    }

    @Test("A card that is let go goes home, or into the full screen again", arguments: [60, 420])
    func release(way: CGFloat) throws {
      let end = CGPoint(x: 240, y: 250 + way)
      let trace = try RoomTrace(
        "zoom-card",
        """
        [{"t": 0, "do": "present"}, \(RoomTrace.drag(at: 2, from: CGPoint(x: 200, y: 250), to: end)),
         \(RoomTrace.lift(at: 2.4, from: end))]
        """
      )
      let held = try #require(trace.frame(at: 2.3))
      #expect(held.status.phase == "dragging")
      #expect(trace.count("hand-off") == 1)
      #expect(trace.frames.last?.status.stack.count == (way > 100 ? 1 : 2))
    }

    @Test("The covered chart keeps its size, so that nothing is seen beside it")
    func nothingBesideTheChart() throws {
      let trace = try RoomTrace("zoom-card", "[{\"t\": 0, \"do\": \"present\"}]")
      let places = Set(trace.frames.compactMap { $0.place(of: "chart") })
      #expect(places == [CGRect(x: 0, y: 0, width: 393, height: 852)])
    }

    @Test("The middle of the chart stays in the middle when the phone rotates")
    func rotation() throws {
      let trace = try RoomTrace(
        "zoom-card",
        "[{\"t\": 0.5, \"do\": \"rotate\"}, {\"t\": 2, \"do\": \"rotate\"}]"
      )
      let places = [0.4, 1.9, 3.5].compactMap { time in
        (trace.frame(at: time) ?? trace.frames.last)?.place(of: "chart.sea")
      }
      #expect(places.count == 3 && places[0] == places[2])
      #expect(places[1].midX - places[0].midX == 229.5)
    }

    @Test func twoFingersPinchTheListIntoTheButton() throws {
      let moves = (1...10).map { step in
        let (way, time) = (8 * CGFloat(step), 2 + 0.03 * Double(step))
        return """
          {"t": \(time), "touch": 1, "phase": "moved", "x": \(110 + way), "y": \(300 + way)},
          {"t": \(time), "touch": 2, "phase": "moved", "x": \(290 - way / 2), "y": \(520 - way)}
          """
      }
      let trace = try RoomTrace(
        "zoom-card",
        """
        [{"t": 0, "do": "present"},
         {"t": 2, "touch": 1, "phase": "began", "x": 110, "y": 300},
         {"t": 2, "touch": 2, "phase": "began", "x": 290, "y": 520},
         \(moves.joined(separator: ",\n")),
         {"t": 2.8, "touch": 1, "phase": "ended", "x": 190, "y": 380},
         {"t": 2.8, "touch": 2, "phase": "ended", "x": 250, "y": 440}]
        """
      )
      let held = try #require(trace.frame(at: 2.7))
      #expect(held.status.phase == "dragging")
      #expect(abs(try #require(held.place(of: "lights")).width - 393 * 0.3) < 50)
      #expect(trace.frames.last?.status.stack == ["Skerrow Sound"])
    }

    @Test func theChartIsMovedByADrag() throws {
      let (start, end) = (CGPoint(x: 200, y: 500), CGPoint(x: 260, y: 420))
      let trace = try RoomTrace(
        "zoom-card",
        "[\(RoomTrace.drag(at: 0.1, from: start, to: end)), \(RoomTrace.lift(at: 0.5, from: end))]"
      )
      let before = try #require(trace.frames.first?.place(of: "chart.sea"))
      let after = try #require(trace.frames.last?.place(of: "chart.sea"))
      #expect(after.minX > before.minX + 40 && after.minY < before.minY - 50)
    }

    @Test func theListIsShownInTheStyleOfTheChart() throws {
      let stage = try RoomStage("zoom-card")
      try stage.tap("chart.night")
      stage.perform(.present)
      HeadlessClock.advance(by: 2)
      let list = try #require(stage.scene.root.presentedViewController)
      #expect(list.traitCollection.userInterfaceStyle == .dark)
    }
  }
}
