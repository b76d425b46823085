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

    // MARK: - Fingers and frames

    private func card(_ index: Int, in frame: TraceFrame?) throws -> CGRect {
      try #require(frame?.place(of: "page.card.\(index)"))
    }
  }
}
