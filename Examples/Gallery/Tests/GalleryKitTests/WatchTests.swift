import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// The room with a custom container.
  @MainActor @Suite struct WatchTests {
    @Test func watchIsOnItsEdgeHalfway() throws {
      let trace = try RoomTrace(
        "container",
        """
        [{"t": 0, "do": "push"}, {"t": 0.05, "do": {"scrub": 0.25}}, {"t": 0.1, "do": {"scrub": 0.5}},
         {"t": 0.15, "do": {"scrub": 0.75}}, {"t": 0.2, "do": "finish"}]
        """
      )

      let (quarter, half, rest) = (trace.frame(at: 0.08), trace.frame(at: 0.12), trace.frames.last)
      #expect(try #require(quarter?.place(of: "face.Zürich")).width > 150)
      #expect(try #require(quarter?.place(of: "face.Lisbon")).width < 1)
      #expect(try #require(half?.place(of: "face.Zürich")).width < 1)
      #expect(try #require(half?.place(of: "face.Lisbon")).width < 1)
      let threeQuarters = try #require(trace.frame(at: 0.18))
      #expect(try #require(threeQuarters.place(of: "face.Lisbon")).width > 150)
      #expect(rest?.place(of: "face.Lisbon") == rest?.place(of: "watch.socket"))
      #expect(rest?.place(of: "face.Zürich") == nil)
    }

    @Test func dragTurnsItBothWaysInBothLayoutDirections() throws {
      for isRightToLeft in [false, true] {
        for goesOn in [false, true] {
          let (left, right) = (CGPoint(x: 60, y: 360), CGPoint(x: 340, y: 360))
          let (start, end) = goesOn == isRightToLeft ? (left, right) : (right, left)
          let trace = try RoomTrace(
            "container",
            "[\(RoomTrace.drag(at: 0, from: start, to: end)), \(RoomTrace.lift(at: 0.5, from: end))]",
            isRightToLeft: isRightToLeft
          )

          #expect(trace.frame(at: 0.3)?.status.phase == "dragging")
          #expect(trace.frames.last?.status.stack == [goesOn ? "Lisbon" : "Jaipur"])
        }
      }
    }

    @Test func queuedTurnsRunInOrder() throws {
      let trace = try RoomTrace(
        "container",
        """
        [{"t": 0, "do": "push"}, {"t": 0.05, "do": "push"}, {"t": 0.1, "do": "push"}]
        """
      )

      #expect(trace.count("start") == 3)
      #expect(trace.frames.last?.status.stack == ["Osaka"])
    }

    @Test func reversalWithAQueuedTurnLeavesNothingBehind() throws {
      let trace = try RoomTrace(
        "container",
        """
        [{"t": 0, "do": "push"}, {"t": 0.15, "do": "push"}, {"t": 0.17, "do": "reverse"},
         {"t": 2, "do": "pop"}]
        """
      )

      #expect(trace.frame(at: 1.9)?.status.stack == ["Nuuk"])
      #expect(trace.frames.last?.status.stack == ["Lisbon"])
      #expect(!trace.frames.flatMap(\.events).contains { $0.text.contains("Unbalanced") })
    }

    @Test func backReversesATurnInFlight() throws {
      let trace = try RoomTrace(
        "container",
        "[{\"t\": 0, \"do\": \"push\"}, {\"t\": 0.1, \"do\": \"pop\"}, {\"t\": 1, \"do\": \"push\"}]"
      )

      #expect(trace.count("turn") == 1)
      #expect(trace.frame(at: 0.95)?.status.stack == ["Zürich"])
      #expect(trace.frames.last?.status.stack == ["Lisbon"])
    }

    @Test func onlyTheShownSideIsAChild() throws {
      let stage = try RoomStage("container")
      #expect(stage.scene.root.children.map(\.title) == ["Zürich"])

      stage.perform(.push)
      HeadlessClock.advance(by: 0.1)
      #expect(stage.scene.root.children.map(\.title) == ["Zürich", "Lisbon"])

      stage.perform(.pop)
      HeadlessClock.advance(by: 2)
      #expect(stage.scene.root.children.map(\.title) == ["Zürich"])
    }

    @Test func shownSideAppearsAndDisappearsWithTheWatch() throws {
      let stage = try RoomStage("container")
      let screen = UIViewController()
      screen.modalPresentationStyle = .fullScreen
      HeadlessLog.forget()

      stage.scene.root.present(screen, animated: false)
      HeadlessClock.advance(by: 1)
      screen.dismiss(animated: false)
      HeadlessClock.advance(by: 1)

      let calls = HeadlessLog.texts.filter { $0.hasPrefix("Zürich.view") }
      #expect(
        calls == [
          "Zürich.viewWillDisappear(false)", "Zürich.viewDidDisappear(false)",
          "Zürich.viewWillAppear(false)", "Zürich.viewIsAppearing(false)",
          "Zürich.viewDidAppear(false)",
        ]
      )
    }

    @Test func crownTurnsIt() throws {
      let trace = try RoomTrace("container", "[{\"t\": 0, \"do\": {\"tap\": \"watch.crown\"}}]")

      #expect(trace.frames.last?.status.stack == ["Lisbon"])
    }

    @Test func sideFitsARotatedPhone() throws {
      let trace = try RoomTrace(
        "container",
        "[{\"t\": 0, \"do\": \"push\"}, {\"t\": 0.1, \"do\": \"rotate\"}]"
      )

      let last = try #require(trace.frames.last)
      #expect(last.status.stack == ["Lisbon"])
      #expect(last.place(of: "face.Lisbon") == last.place(of: "watch.socket"))
      #expect(try #require(last.place(of: "watch.socket")).width == 283)
    }
  }
}
