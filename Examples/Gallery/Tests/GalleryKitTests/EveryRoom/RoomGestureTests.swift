import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// What holds for fingers on the first transition of a room.
  @MainActor @Suite struct RoomGestureTests {
    @Test(
      "A finger in flight holds what moves, and lifted again it sends it back",
      arguments: [
        ("push", "push", CGPoint(x: 200, y: 420)), ("modal", "present", CGPoint(x: 200, y: 400)),
        ("drawer", "present", CGPoint(x: 350, y: 400)),
        ("diagonal", "present", CGPoint(x: 320, y: 500)),
        ("context", "push", CGPoint(x: 200, y: 280)),
        ("full-screen-pop", "push", CGPoint(x: 200, y: 150)),
        // Below the cards, and between the rows: albums and cards keep their touches.
        ("card-flip", "present", CGPoint(x: 100, y: 780)),
        ("album", "push", CGPoint(x: 200, y: 125)), ("shop", "push", CGPoint(x: 200, y: 420)),
        ("shape", "push", CGPoint(x: 200, y: 420)), ("player", "push", CGPoint(x: 200, y: 420)),
        ("zoom", "push", CGPoint(x: 200, y: 420)),
      ],
      [0.2, 0.3]
    )
    func touch(room: (id: String, move: String, place: CGPoint), time: TimeInterval) throws {
      let (x, y) = (room.place.x, room.place.y)
      let trace = try RoomTrace(
        room.id,
        """
        [{"t": 0.1, "do": "\(room.move)"},
         {"t": \(time), "touch": 1, "phase": "began", "x": \(x), "y": \(y)},
         {"t": \(time + 0.28), "touch": 1, "phase": "ended", "x": \(x), "y": \(y)}]
        """
      )
      let (early, late) = (trace.frame(at: time + 0.05), trace.frame(at: time + 0.25))
      #expect(early?.status.phase == "dragging")
      #expect(early?.json["views"] == late?.json["views"])
      #expect(trace.count("catch") == 1)
      let (first, last) = (trace.frames.first, trace.frames.last)
      #expect(last?.status.stack == first?.status.stack)
      #expect(last?.json["views"] == first?.json["views"])
    }

    /// A drag along a line, after which it depends on the way whether the screens change.
    struct Pull: CustomTestStringConvertible, Sendable {
      let room: String
      /// What opens the screen that is dragged away; empty for a drag that opens one.
      var start = ""
      let line: @Sendable (CGFloat) -> CGPoint
      let from: CGFloat
      let short: CGFloat
      let long: CGFloat
      /// The way of the finger that is all of the transition's way; nil where they differ.
      var whole: CGFloat?

      var testDescription: String { room }
    }

    @Test(
      "A short drag comes back, and a long one ends the transition",
      arguments: [
        Pull(
          room: "full-screen-pop",
          start: "push",
          line: { CGPoint(x: $0, y: 150) },
          from: 100,
          short: 180,
          long: 340
        ),
        Pull(room: "drawer", line: { CGPoint(x: $0, y: 500) }, from: 3, short: 60, long: 180),
        Pull(
          room: "album",
          start: "push",
          line: { CGPoint(x: $0, y: 500) },
          from: 33,
          short: 103,
          long: 333,
          whole: 393
        ),
        Pull(room: "diagonal", line: { CGPoint(x: 320, y: $0) }, from: 790, short: 700, long: 250),
        Pull(
          room: "card-flip",
          start: "present",
          line: { CGPoint(x: $0, y: 500) },
          from: 3,
          short: 90,
          long: 333,
          whole: 393
        ),
        Pull(
          room: "shop",
          start: "push",
          line: { CGPoint(x: $0, y: 500) },
          from: 3,
          short: 90,
          long: 320
        ),
        Pull(room: "modal", line: { CGPoint(x: 200, y: $0) }, from: 780, short: 700, long: 200),
      ],
      [(false, false), (false, true), (true, false), (true, true)]
    )
    func drag(pull: Pull, setting: (isWhole: Bool, isRightToLeft: Bool)) throws {
      let (isWhole, isRightToLeft) = setting
      let points = [pull.from, isWhole ? pull.long : pull.short].map { way in
        let point = pull.line(way)
        return isRightToLeft ? CGPoint(x: 393 - point.x, y: point.y) : point
      }
      let opening = pull.start.isEmpty ? [] : [#"{"t": 0.1, "do": "\#(pull.start)"}"#]
      let touches = [
        RoomTrace.drag(at: 2, from: points[0], to: points[1]),
        RoomTrace.lift(at: 2.6, from: points[1]),
      ]
      let trace = try RoomTrace(
        pull.room,
        "[\((opening + touches).joined(separator: ", "))]",
        isRightToLeft: isRightToLeft
      )
      let (before, held) = try (#require(trace.frame(at: 1.95)), #require(trace.frame(at: 2.5)))
      let (first, last) = try (#require(trace.frames.first), #require(trace.frames.last))
      #expect(held.status.phase == "dragging")
      if isWhole, let whole = pull.whole {
        #expect(abs(held.status.progress - (pull.long - pull.from) / whole) < 0.04)
      }
      #expect(trace.count("hand-off") == 1)
      #expect((last.status.stack == before.status.stack) == !isWhole)
      guard !isWhole || !pull.start.isEmpty else { return }
      #expect(last.json["views"] == (isWhole ? first : before).json["views"])
    }

    /// A transition, and three drags that catch it, each from one place on a line to another.
    struct Catches: CustomTestStringConvertible, Sendable {
      let room: String
      let start: String
      let line: @Sendable (CGFloat) -> CGPoint
      let drags: [(time: TimeInterval, start: CGFloat, end: CGFloat)]
      /// The screen on top in the end.
      let end: String
      /// What doesn't jump: it moves less than a number of points in each frame.
      let view: String
      let limit: CGFloat

      var testDescription: String { room }
    }

    @Test(
      "Caught three times in flight, it goes where it is thrown, without a jump",
      arguments: [
        Catches(
          room: "full-screen-pop",
          start: #"{"t": 0, "do": "push"}, {"t": 2, "do": "pop"}"#,
          line: { CGPoint(x: $0, y: 150) },
          drags: [(2.06, 200, 160), (2.22, 200, 260), (2.36, 100, 340)],
          end: "Surface",
          view: "zone.200",
          limit: 60
        ),
        Catches(
          room: "drawer",
          start: #"{"t": 0, "do": "present"}"#,
          line: { CGPoint(x: $0, y: 700) },
          drags: [(0.1, 340, 300), (0.3, 340, 360), (0.45, 340, 310)],
          end: "Tonight",
          view: "library",
          limit: 40
        ),
        Catches(
          room: "album",
          start: #"{"t": 0, "do": "push"}"#,
          // Between the rows, where no album keeps its touches.
          line: { CGPoint(x: $0, y: 125) },
          drags: [(0.25, 200, 230), (0.42, 200, 140), (0.58, 240, 120)],
          end: "Emperors",
          view: "page.card.5",
          limit: 60
        ),
        Catches(
          room: "diagonal",
          start: #"{"t": 0, "do": "present"}"#,
          line: { CGPoint(x: 320, y: $0) },
          drags: [(0.1, 500, 560), (0.28, 500, 460), (0.44, 700, 500)],
          end: "Lantern Bay",
          view: "card",
          limit: 90
        ),
        Catches(
          room: "card-flip",
          start: #"{"t": 0, "do": "present"}"#,
          // Below the cards, which keep their touches when the way leads back to them.
          line: { CGPoint(x: $0, y: 790) },
          drags: [(0.25, 200, 230), (0.42, 200, 140), (0.58, 240, 120)],
          end: "The fox",
          view: "answer",
          limit: 60
        ),
        Catches(
          room: "shop",
          start: #"{"t": 0, "do": "push"}"#,
          line: { CGPoint(x: $0, y: 420) },
          drags: [(0.2, 200, 230), (0.36, 200, 140), (0.52, 200, 140)],
          end: "Sunflower",
          view: "transition.matched",
          limit: 40
        ),
        Catches(
          room: "player",
          start: #"{"t": 0, "do": "push"}"#,
          line: { CGPoint(x: 200, y: $0) },
          drags: [(0.15, 420, 460), (0.32, 420, 330), (0.5, 420, 330)],
          end: "Player",
          view: "transition.matched",
          limit: 40
        ),
      ]
    )
    func caughtThreeTimes(catches: Catches) throws {
      let touches = catches.drags.map { drag in
        let (start, end) = (catches.line(drag.start), catches.line(drag.end))
        return RoomTrace.drag(at: drag.time, from: start, to: end) + ", "
          + RoomTrace.lift(at: drag.time + 0.108, from: end)
      }
      let input = "[\(([catches.start] + touches).joined(separator: ", "))]"
      let trace = try RoomTrace(catches.room, input)
      #expect(trace.count("catch") == 3)
      #expect(trace.count("hand-off") == 3)
      #expect(trace.frames.last?.status.stack.last == catches.end)
      let places = trace.frames.compactMap { $0.place(of: catches.view) }
      #expect(places.count > 30)
      for (before, after) in zip(places, places.dropFirst()) {
        #expect(hypot(after.midX - before.midX, after.midY - before.midY) < catches.limit)
      }
    }
  }
}
