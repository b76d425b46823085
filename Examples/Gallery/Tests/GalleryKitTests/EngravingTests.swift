import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with a transition context.
  @MainActor @Suite struct EngravingTests {
    @Test("While a push runs, everything that its context says is on the plate")
    func push() throws {
      let stage = try RoomStage("context")
      #expect(stage.text("context.in flight.value") == "false")
      #expect(stage.text("context.viewController.from") == "–")
      stage.perform(.push)
      HeadlessClock.advance(by: 0.08)

      #expect(stage.text("context.viewController.from") == "Rosette")
      #expect(stage.text("context.viewController.to") == "Trochoid")
      #expect(stage.text("context.initialFrame.from") == "337 × 300 at 0, 0")
      #expect(stage.text("context.initialFrame.to") == "zero")
      #expect(stage.text("context.finalFrame.from") == "zero")
      #expect(stage.text("context.finalFrame.to") == "337 × 300 at 0, 0")
      #expect(stage.text("context.containerView.value") == "337 × 300 pt")
      #expect(stage.text("context.presentationStyle.value") == ".none")
      #expect(stage.text("context.targetTransform.value") == "identity")
      #expect(stage.text("context.isAnimated.value") == "true")
      #expect(stage.text("context.isInteractive.value") == "false")
      #expect(stage.text("context.transitionWasCancelled.value") == "false")
      #expect(stage.text("context.in flight.value") == "true")

      HeadlessClock.advance(by: 2)
      #expect(stage.text("context.in flight.value") == "false")
      #expect(stage.text("context.viewController.to") == "Trochoid")
      #expect(stage.text("context.complete") != "–")
      #expect(stage.text("context.cancel") == "–")
    }

    @Test("The chart shows the calls that the context has received, and when")
    func calls() throws {
      let stage = try RoomStage("context")
      HeadlessLog.forget()
      stage.perform(.push)
      for step in ["pause", "reverse", "pop", "push", "pop", "wait"] {
        HeadlessClock.advance(by: step == "wait" ? 2 : 0.03)
        switch step {
        case "pause": stage.scene.transition.pause()
        case "reverse": stage.scene.transition.reverse()
        case "pop": stage.perform(.pop)
        case "push": stage.perform(.push)
        default: break
        }
        HeadlessClock.advance(by: 0.02)

        let calls = HeadlessLog.entries.filter { $0.text.hasPrefix("context.") }
        for name in ["pause", "finish", "cancel", "complete"] {
          let last = calls.last { $0.text.hasPrefix("context.\(name)") }
          let shown = try #require(stage.text("context.\(name)"))
          #expect((last == nil) == (shown == "–"), "\(name) after \(step)")
          guard let last, let first = Double(shown.dropLast(2)) else { continue }
          #expect(abs(last.time - 0.1 - first) < 0.03, "\(name) after \(step)")
        }
      }
      #expect(stage.text("context.complete") != "–")
    }

    @Test("A finger lights the lamp, and its updates are on the chart", arguments: [false, true])
    func caught(isRightToLeft: Bool) throws {
      let stage = try RoomStage("context", isRightToLeft: isRightToLeft)
      stage.perform(.push)
      HeadlessClock.advance(by: 0.06)
      for (index, end) in [170, 230, 120].enumerated() {
        HeadlessTouch.send(phase: .began, at: CGPoint(x: 200, y: 280))
        HeadlessClock.advance(by: 0.05)
        HeadlessTouch.send(phase: .moved, at: CGPoint(x: CGFloat(end), y: 280))
        HeadlessClock.advance(by: 0.05)
        #expect(stage.text("context.isInteractive.value") == "true")
        #expect(stage.text("context.pause") != "–")
        let percent = Int((stage.scene.transition.progress * 100).rounded())
        #expect(stage.text("context.update") == "\(percent) %")
        HeadlessTouch.send(phase: .ended, at: CGPoint(x: CGFloat(end), y: 280))
        HeadlessClock.advance(by: 0.01)
        #expect(stage.text("context.isInteractive.value") == "false", "release \(index)")
        HeadlessClock.advance(by: 0.02)
      }
      HeadlessClock.advance(by: 2)
      #expect(stage.scene.transition.phase == .idle)
    }

    @Test func reversedPushIsCancelled() throws {
      let stage = try RoomStage("context")
      stage.perform(.push)
      HeadlessClock.advance(by: 0.08)
      stage.perform(.pop)
      HeadlessClock.advance(by: 0.02)
      #expect(stage.text("context.transitionWasCancelled.value") == "true")
      #expect(stage.text("context.cancel") == stage.text("context.pause"))
      HeadlessClock.advance(by: 2)

      #expect(stage.text("context.transitionWasCancelled.value") == "true")
      #expect(stage.named("rosette.0").count == 1)
      #expect(stage.named("rosette.1").isEmpty)
    }

    @Test("A drag pushes and pops, in both directions of the layout", arguments: [false, true])
    func drags(isRightToLeft: Bool) throws {
      let (near, far): (CGFloat, CGFloat) = isRightToLeft ? (90, 300) : (300, 90)
      let trace = try RoomTrace(
        "context",
        """
        [\(drag(at: 0, from: near, to: far)), \(lift(at: 0.2, from: far)),
         \(drag(at: 1.5, from: far, to: near)), \(lift(at: 1.7, from: near))]
        """,
        isRightToLeft: isRightToLeft
      )

      #expect(trace.frame(at: 1.4)?.status.stack == ["Rosette", "Trochoid"])
      #expect(trace.frames.last?.status.stack == ["Rosette"])
      let held = try #require(trace.frame(at: 0.18))
      #expect(held.status.phase == "dragging")
      // The pages stay on the stage.
      let place = try #require(held.place(of: "rosette.1"))
      #expect(isRightToLeft ? place.maxX < 300 : place.minX > 100)
    }

    @Test func rotationPutsTheFiguresBesideTheStage() throws {
      let trace = try RoomTrace("context", #"[{"t": 0, "do": "rotate"}, {"t": 1, "do": "push"}]"#)

      let last = try #require(trace.frames.last)
      let (stage, calls) = try (
        #require(last.place(of: "plate.stage")), #require(last.place(of: "context.calls"))
      )
      #expect(stage.maxX + 20 < calls.minX)
      #expect(last.place(of: "rosette.1") == stage)
      #expect(calls.maxY < 393)
    }

    // MARK: - Fingers

    private func drag(at time: TimeInterval, from start: CGFloat, to end: CGFloat) -> String {
      RoomTrace.drag(at: time, from: CGPoint(x: start, y: 280), to: CGPoint(x: end, y: 280))
    }

    private func lift(at time: TimeInterval, from end: CGFloat) -> String {
      RoomTrace.lift(at: time, from: CGPoint(x: end, y: 280))
    }
  }
}

extension RoomStage {
  /// Returns the text of a label.
  fileprivate func text(_ name: String) -> String? {
    (named(name).first as? UILabel)?.text
  }
}
