import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with a small player that becomes a full one.
  @MainActor @Suite struct SoundsTests {
    private static let parts = ["cover", "name", "place", "wave", "play"]

    @Test("Five parts fly from the small player into the full one, each on a spring of its own")
    func flight() throws {
      let stage = try RoomStage("player")
      let starts = try Self.parts.map { try #require(places(of: "small.\($0)").last) }
      try stage.tap("small")
      HeadlessClock.advance(frames: 1)
      var shares: [[CGFloat]] = []
      var last: [CGRect] = []
      while stage.scene.root.transitionCoordinator != nil {
        let places = places(of: "transition.matched")
        if places.count == 5 {
          last = places
          shares.append(zip(places, starts).map { abs($0.midY - $1.midY) })
        }
        HeadlessClock.advance(frames: 1)
      }
      let ends = try Self.parts.map { try #require(places(of: "player.\($0)").last) }
      #expect(last.count == 5)
      for (place, end) in zip(last, ends) {
        #expect(hypot(place.midX - end.midX, place.midY - end.midY) < 2)
      }
      let ways = zip(starts, ends).map { abs($0.midY - $1.midY) }
      let early = try #require(shares.dropFirst(8).first)
      let shown = zip(early, ways).map { $0 / $1 }
      #expect(Set(shown.map { ($0 * 200).rounded() }).count == 5, "\(shown)")
      for part in 0..<5 where ways[part] > 100 {
        #expect(shares.contains { $0[part] > ways[part] + 1 }, "\(Self.parts[part]) swings")
      }
    }

    @Test("A finger drags the player up from the list, and down again", arguments: [true, false])
    func drags(isWhole: Bool) throws {
      let (low, high) = (CGPoint(x: 200, y: 770), CGPoint(x: 200, y: isWhole ? 300 : 650))
      let trace = try RoomTrace(
        "player",
        """
        [\(RoomTrace.drag(at: 0, from: low, to: high)), \(RoomTrace.lift(at: 0.6, from: high)),
         \(RoomTrace.drag(at: 3, from: high, to: low)), \(RoomTrace.lift(at: 3.6, from: low))]
        """
      )
      let held = try #require(trace.frame(at: 0.5))
      #expect(held.status.phase == "dragging")
      let way = (low.y - high.y) / (852 * 0.7)
      #expect(abs(held.status.progress - way) < 0.05, "it follows the finger")
      #expect(
        trace.frame(at: 2.9)?.status.stack == (isWhole ? ["Sounds", "Player"] : ["Sounds"])
      )
      #expect(trace.frames.last?.status.stack == ["Sounds"])
      #expect(trace.frame(at: 3.5)?.status.phase == (isWhole ? "dragging" : "idle"))
    }

    @Test("The buttons beside come out from behind the one between", arguments: [false, true])
    func buttons(isRightToLeft: Bool) throws {
      let trace = try RoomTrace(
        "player",
        """
        [{"t": 0, "do": "push"}, {"t": 0.02, "do": {"scrub": 0}}, {"t": 0.1, "do": {"scrub": 0.6}},
         {"t": 0.2, "do": "finish"}]
        """,
        isRightToLeft: isRightToLeft
      )
      let (held, last) = try (#require(trace.frame(at: 0.18)), #require(trace.frames.last))
      for name in ["player.back", "player.next"] {
        let (now, end) = try (#require(held.place(of: name)), #require(last.place(of: name)))
        #expect(abs(now.midX - 196.5) < abs(end.midX - 196.5) - 20)
      }
      #expect((try #require(last.place(of: "player.back")).midX > 200) == isRightToLeft)
    }

    @Test("The player goes back with the sound that it plays now")
    func anotherSound() throws {
      let stage = try RoomStage("player")
      try stage.tap("sound.4")
      try stage.tap("small")
      HeadlessClock.advance(by: 3)
      try stage.tap("player.next")
      try stage.tap("player.play")
      HeadlessClock.advance(frames: 2)
      try stage.tap("player.close")
      HeadlessClock.advance(by: 3)
      #expect(stage.scene.root.shownTitles == ["Sounds"])
      let name = try #require(stage.named("small.name").first as? UILabel)
      #expect(name.text == "The sea at four")
      #expect(stage.named("small.play").first?.accessibilityLabel == "Play")
    }
  }
}
