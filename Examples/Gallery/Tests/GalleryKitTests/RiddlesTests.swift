import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with cards that turn over.
  @MainActor @Suite struct RiddlesTests {
    @Test(
      "The card turns up to its edge, the answer turns up, and grows",
      arguments: [false, true]
    )
    func stages(isRightToLeft: Bool) throws {
      let trace = try RoomTrace(
        "card-flip",
        """
        [{"t": 0, "do": "present"}, {"t": 0.02, "do": {"scrub": 0.166}}, {"t": 0.1, "do": {"scrub": 0.334}},
         {"t": 0.2, "do": {"scrub": 0.667}}, {"t": 0.3, "do": {"scrub": 0.833}}, {"t": 0.4, "do": "finish"}]
        """,
        isRightToLeft: isRightToLeft
      )

      let card = try #require(trace.frames.first?.place(of: "riddle.0.face"))
      let turning = try #require(trace.frame(at: 0.08)?.place(of: "riddle.0.face"))
      #expect(card == CGRect(x: 46, y: 229, width: 301, height: 480))
      #expect(turning.width < card.width * 0.8 && turning.width > card.width * 0.6)
      #expect(turning.height > card.height && abs(turning.midY - card.midY) < 1)
      // Its nearer edge seems farther from the axis: the trailing one, as its front turns to the leading side.
      #expect(isRightToLeft == (turning.midX < card.midX))
      let edge = trace.frame(at: 0.18)?.place(of: "riddle.0.face")
      #expect(edge.map { $0.width < 3 } ?? true)
      let flat = try #require(trace.frame(at: 0.28)?.place(of: "answer"))
      #expect(abs(flat.width - card.width) < 1 && abs(flat.midX - card.midX) < 1)
      let growing = try #require(trace.frame(at: 0.38)?.place(of: "answer"))
      #expect(growing.width > flat.width + 40 && growing.width < 380)
      #expect(trace.frames.last?.place(of: "answer") == phone)
      #expect(trace.frames.last?.status.stack == ["Who am I?", "The fox"])
    }

    @Test("The card that was paged to turns over, from where it lies", arguments: [false, true])
    func pages(isRightToLeft: Bool) throws {
      let (start, end): (CGFloat, CGFloat) = isRightToLeft ? (80, 320) : (320, 80)
      let trace = try RoomTrace(
        "card-flip",
        """
        [\(drag(at: 0, from: start, to: end)), \(lift(at: 0.2, from: end)), {"t": 2, "do": "present"},
         {"t": 4, "do": "dismiss"}]
        """,
        isRightToLeft: isRightToLeft
      )

      #expect(trace.frame(at: 3.9)?.status.stack == ["Who am I?", "The owl"])
      let card = try #require(trace.frame(at: 1.9)?.place(of: "riddle.1.face"))
      #expect(card.midX == 196.5)
      #expect(trace.frames.last?.place(of: "riddle.1.face") == card)
    }

    @Test func rotatedAnswerTurnsBackIntoTheRotatedCard() throws {
      let trace = try RoomTrace(
        "card-flip",
        """
        [{"t": 0, "do": "present"}, {"t": 2, "do": "rotate"}, {"t": 4, "do": "dismiss"}]
        """
      )

      #expect(
        trace.frame(at: 3.9)?.place(of: "answer") == CGRect(x: 0, y: 0, width: 852, height: 393)
      )
      let last = try #require(trace.frames.last?.place(of: "riddle.0.face"))
      #expect(last.midX == 426 && last.width > last.height)
      #expect(trace.frames.last?.status.stack == ["Who am I?"])
    }

    @Test func crossTurnsItBack() throws {
      let stage = try RoomStage("card-flip")
      try stage.tap("riddle.2")
      HeadlessClock.advance(by: 2)
      #expect(stage.scene.root.presentedViewController?.title == "The frog")
      try stage.tap("answer.back")
      HeadlessClock.advance(by: 2)
      #expect(stage.scene.root.presentedViewController == nil)
    }

    // MARK: - Fingers and frames

    private var phone: CGRect { CGRect(x: 0, y: 0, width: 393, height: 852) }

    private func drag(at time: TimeInterval, from start: CGFloat, to end: CGFloat) -> String {
      RoomTrace.drag(at: time, from: CGPoint(x: start, y: 500), to: CGPoint(x: end, y: 500))
    }

    private func lift(at time: TimeInterval, from end: CGFloat) -> String {
      RoomTrace.lift(at: time, from: CGPoint(x: end, y: 500))
    }
  }
}
