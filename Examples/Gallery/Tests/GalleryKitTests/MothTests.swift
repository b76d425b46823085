import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with albums whose cards spread into a grid.
  @MainActor @Suite struct MothTests {
    @Test(
      "The cards leave the pile one after the other, and end in the grid",
      arguments: [false, true]
    )
    func spread(isRightToLeft: Bool) throws {
      let trace = try RoomTrace(
        "album",
        """
        [{"t": 0, "do": "push"}, {"t": 0.02, "do": {"scrub": 0}}, {"t": 0.1, "do": {"scrub": 0.3}},
         {"t": 0.2, "do": "finish"}]
        """,
        isRightToLeft: isRightToLeft
      )

      let pile = try #require(trace.frame(at: 0.08)?.place(of: "page.card.0"))
      let stack = try #require(trace.frames.first?.place(of: "album.Emperors"))
      #expect(abs(pile.midX - stack.midX) < 1 && stack.contains(pile))
      #expect(isRightToLeft == (pile.midX > 196.5))
      let held = try #require(trace.frame(at: 0.18))
      let last = try #require(trace.frames.last)
      var shares: [CGFloat] = []
      for index in 0..<12 {
        let (now, end) = try (card(index, in: held), card(index, in: last))
        shares.append((now.midY - pile.midY) / (end.midY - pile.midY))
        #expect(abs(end.width - 109) < 0.1)
      }
      #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 > $1 - 0.01 })
      #expect((0.4...0.6).contains(shares[0]) && abs(shares[11]) < 0.05)
      #expect(last.status.stack == ["The moth cabinet", "Emperors"])
      let first = try card(0, in: last)
      #expect(isRightToLeft ? first.maxX > 340 : first.minX < 50)
    }

    @Test func nameBecomesTheHeadingAndTheNoteComesLast() throws {
      let trace = try RoomTrace(
        "album",
        """
        [{"t": 0, "do": "push"}, {"t": 0.02, "do": {"scrub": 0.05}}, {"t": 0.1, "do": {"scrub": 0.6}},
         {"t": 0.2, "do": "finish"}]
        """
      )

      let start = try #require(trace.frame(at: 0.08)?.place(of: "page.name"))
      let stack = try #require(trace.frames.first?.place(of: "album.Emperors"))
      let end = try #require(trace.frames.last?.place(of: "page.name"))
      #expect(abs(start.height - end.height / 2) < 0.5)
      #expect(stack.contains(start) && abs(start.midX - stack.midX) < 1)
      #expect(end.minX == 20)
      let note = try #require(trace.frames.last?.place(of: "page.note"))
      #expect(trace.frame(at: 0.18)?.place(of: "page.note")?.minY == note.minY + 50)
    }

    @Test("A drag toward the trailing side closes it under the finger", arguments: [false, true])
    func dragBack(isRightToLeft: Bool) throws {
      let (start, end): (CGFloat, CGFloat) = isRightToLeft ? (360, 60) : (33, 333)
      let trace = try RoomTrace(
        "album",
        """
        [{"t": 0, "do": "push"}, \(drag(at: 2, from: start, to: end)), \(lift(at: 2.6, from: end))]
        """,
        isRightToLeft: isRightToLeft
      )

      let held = try #require(trace.frame(at: 2.5))
      #expect(held.status.phase == "dragging")
      #expect(abs(held.status.progress - 300.0 / 393) < 0.04)
      let (first, last) = try (#require(trace.frames.first), #require(trace.frames.last))
      #expect(last.status.stack == ["The moth cabinet"])
      for family in ["Emperors", "Hawks", "Moon moths", "Tigers"] {
        #expect(last.place(of: "album.\(family)") == first.place(of: "album.\(family)"))
      }
    }

    @Test("A short drag cancels, and the page is as it was", arguments: [false, true])
    func shortDrag(isRightToLeft: Bool) throws {
      let (start, end): (CGFloat, CGFloat) = isRightToLeft ? (360, 290) : (33, 103)
      let trace = try RoomTrace(
        "album",
        """
        [{"t": 0, "do": "push"}, \(drag(at: 2, from: start, to: end)), \(lift(at: 2.6, from: end))]
        """,
        isRightToLeft: isRightToLeft
      )

      #expect(trace.count("hand-off") == 1)
      let (before, after) = try (#require(trace.frame(at: 1.9)), #require(trace.frames.last))
      #expect(after.status.stack == ["The moth cabinet", "Emperors"])
      for index in 0..<12 {
        #expect(try card(index, in: after) == card(index, in: before))
      }
    }

    @Test("Caught three times in flight, it opens without a jump", arguments: [false, true])
    func caughtThreeTimes(isRightToLeft: Bool) throws {
      // Between the rows, where no album keeps its touches.
      let x = { (way: CGFloat) in CGPoint(x: isRightToLeft ? 200 - way : 200 + way, y: 125) }
      let trace = try RoomTrace(
        "album",
        """
        [{"t": 0, "do": "push"},
         \(RoomTrace.drag(at: 0.25, from: x(0), to: x(30))), \(RoomTrace.lift(at: 0.358, from: x(30))),
         \(RoomTrace.drag(at: 0.42, from: x(0), to: x(-60))), \(RoomTrace.lift(at: 0.528, from: x(-60))),
         \(RoomTrace.drag(at: 0.58, from: x(40), to: x(-80))), \(RoomTrace.lift(at: 0.688, from: x(-80)))]
        """,
        isRightToLeft: isRightToLeft
      )

      #expect(trace.count("catch") == 3)
      #expect(trace.count("hand-off") == 3)
      #expect(trace.frames.last?.status.stack == ["The moth cabinet", "Emperors"])
      let places = trace.frames.compactMap { $0.place(of: "page.card.5")?.midY }
      #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) < 60 })
    }

    @Test("Tapped in flight, it closes again", arguments: [0.1, 0.25])
    func tapReverses(time: TimeInterval) throws {
      let trace = try RoomTrace(
        "album",
        """
        [{"t": 0, "do": {"tap": "album.Tigers"}},
         {"t": \(time), "touch": 1, "phase": "began", "x": 200, "y": 125},
         {"t": \(time + 0.05), "touch": 1, "phase": "ended", "x": 200, "y": 125}]
        """
      )

      #expect(trace.count("catch") == 1)
      #expect(trace.frames.last?.status.stack == ["The moth cabinet"])
      #expect(
        trace.frames.last?.place(of: "album.Tigers")
          == trace.frames.first?.place(of: "album.Tigers")
      )
    }

    @Test func withReduceMotionThePageFadesInPlace() throws {
      let trace = try RoomTrace(
        "album",
        """
        [{"t": 0, "do": {"reduceMotion": true}}, {"t": 0.1, "do": "push"}, {"t": 0.2, "do": "reverse"}]
        """
      )

      #expect(Set(trace.frames.compactMap { $0.place(of: "page.card.8")?.origin.y }).count == 1)
      #expect(Set(trace.frames.compactMap { $0.place(of: "album.Hawks")?.origin.x }).count == 1)
      #expect(trace.count("turn") == 1)
      #expect(trace.frames.last?.status.stack == ["The moth cabinet"])
    }

    @Test func rotatedPageClosesIntoThePileOfTheRotatedCabinet() throws {
      let trace = try RoomTrace(
        "album",
        """
        [{"t": 0, "do": "push"}, {"t": 2, "do": "rotate"}, {"t": 4, "do": "pop"}]
        """
      )

      let wide = try card(11, in: trace.frame(at: 3.9))
      #expect(wide.maxX < 800 && wide.maxY < 393)
      let last = try #require(trace.frames.last { $0.place(of: "page.card.0") != nil })
      let stack = try #require(trace.frames.last?.place(of: "album.Emperors"))
      #expect(try abs(card(0, in: last).midX - stack.midX) < 4)
      #expect(trace.frames.last?.status.stack == ["The moth cabinet"])
    }

    @Test func eachAlbumOpensAndTheBackButtonClosesIt() throws {
      let stage = try RoomStage("album")
      for family in ["Emperors", "Hawks", "Moon moths", "Tigers"] {
        try stage.tap("album.\(family)")
        HeadlessClock.advance(by: 2)
        #expect((stage.named("page.name").last as? UILabel)?.text == family)
        try stage.tap("page.back")
        HeadlessClock.advance(by: 2)
        #expect(stage.named("page").isEmpty)
      }
    }

    @Test func nightDarkensCabinetAndPages() throws {
      let stage = try RoomStage("album")
      let day = stage.named("cabinet").first?.backgroundColor
      try stage.tap("cabinet.night")
      HeadlessClock.advance(by: 0.1)
      #expect(stage.named("cabinet").first?.backgroundColor != day)
      stage.perform(.push)
      HeadlessClock.advance(by: 2)
      let night = stage.named("page.paper").first?.backgroundColor
      stage.perform(.pop)
      HeadlessClock.advance(by: 2)
      try stage.tap("cabinet.night")
      stage.perform(.push)
      HeadlessClock.advance(by: 2)
      #expect(night != nil && stage.named("page.paper").first?.backgroundColor != night)
    }

    @Test("Afterwards everything is as it was, and the page is freed", arguments: [true, false])
    func nothingIsLeft(isCancelled: Bool) throws {
      let stage = try RoomStage("album")
      let window = try #require(stage.scene.root.view.window)
      let views = stage.all(in: window).count
      stage.perform(.push)
      HeadlessClock.advance(by: isCancelled ? 0.1 : 2)
      weak let page = stage.named("page").first
      #expect(page != nil)

      stage.perform(.pop)
      HeadlessClock.advance(by: 2)

      #expect(page == nil)
      #expect(stage.all(in: window).count == views)
      for family in ["Emperors", "Hawks", "Moon moths", "Tigers"] {
        let album = try #require(stage.named("album.\(family)").first)
        #expect(album.alpha == 1 && !album.isHidden && album.transform == .identity)
      }
    }

    // MARK: - Fingers and frames

    private func card(_ index: Int, in frame: TraceFrame?) throws -> CGRect {
      try #require(frame?.place(of: "page.card.\(index)"))
    }

    private func drag(at time: TimeInterval, from start: CGFloat, to end: CGFloat) -> String {
      RoomTrace.drag(at: time, from: CGPoint(x: start, y: 500), to: CGPoint(x: end, y: 500))
    }

    private func lift(at time: TimeInterval, from end: CGFloat) -> String {
      RoomTrace.lift(at: time, from: CGPoint(x: end, y: 500))
    }
  }
}
