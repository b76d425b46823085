import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with packets that fly into their pages.
  @MainActor @Suite struct SeedShopTests {
    private static let parts = ["picture", "name", "price"]

    @Test("Three parts fly, each on a spring of its own, and end on the page", arguments: [0, 3])
    func flight(seed: Int) throws {
      let stage = try RoomStage("shop")
      let starts = try Self.parts.map { try #require(displayed("seed.\(seed).\($0)")) }
      try stage.tap("seed.\(seed)")
      HeadlessClock.advance(by: 0.2)
      let flying = stage.named("transition.matched")
      #expect(flying.count == 3)
      var farthest = [CGFloat](repeating: 0, count: 3)
      var last: [CGRect] = []
      while stage.scene.root.transitionCoordinator != nil {
        let places = places(of: "transition.matched")
        if places.count == 3 {
          for (index, place) in places.enumerated() {
            farthest[index] = max(farthest[index], abs(place.midY - starts[index].midY))
          }
          last = places
        }
        HeadlessClock.advance(frames: 1)
      }
      let ends = try Self.parts.map { try #require(displayed("seed.page.\($0)")) }
      #expect(last.count == 3)
      for (place, end) in zip(last, ends) {
        #expect(hypot(place.midX - end.midX, place.midY - end.midY) < 2)
      }
      for index in 0..<3 where abs(ends[index].midY - starts[index].midY) > 100 {
        #expect(farthest[index] > abs(ends[index].midY - starts[index].midY) + 1, "swings")
      }
    }

    @Test("Other packets sink, and rows come one after another", arguments: [false, true])
    func cascade(isRightToLeft: Bool) throws {
      let trace = try RoomTrace(
        "shop",
        """
        [{"t": 0, "do": "push"}, {"t": 0.02, "do": {"scrub": 0}}, {"t": 0.05, "do": {"scrub": 0.2}},
         {"t": 0.1, "do": {"scrub": 0.6}}, {"t": 0.2, "do": "finish"}]
        """,
        isRightToLeft: isRightToLeft
      )
      let (held, last) = try (#require(trace.frame(at: 0.18)), #require(trace.frames.last))
      let (first, early) = try (#require(trace.frames.first), #require(trace.frame(at: 0.09)))
      let packets = try [first, early, held].map { try #require($0.place(of: "seed.1.picture")) }
      #expect(packets[1].midY > packets[0].midY + 2)
      #expect(abs(packets[2].width / packets[0].width - 0.86) < 0.01)
      let rows = try (0..<5).map { row in
        try #require(held.place(of: "seed.page.row.\(row)")).minY
          - #require(last.place(of: "seed.page.row.\(row)")).minY
      }
      #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 <= $1 + 0.01 }, "\(rows)")
      #expect(rows[0] < 40 && rows[4] > 50)
      #expect(last.status.stack == ["Seeds", "Sunflower"])
    }

    @Test("It goes back to the packet that the page shows, where that has scrolled")
    func landing() throws {
      let stage = try RoomStage("shop")
      try stage.tap("seed.1")
      HeadlessClock.advance(by: 2)
      for _ in 0..<9 {
        let next = try #require(stage.named("seed.page.row.4").first as? UIControl)
        next.sendActions(for: .touchUpInside)
      }
      HeadlessClock.advance(frames: 2)
      #expect(stage.scene.root.shownTitles == ["Seeds", "Broad bean"])
      stage.perform(.pop)
      var last: CGRect?
      HeadlessClock.advance(frames: 1)
      while stage.scene.root.transitionCoordinator != nil {
        last = places(of: "transition.matched").first ?? last
        HeadlessClock.advance(frames: 1)
      }
      let home = try #require(displayed("seed.10.picture"))
      let flown = try #require(last)
      #expect(hypot(flown.midX - home.midX, flown.midY - home.midY) < 2)
      #expect(home.minY > 103 && home.maxY < 852)
    }
  }
}
