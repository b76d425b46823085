import Foundation
import GalleryKit
import GalleryScreens
import InterruptibleTransitions
import Testing
import UIKit

extension OnScreen {
  /// The room with two columns on a phone that is unfolded.
  @MainActor @Suite struct PilotTests {
    private static let held = CGPoint(x: 255, y: 420)

    /// Opens the first page, and drags it back to where a finger holds it.
    private static let hold =
      "{\"t\": 0, \"do\": {\"tap\": \"pilot.light.0\"}}, "
      + RoomTrace.drag(at: 1, from: CGPoint(x: 120, y: 420), to: held)

    @Test(
      "A page that a finger holds stays under it while the phone unfolds",
      arguments: [true, false]
    )
    func unfolding(isCompleted: Bool) throws {
      let goal = CGPoint(x: isCompleted ? 380 : 60, y: 420)
      let trace = try RoomTrace(
        "split",
        """
        [\(Self.hold), {"t": 1.3, "do": "fold"},
         {"t": 2, "touch": 1, "phase": "moved", "x": \(goal.x), "y": 420},
         {"t": 2.02, "touch": 1, "phase": "ended", "x": \(goal.x), "y": 420}]
        """
      )

      let before = try #require(trace.frame(at: 1.28))
      let place = try #require(before.place(of: "pilot.page.0"))
      #expect(before.status.phase == "dragging" && place.minX > 100)
      for frame in trace.frames where frame.time > 1.3 && frame.time < 1.98 {
        #expect(frame.status.phase == "dragging")
        #expect(frame.place(of: "pilot.page.0")?.minX == place.minX, "\(frame.time)")
        #expect(abs(frame.status.progress - before.status.progress) < 0.001)
        // The window uncovers the second column, which doesn't move.
        #expect(frame.place(of: "pilot.empty")?.minX ?? 393 == 393, "\(frame.time)")
      }
      let last = try #require(trace.frames.last)
      #expect(last.place(of: "pilot.lights") == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(
        last.status.stack
          == ["Lights", "No light"] + (isCompleted ? [] : ["Cape Skerrow"])
      )
      let second = last.place(of: isCompleted ? "pilot.empty" : "pilot.page.0")
      #expect(second == CGRect(x: 393, y: 0, width: 393, height: 852))
    }

    @Test("A page that a finger holds is seen again when the phone unfolds and folds meanwhile")
    func unfoldingAndFolding() throws {
      let trace = try RoomTrace(
        "split",
        """
        [\(Self.hold), {"t": 1.3, "do": "fold"}, {"t": 2, "do": "fold"},
         \(RoomTrace.lift(at: 2.8, from: Self.held))]
        """
      )

      let before = try #require(trace.frame(at: 1.28))
      let after = try #require(trace.frame(at: 2.75))
      #expect(after.status.phase == "dragging" && after.status.screen.width == 393)
      #expect(after.place(of: "pilot.page.0") == before.place(of: "pilot.page.0"))
      #expect(after.place(of: "pilot.empty") == nil)
    }

    @Test("A page of the second column goes on over the list while the phone folds")
    func folding() throws {
      let trace = try RoomTrace(
        "split",
        """
        [{"t": 0, "do": "fold"}, {"t": 0.5, "do": "push"},
         \(RoomTrace.drag(at: 1.5, from: CGPoint(x: 500, y: 420), to: CGPoint(x: 620, y: 420))),
         {"t": 1.8, "do": "fold"}, \(RoomTrace.lift(at: 2.5, from: CGPoint(x: 620, y: 420)))]
        """
      )

      let before = try #require(trace.frame(at: 1.78)).status
      let after = try #require(trace.frame(at: 2.45))
      #expect(before.phase == "dragging" && after.status.phase == "dragging")
      #expect(abs(after.status.progress - before.progress) < 0.001)
      let x = try #require(after.place(of: "pilot.page.0")).minX
      #expect(abs(x - before.progress * 393) < 2)
      let last = try #require(trace.frames.last)
      #expect(last.status.stack.first == "Lights" && !last.status.stack.contains("No light"))
    }

    @Test("At rest the pages are where they belong", arguments: [false, true])
    func resting(isRightToLeft: Bool) throws {
      let trace = try RoomTrace(
        "split",
        """
        [{"t": 0, "do": "push"}, {"t": 1, "do": "push"}, {"t": 2, "do": "fold"},
         {"t": 3, "do": "fold"}, {"t": 4, "do": "pop"}]
        """,
        isRightToLeft: isRightToLeft
      )

      let open = try #require(trace.frame(at: 2.9))
      #expect(open.status.stack == ["Lights", "No light", "Cape Skerrow", "North Holm"])
      #expect(open.place(of: "pilot.lights")?.minX == (isRightToLeft ? 393 : 0))
      #expect(open.place(of: "pilot.page.1")?.minX == (isRightToLeft ? 0 : 393))
      let folded = try #require(trace.frame(at: 3.9))
      #expect(folded.status.stack == ["Lights", "Cape Skerrow", "North Holm"])
      #expect(
        folded.place(of: "pilot.page.1") == CGRect(x: 0, y: 0, width: 393, height: 852)
      )
      #expect(trace.frames.last?.status.stack == ["Lights", "Cape Skerrow"])
    }

    @Test("The open phone uncovers columns that are in place", arguments: [true, false])
    func columnsInPlace(isInFlight: Bool) throws {
      let stage = try RoomStage("split")
      stage.perform(.push)
      HeadlessClock.advance(by: isInFlight ? 0.1 : 1)
      if isInFlight { stage.scene.transition.pause() }
      HeadlessScreen.resize(to: CGSize(width: 786, height: 852))
      for _ in 0..<12 {
        HeadlessClock.advance(frames: 2)
        let frames = stage.scene.root.children.map { $0.view.layer.presentation()?.frame }
        let column = CGRect(x: 0, y: 0, width: 393, height: 852)
        #expect(frames == [column, column.offsetBy(dx: 393, dy: 0)])
        let empty = HeadlessLayerTree.shown.sightings.last { $0.identifier == "pilot.empty" }
        #expect(!isInFlight || empty?.frame == column.offsetBy(dx: 393, dy: 0))
      }
    }

    @Test("Both columns move at once")
    func bothColumns() throws {
      let stage = try RoomStage("split")
      stage.perform(.push)
      HeadlessClock.advance(by: 1)
      HeadlessTouch.send(phase: .began, at: CGPoint(x: 100, y: 420))
      for x in [130, 200, 255] as [CGFloat] {
        HeadlessClock.advance(frames: 2)
        HeadlessTouch.send(phase: .moved, at: CGPoint(x: x, y: 420))
      }
      HeadlessScreen.resize(to: CGSize(width: 786, height: 852))
      HeadlessClock.advance(by: 0.5)
      stage.perform(.push)
      HeadlessClock.advance(by: 0.05)

      #expect(stage.scene.transition.flights.count == 2)
      HeadlessClock.advance(by: 1)
      #expect(stage.scene.transition.flights.map(\.phase) == [.dragging])
      HeadlessTouch.send(phase: .ended, at: CGPoint(x: 255, y: 420))
      HeadlessClock.advance(by: 1)
      #expect(stage.scene.transition.flights.isEmpty)
      #expect(stage.scene.root.children.count == 2)
    }
  }
}
