import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// The tabs room.
  @MainActor @Suite struct WeatherTests {
    @Test func dragMovesTheNextTabAndTheMark() throws {
      let end = CGPoint(x: 140, y: 300)
      let trace = try RoomTrace(
        "tabs",
        """
        [\(RoomTrace.drag(at: 0, from: CGPoint(x: 340, y: 300), to: end)),
         \(RoomTrace.lift(at: 0.5, from: end))]
        """
      )

      let held = try #require(trace.frame(at: 0.4))
      let today = try #require(held.place(of: "today"))
      let week = try #require(held.place(of: "week"))
      let mark = try #require(held.place(of: "weather.mark"))
      #expect(held.status.phase == "dragging")
      #expect(abs(week.minX - today.maxX) < 0.5)
      #expect((-200...(-150)).contains(today.minX))
      #expect(abs((mark.midX - 49.125) / 98.25 - held.status.progress) < 0.01)
      #expect(trace.frames.last?.status.stack == ["Today"])
    }

    @Test func pagerKeepsItsDragsUntilItsFirstPage() throws {
      let (start, end) = (CGPoint(x: 340, y: 400), CGPoint(x: 60, y: 400))
      let trace = try RoomTrace(
        "tabs",
        """
        [{"t": 0, "do": {"select": 1}},
         \(RoomTrace.drag(at: 1, from: start, to: end)), \(RoomTrace.lift(at: 1.11, from: end)),
         \(RoomTrace.drag(at: 2, from: end, to: start)), \(RoomTrace.lift(at: 2.11, from: start)),
         \(RoomTrace.drag(at: 3, from: end, to: start)), \(RoomTrace.lift(at: 3.11, from: start))]
        """
      )

      let (second, first) = (trace.frame(at: 1.9), trace.frame(at: 2.9))
      #expect(second?.status.stack == ["Week"])
      #expect(try #require(second?.place(of: "week.day.1")).minX == 24)
      #expect(first?.status.stack == ["Week"])
      #expect(try #require(first?.place(of: "week.day.0")).minX == 24)
      #expect(trace.frames.last?.status.stack == ["Today"])
    }

    @Test func sliderKeepsItsDrags() throws {
      let (start, end) = (CGPoint(x: 42, y: 726), CGPoint(x: 300, y: 726))
      let trace = try RoomTrace(
        "tabs",
        "[\(RoomTrace.drag(at: 0, from: start, to: end)), \(RoomTrace.lift(at: 0.3, from: end))]"
      )

      #expect(trace.frames.allSatisfy { $0.status.phase == "idle" })
      let (morning, evening) = (trace.frames.first, trace.frames.last)
      let way =
        try #require(evening?.place(of: "today.sun")).minX
        - #require(morning?.place(of: "today.sun")).minX
      #expect(way > 100)
    }

    @Test func tapOnAnotherTabInFlightIsQueued() throws {
      let trace = try RoomTrace(
        "tabs",
        """
        [{"t": 0, "do": {"tap": "tabbar.1"}}, {"t": 0.1, "do": {"tap": "tabbar.3"}}]
        """
      )

      #expect(trace.count("start") == 2)
      let last = try #require(trace.frames.last)
      #expect(last.status.stack == ["Moon"])
      #expect(abs(try #require(last.place(of: "weather.mark")).midX - 343.875) < 0.01)
    }

    @Test func tapOnTheFirstTabInFlightReverses() throws {
      let trace = try RoomTrace(
        "tabs",
        """
        [{"t": 0, "do": {"tap": "tabbar.1"}}, {"t": 0.1, "do": {"tap": "tabbar.0"}}]
        """
      )

      #expect(trace.count("turn") == 1)
      #expect(trace.frames.last?.status.stack == ["Today"])
    }

    @Test("A tab comes from the side that it has in the bar, by tap and by pan, next to it or not")
    func tabOrder() throws {
      let start = CGPoint(x: 340, y: 120)
      let end = CGPoint(x: 100, y: 120)
      let trace = try RoomTrace(
        "tabs",
        """
        [{"t": 0, "do": {"tap": "tabbar.3"}}, {"t": 1, "do": {"tap": "tabbar.1"}},
         {"t": 2, "do": {"tap": "tabbar.0"}},
         \(RoomTrace.drag(at: 3, from: start, to: end)), \(RoomTrace.lift(at: 3.3, from: end)),
         \(RoomTrace.drag(at: 4.5, from: end, to: start)), \(RoomTrace.lift(at: 4.8, from: start))]
        """
      )

      for (time, incoming, outgoing, isFurther) in [
        (0.1, "moon", "today", true), (1.1, "week", "moon", false), (2.1, "today", "week", false),
        (3.2, "week", "today", true),
      ] {
        let frame = try #require(trace.frame(at: time))
        let (new, old) = try (
          #require(frame.place(of: incoming)), #require(frame.place(of: outgoing))
        )
        #expect(abs(isFurther ? new.minX - old.maxX : old.minX - new.maxX) < 0.5, "\(incoming)")
      }
      #expect(trace.frame(at: 4.4)?.status.stack == ["Week"])
      #expect(trace.frames.last?.status.stack == ["Today"])
    }

    @Test func inRightToLeftLayoutTheNextTabComesFromTheLeft() throws {
      let trace = try RoomTrace(
        "tabs",
        "[{\"t\": 0, \"do\": {\"select\": 1}}]",
        isRightToLeft: true
      )

      let frame = try #require(trace.frame(at: 0.1))
      #expect(try #require(frame.place(of: "week")).minX < 0)
      #expect(try #require(frame.place(of: "today")).minX > 0)
      let marks = trace.frames.compactMap { $0.place(of: "weather.mark")?.midX }
      #expect(marks.first.map { $0 > 300 } == true)
      #expect(marks == marks.sorted(by: >))
    }

    @Test func withReduceMotionTheTabsFadeInPlace() throws {
      let trace = try RoomTrace(
        "tabs",
        "[{\"t\": 0, \"do\": {\"reduceMotion\": true}}, {\"t\": 0.1, \"do\": {\"select\": 3}}]"
      )

      #expect(Set(trace.frames.compactMap { $0.place(of: "moon")?.minX }) == [0])
      #expect(trace.frames.last?.status.stack == ["Moon"])
    }

    @Test func reversalMovesTheMarkBack() throws {
      let trace = try RoomTrace(
        "tabs",
        """
        [{"t": 0, "do": {"select": 3}}, {"t": 0.1, "do": "reverse"}, {"t": 1, "do": {"select": 2}}]
        """
      )

      let between = try #require(trace.frame(at: 0.95))
      #expect(try #require(between.place(of: "weather.mark")).midX == 49.125)
      let last = try #require(trace.frames.last)
      #expect(last.status.stack == ["Hours"])
      #expect(abs(try #require(last.place(of: "weather.mark")).midX - 245.625) < 0.01)
    }

    @Test(
      "The mark is above the selected tab after a rotation",
      arguments: [
        #"{"t": 1, "do": "rotate"}"#,
        #"{"t": 0.1, "do": "rotate"}, {"t": 0.2, "do": "rotate"}, {"t": 0.3, "do": "rotate"}"#,
        #"{"t": 0.1, "do": "reverse"}, {"t": 0.13, "do": "rotate"}"#,
        #"{"t": 0.02, "do": {"scrub": 0.4}}, {"t": 0.2, "do": "rotate"}, {"t": 1, "do": "cancel"}"#,
        #"{"t": 0.5, "do": "rotate"}, {"t": 0.6, "do": {"select": 0}}, {"t": 0.7, "do": "reverse"}"#,
      ],
      [false, true]
    )
    func rotation(input: String, isRightToLeft: Bool) throws {
      let trace = try RoomTrace(
        "tabs",
        "[{\"t\": 0, \"do\": {\"select\": 2}}, \(input)]",
        isRightToLeft: isRightToLeft
      )

      let last = try #require(trace.frames.last)
      #expect(last.status.screen.width == 852)
      let tab = last.status.stack == ["Hours"] ? 2 : 0
      let (mark, item) = (last.place(of: "weather.mark"), last.place(of: "tabbar.\(tab)"))
      #expect(try abs(#require(mark).midX - #require(item).midX) < 0.01)
    }
  }
}
