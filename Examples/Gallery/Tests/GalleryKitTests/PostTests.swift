import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with a card that comes from the corner.
  @MainActor @Suite struct PostTests {
    @Test("The card comes diagonally from the bottom trailing corner", arguments: [false, true])
    func diagonal(isRightToLeft: Bool) throws {
      let trace = try RoomTrace(
        "diagonal",
        """
        [{"t": 0, "do": "present"}, {"t": 0.02, "do": {"scrub": 0}}, {"t": 0.1, "do": {"scrub": 0.5}},
         {"t": 0.2, "do": "finish"}]
        """,
        isRightToLeft: isRightToLeft
      )

      let start = try card(in: trace.frame(at: 0.08))
      let half = try card(in: trace.frame(at: 0.18))
      let end = try card(in: trace.frames.last)
      #expect(isRightToLeft ? start.maxX <= 0.5 : start.minX >= 392.5)
      #expect(start.minY >= 851.5)
      #expect(abs(half.midX - (start.midX + end.midX) / 2) < 0.5)
      #expect(abs(half.midY - (start.midY + end.midY) / 2) < 0.5)
      #expect(end == CGRect(x: 22, y: 164, width: 349, height: 524))
      #expect(trace.frames.last?.status.stack == ["The post", "Lantern Bay"])
    }

    @Test func dragUpFromThePileLaysTheCardUnderTheFinger() throws {
      let trace = try RoomTrace(
        "diagonal",
        "[\(drag(at: 0, from: 790, to: 400)), \(lift(at: 0.5, from: 400))]"
      )

      let held = trace.frames.filter { $0.status.phase == "dragging" && $0.status.progress > 0.05 }
      let (first, last) = try (#require(held.first), #require(held.last))
      let way = try card(in: first).minY - card(in: last).minY
      let fingers = try #require(first.fingers.first).y - #require(last.fingers.first).y
      #expect(abs(way - fingers) < 0.5)
      #expect(trace.frames.last?.status.stack == ["The post", "Lantern Bay"])
    }

    @Test("A drag down dismisses it, in portrait and in landscape", arguments: [false, true])
    func dragDown(isOnItsSide: Bool) throws {
      let (x, y): (CGFloat, CGFloat) = isOnItsSide ? (426, 120) : (200, 300)
      let end = isOnItsSide ? CGPoint(x: 428, y: 360) : CGPoint(x: 202, y: 700)
      let trace = try RoomTrace(
        "diagonal",
        """
        [\(isOnItsSide ? "{\"t\": 0, \"do\": \"rotate\"}," : "") {"t": 0.6, "do": "present"},
         \(RoomTrace.drag(at: 2, from: CGPoint(x: x, y: y), to: end)),
         \(RoomTrace.lift(at: 2.3, from: end))]
        """
      )

      let (before, held) = try (
        card(in: trace.frame(at: 1.9)), card(in: trace.frame(at: 2.28))
      )
      #expect(trace.frame(at: 2.28)?.status.phase == "dragging")
      #expect(held.minY - before.minY > (end.y - y) - 15)
      #expect(held.minX > before.minX + 40)
      #expect(trace.frames.last?.status.stack == ["The post"])
    }

    @Test func rotatedScreenHasTheCardInItsMiddle() throws {
      let trace = try RoomTrace(
        "diagonal",
        "[{\"t\": 0, \"do\": \"present\"}, {\"t\": 1, \"do\": \"rotate\"}]"
      )

      let place = try card(in: trace.frames.last)
      #expect(place.midX == 426 && place.height == 341)
    }

    @Test func readCardIsTickedAndTheNextOneComes() throws {
      let stage = try RoomStage("diagonal")
      for place in ["Lantern Bay", "Redstep"] {
        stage.perform(.present)
        HeadlessClock.advance(by: 1)
        #expect(stage.scene.root.presentedViewController?.title == place)
        stage.perform(.dismiss)
        HeadlessClock.advance(by: 1)
      }
      try stage.tap("desk.line.5")
      HeadlessClock.advance(by: 1)
      #expect(stage.scene.root.presentedViewController?.title == "Aldermoor")
    }

    @Test("The top of the pile goes while its card comes, and comes back with it")
    func pileFollows() throws {
      let trace = try RoomTrace(
        "diagonal",
        """
        [{"t": 0, "do": "present"}, {"t": 0.1, "do": {"scrub": 0.5}}, {"t": 0.2, "do": "cancel"},
         {"t": 1.5, "do": "present"}, {"t": 3, "do": "dismiss"}]
        """
      )

      let rest = try #require(trace.frames.first?.place(of: "desk.pile.top"))
      let held = try #require(trace.frame(at: 0.18)?.place(of: "desk.pile.top"))
      #expect(abs(held.midX - rest.midX - 116) < 1 && abs(held.midY - rest.midY - 116) < 1)
      #expect(trace.frame(at: 1.4)?.place(of: "desk.pile.top") == rest)
      #expect(
        trace.frame(at: 2.9).map { $0.place(of: "desk.pile.top")?.minX ?? 393 >= 393 } == true
      )
      #expect(trace.frames.last?.place(of: "desk.pile.top") == rest)
    }

    @Test func tapBesideTheCardDismissesIt() throws {
      let stage = try RoomStage("diagonal")
      stage.perform(.present)
      HeadlessClock.advance(by: 1)
      #expect(stage.named("desk.dimming").map(\.alpha) == [0.42])
      try stage.tap("desk.dimming")
      HeadlessClock.advance(by: 1)

      #expect(stage.scene.root.presentedViewController == nil)
      #expect(stage.named("desk.dimming").isEmpty)
    }

    @Test func candleChangesTheDeskAndTheCards() throws {
      let stage = try RoomStage("diagonal")
      let day = try #require(stage.named("desk.notepad").first?.layer.backgroundColor)
      try stage.tap("desk.candle")
      stage.perform(.present)
      HeadlessClock.advance(by: 1)

      #expect(stage.named("desk.notepad").first?.layer.backgroundColor != day)
      #expect(stage.named("card.paper").first?.layer.backgroundColor != day)
    }

    // MARK: - Fingers and frames

    private func drag(at time: TimeInterval, from start: CGFloat, to end: CGFloat) -> String {
      RoomTrace.drag(at: time, from: CGPoint(x: 320, y: start), to: CGPoint(x: 320, y: end))
    }

    private func lift(at time: TimeInterval, from end: CGFloat) -> String {
      RoomTrace.lift(at: time, from: CGPoint(x: 320, y: end))
    }

    private func card(in frame: TraceFrame?) throws -> CGRect {
      try #require(frame?.place(of: "card"))
    }
  }
}
