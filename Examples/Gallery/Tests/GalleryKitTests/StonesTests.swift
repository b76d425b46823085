import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with pictures that grow into pages.
  @MainActor @Suite struct StonesTests {
    @Test(
      "A page goes back to the picture of the stone that it shows then",
      arguments: [0, 1, 5, 9],
      [false, true]
    )
    func landing(pages: Int, isRightToLeft: Bool) throws {
      let swipes = (0..<pages).map { swipe(at: 1.5 + Double($0), isForward: !isRightToLeft) }
      let back = 2 + Double(pages)
      let trace = try RoomTrace(
        "zoom",
        """
        [\((["{\"t\": 0, \"do\": {\"tap\": \"stone.2\"}}"] + swipes
          + ["{\"t\": \(back), \"do\": \"pop\"}"]).joined(separator: ",\n"))]
        """,
        isRightToLeft: isRightToLeft
      )
      let stone = 2 + pages
      let there = try #require(trace.frame(at: back - 0.1))
      #expect(there.status.stack == ["Agates", Self.names[stone]])
      let home = try #require(trace.frames.last?.place(of: "stone.\(stone).picture"))
      let flown = trace.frames.compactMap { $0.place(of: "stone.page.\(stone).picture") }
      #expect(try distance(#require(flown.last), home) < 0.75)
      // Where nothing had to be scrolled, nothing has been.
      let tile = try #require(trace.frames.first?.place(of: "stone.2"))
      #expect((trace.frames.last?.place(of: "stone.2") == tile) == (pages < 2))
      #expect(trace.frames.last?.status.stack == ["Agates"])
    }

    @Test("The grid scrolls as far as the stone's whole tile is seen")
    func revealed() throws {
      let stage = try RoomStage("zoom")
      for stone in [12, 4] {
        stage.perform(.push)
        HeadlessClock.advance(by: 1)
        let pages = try #require(stage.named("stone.pages").first as? UIScrollView)
        pages.contentOffset.x = CGFloat(stone) * 393
        HeadlessClock.advance(frames: 2)
        stage.perform(.pop)
        HeadlessClock.advance(by: 2)
        let tile = try #require(displayed("stone.\(stone)"))
        #expect(stone == 12 ? tile.maxY == 852 - 34 : tile.minY == 59 + 44 + 10, "\(tile)")
      }
    }

    @Test("A swipe from the edge goes back, any other one pages", arguments: [false, true])
    func edge(isRightToLeft: Bool) throws {
      let x = { (x: CGFloat) in isRightToLeft ? 393 - x : x }
      for (start, title) in [(4, "Agates"), (60, "Fjord")] as [(CGFloat, String)] {
        let trace = try RoomTrace(
          "zoom",
          """
          [{"t": 0, "do": {"tap": "stone.2"}},
           \(RoomTrace.drag(at: 1.5, from: CGPoint(x: x(start), y: 400), to: CGPoint(x: x(start + 290), y: 400))),
           \(RoomTrace.lift(at: 1.62, from: CGPoint(x: x(start + 290), y: 400)))]
          """,
          isRightToLeft: isRightToLeft
        )
        #expect(trace.frames.last?.status.stack.last == title)
      }
    }

    @Test("Two fingers pinch the page together, turn it, and send it home")
    func pinch() throws {
      let trace = try RoomTrace(
        "zoom",
        """
        [{"t": 0, "do": {"tap": "stone.4"}},
         \(fingers(at: 1.5, from: (100, 300, 300, 500), to: (220, 330, 240, 410))),
         {"t": 2.2, "touch": 1, "phase": "ended", "x": 220, "y": 330},
         {"t": 2.2, "touch": 2, "phase": "ended", "x": 240, "y": 410}]
        """
      )
      let held = try #require(trace.frame(at: 2.1))
      #expect(held.status.phase == "dragging")
      let card = try #require(held.place(of: "stone.page.4.picture"))
      // Turned by 31 degrees, it is wider than it is large.
      #expect(card.width > 100 && card.width < 200)
      #expect(abs(card.midX - 230) < 60)
      let home = try #require(trace.frames.last?.place(of: "stone.4.picture"))
      let flown = trace.frames.compactMap { $0.place(of: "stone.page.4.picture") }
      #expect(try distance(#require(flown.last), home) < 0.75)
      #expect(trace.frames.last?.status.stack == ["Agates"])
    }

    @Test("Caught on its way back, a page can be let go into the full screen again")
    func caughtOnTheWayBack() throws {
      let trace = try RoomTrace(
        "zoom",
        """
        [{"t": 0, "do": {"tap": "stone.1"}}, {"t": 1.5, "do": "pop"},
         {"t": 1.62, "touch": 1, "phase": "began", "x": 240, "y": 300},
         {"t": 1.75, "touch": 1, "phase": "moved", "x": 240, "y": 270},
         {"t": 1.8, "touch": 1, "phase": "moved", "x": 240, "y": 200},
         {"t": 1.85, "touch": 1, "phase": "moved", "x": 240, "y": 120},
         {"t": 1.86, "touch": 1, "phase": "ended", "x": 240, "y": 120}]
        """
      )
      #expect(trace.count("catch") == 1 && trace.count("hand-off") == 1)
      let (before, after) = try (#require(trace.frame(at: 1.4)), #require(trace.frames.last))
      #expect(after.status.stack == ["Agates", "Fjord"])
      #expect(after.place(of: "stone.page.1.picture") == before.place(of: "stone.page.1.picture"))
    }

    @Test func rotatedPageGoesBackToThePictureInTheRotatedGrid() throws {
      let trace = try RoomTrace(
        "zoom",
        """
        [{"t": 0, "do": {"tap": "stone.5"}}, {"t": 1.5, "do": "rotate"}, {"t": 3, "do": "pop"}]
        """
      )
      let wide = try #require(trace.frame(at: 2.9)?.place(of: "stone.page.5.picture"))
      #expect(wide.minX == 65 && wide.width == wide.height && wide.maxY < 393 - 21)
      let home = try #require(trace.frames.last?.place(of: "stone.5.picture"))
      let flown = trace.frames.compactMap { $0.place(of: "stone.page.5.picture") }
      #expect(try distance(#require(flown.last), home) < 0.75)
      #expect(home.minY >= 44 && home.maxY < 393)
    }

    @Test func onlyThePagesNearTheCurrentOneExist() throws {
      let stage = try RoomStage("zoom")
      try stage.tap("stone.0")
      HeadlessClock.advance(by: 1)
      let pages = try #require(stage.named("stone.pages").first as? UIScrollView)
      #expect(pages.subviews.count { $0.accessibilityIdentifier != nil } == 2)
      for stone in 1..<20 {
        pages.contentOffset.x = CGFloat(stone) * 393
        HeadlessClock.advance(frames: 1)
        let names = pages.subviews.compactMap(\.accessibilityIdentifier).sorted()
        let near = (stone - 1...min(stone + 1, 19)).map { "stone.page.\($0)" }.sorted()
        #expect(names == near)
        #expect(stage.scene.root.shownTitles.last == Self.names[stone])
      }
    }

    // MARK: - Fingers and frames

    private static let names = [
      "Ember", "Fjord", "Plum", "Still Water", "Fern", "Peony", "High Tide", "Five Islands",
      "Smoke", "June", "Last Light", "Kelp", "Fox", "First Frost", "Cherry", "Lagoon", "Walnut",
      "Level", "Apricot", "Night Sky",
    ]

    private func swipe(at time: TimeInterval, isForward: Bool) -> String {
      let (start, end) = isForward ? (330, 80) : (60, 310)
      return RoomTrace.drag(
        at: time,
        from: CGPoint(x: start, y: 600),
        to: CGPoint(x: end, y: 600)
      ) + ", " + RoomTrace.lift(at: time + 0.11, from: CGPoint(x: end, y: 600))
    }

    /// Two fingers that move in half a second, and stay.
    private func fingers(
      at time: TimeInterval,
      from start: (CGFloat, CGFloat, CGFloat, CGFloat),
      to end: (CGFloat, CGFloat, CGFloat, CGFloat)
    ) -> String {
      (0...20).flatMap { step in
        let share = CGFloat(step) / 20
        let phase = step == 0 ? "began" : "moved"
        func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
        return [
          (1, between(start.0, end.0), between(start.1, end.1)),
          (2, between(start.2, end.2), between(start.3, end.3)),
        ].map { finger, x, y in
          """
          {"t": \(time + 0.025 * Double(step)), "touch": \(finger), "phase": "\(phase)", "x": \(x), "y": \(y)}
          """
        }
      }.joined(separator: ", ")
    }

    private func distance(_ one: CGRect, _ other: CGRect) -> CGFloat {
      max(
        abs(one.minX - other.minX),
        abs(one.minY - other.minY),
        abs(one.maxX - other.maxX),
        abs(one.maxY - other.maxY)
      )
    }
  }
}
