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

    @Test("A drag from the leading edge turns it back under the finger", arguments: [false, true])
    func dragBack(isRightToLeft: Bool) throws {
      let (start, end): (CGFloat, CGFloat) = isRightToLeft ? (390, 60) : (3, 333)
      let trace = try RoomTrace(
        "card-flip",
        """
        [{"t": 0, "do": {"tap": "riddle.0"}}, \(drag(at: 2, from: start, to: end)),
         \(lift(at: 2.6, from: end))]
        """,
        isRightToLeft: isRightToLeft
      )

      let held = try #require(trace.frame(at: 2.5))
      #expect(held.status.phase == "dragging")
      #expect(abs(held.status.progress - 330.0 / 393) < 0.04)
      let last = try #require(trace.frames.last)
      #expect(last.status.stack == ["Who am I?"])
      #expect(last.place(of: "riddle.0.face") == trace.frames.first?.place(of: "riddle.0.face"))
      #expect(last.place(of: "answer") == nil)
    }

    @Test func shortDragLeavesTheAnswer() throws {
      let trace = try RoomTrace(
        "card-flip",
        """
        [{"t": 0, "do": {"tap": "riddle.0"}}, \(drag(at: 2, from: 3, to: 90)), \(lift(at: 2.6, from: 90))]
        """
      )

      #expect(trace.count("start") == 2 && trace.count("hand-off") == 1)
      #expect(trace.frames.last?.status.stack == ["Who am I?", "The fox"])
      #expect(trace.frames.last?.place(of: "answer") == phone)
    }

    @Test("Caught three times in flight, it goes on without a jump", arguments: [false, true])
    func caughtThreeTimes(isRightToLeft: Bool) throws {
      // Below the cards, which keep their touches when the way leads back to them.
      let x = { (way: CGFloat) in CGPoint(x: isRightToLeft ? 200 - way : 200 + way, y: 790) }
      let trace = try RoomTrace(
        "card-flip",
        """
        [{"t": 0, "do": "present"},
         \(RoomTrace.drag(at: 0.25, from: x(0), to: x(30))), \(RoomTrace.lift(at: 0.37, from: x(30))),
         \(RoomTrace.drag(at: 0.42, from: x(0), to: x(-60))), \(RoomTrace.lift(at: 0.54, from: x(-60))),
         \(RoomTrace.drag(at: 0.58, from: x(40), to: x(-80))), \(RoomTrace.lift(at: 0.7, from: x(-80)))]
        """,
        isRightToLeft: isRightToLeft
      )

      #expect(trace.count("catch") == 3)
      #expect(trace.count("hand-off") == 3)
      #expect(trace.frames.last?.status.stack == ["Who am I?", "The fox"])
      let places = trace.frames.map(\.status.progress)
      #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) < 0.12 || $1 == 0 })
    }

    @Test("Tapped in flight, it turns back", arguments: [0.1, 0.2, 0.35])
    func tapReverses(time: TimeInterval) throws {
      let trace = try RoomTrace(
        "card-flip",
        """
        [{"t": 0, "do": {"tap": "riddle.0"}},
         {"t": \(time), "touch": 1, "phase": "began", "x": 100, "y": 780},
         {"t": \(time + 0.05), "touch": 1, "phase": "ended", "x": 100, "y": 780}]
        """
      )

      #expect(trace.count("catch") == 1)
      #expect(trace.frames.last?.status.stack == ["Who am I?"])
      #expect(
        trace.frames.last?.place(of: "riddle.0.face")
          == trace.frames.first?.place(of: "riddle.0.face")
      )
    }

    @Test func withReduceMotionTheAnswerFadesInPlace() throws {
      let trace = try RoomTrace(
        "card-flip",
        """
        [{"t": 0, "do": {"reduceMotion": true}}, {"t": 0.1, "do": "present"}, {"t": 0.2, "do": "reverse"}]
        """
      )

      #expect(Set(trace.frames.compactMap { $0.place(of: "answer")?.width }) == [393])
      #expect(
        Set(trace.frames.compactMap { $0.place(of: "riddle.0.face")?.width }) == [301]
      )
      #expect(trace.count("turn") == 1)
      #expect(trace.frames.last?.status.stack == ["Who am I?"])
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

    @Test func nightDarkensTheTableAndTheAnswers() throws {
      let stage = try RoomStage("card-flip")
      let day = stage.named("riddles").first?.backgroundColor
      try stage.tap("riddles.night")
      stage.perform(.present)
      HeadlessClock.advance(by: 2)
      let night = stage.named("answer").first?.backgroundColor
      stage.perform(.dismiss)
      HeadlessClock.advance(by: 2)

      #expect(stage.named("riddles").first?.backgroundColor != day)
      try stage.tap("riddles.night")
      stage.perform(.present)
      HeadlessClock.advance(by: 2)
      #expect(stage.named("answer").first?.backgroundColor != night)
      #expect(night != nil)
    }

    @Test("Afterwards everything is as it was, and the answer is freed", arguments: [true, false])
    func nothingIsLeft(isCancelled: Bool) throws {
      let stage = try RoomStage("card-flip")
      let window = try #require(stage.scene.root.view.window)
      let views = stage.all(in: window).count
      stage.perform(.present)
      HeadlessClock.advance(by: isCancelled ? 0.1 : 2)
      weak var answer: UIViewController?
      answer = stage.scene.root.presentedViewController
      #expect(answer != nil)

      stage.perform(.dismiss)
      HeadlessClock.advance(by: 2)

      #expect(answer == nil)
      #expect(stage.all(in: window).count == views)
      let face = try #require(stage.named("riddle.0.face").first)
      #expect(CATransform3DIsIdentity(face.transform3D) && face.layer.zPosition == 0)
      #expect(stage.scene.root.view.frame == phone)
    }

    @Test(
      "Pressed in flight, dismiss, present and dismiss end dismissed",
      arguments: [0.02, 0.1, 0.3]
    )
    func dismissPresentDismiss(pause: TimeInterval) throws {
      let stage = try RoomStage("card-flip")
      stage.perform(.present)
      HeadlessClock.advance(by: 2)
      for kind in [RoomMove.Kind.dismiss, .present, .dismiss] {
        stage.perform(kind)
        HeadlessClock.advance(by: pause)
      }
      HeadlessClock.advance(by: 2)

      #expect(stage.scene.root.presentedViewController == nil)
      #expect(stage.scene.transition.phase == .idle)
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
