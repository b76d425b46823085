import Foundation
import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// Rooms without the framework: what is different there.
  @MainActor @Suite struct CompanionTests {
    private static let middle = CGPoint(x: 196, y: 420)

    private func tap(at time: TimeInterval) -> String {
      """
      {"t": \(time), "touch": 1, "phase": "began", "x": 196, "y": 420},
      {"t": \(time + 0.03), "touch": 1, "phase": "ended", "x": 196, "y": 420}
      """
    }

    private func drag(at time: TimeInterval, from start: CGPoint, to end: CGPoint) -> String {
      "\(RoomTrace.drag(at: time, from: start, to: end)), \(RoomTrace.lift(at: time + 0.11, from: end))"
    }

    @Test func roomsThatHaveCompanions() {
      let variants = Catalog.rooms.filter { !$0.variants.isEmpty }.map { room in
        "\(room.id): \(room.variants.map(\.rawValue).joined(separator: ", "))"
      }
      #expect(
        variants == [
          "push: system, percentDriven", "modal: system, percentDriven", "tabs: system",
          "full-screen-pop: system, percentDriven",
        ]
      )
    }

    @Test("A room without the variant is shown with the framework", arguments: RoomVariant.allCases)
    func noVariant(variant: RoomVariant) throws {
      let room = try Room.named("container")
      #expect(room.make(variant).companion == nil)
    }

    // MARK: - A push

    @Test(
      "The progress of a push is what is seen, from its start to its end",
      arguments: RoomVariant.allCases,
      ["push", "full-screen-pop"]
    )
    func progress(variant: RoomVariant, room: String) throws {
      let trace = try RoomTrace(room, #"[{"t": 0, "do": "push"}]"#, variant: variant)
      let moving = trace.frames.filter { $0.status.phase == "settling(end)" }
      #expect(moving.count > 20)
      let progress = moving.map(\.status.progress)
      #expect(zip(progress, progress.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(progress.first.map { $0 < 0.2 } == true)
      #expect(progress.last.map { $0 > 0.9 } == true)
      let middle = try #require(moving.first { $0.status.progress > 0.4 })
      let page = try #require(middle.place(of: room == "push" ? "detail" : "zone.200"))
      #expect(abs(1 - page.minX / 393 - middle.status.progress) < 0.001)
      #expect(trace.frames.last?.status.phase == "idle")
      #expect(trace.frames.last?.status.progress == 1)
      #expect(trace.frames.last?.status.stack.count == 2)
      #expect(trace.count("start") == 1)
      #expect(trace.count("rest") == 1)
    }

    @Test(
      "A tap in mid-push reverses it with the framework only",
      arguments: ["push", "full-screen-pop"]
    )
    func tapInFlight(room: String) throws {
      let input = #"[{"t": 0, "do": "push"}, \#(tap(at: 0.06))]"#
      #expect(try RoomTrace(room, input).frames.last?.status.stack.count == 1)
      for variant in RoomVariant.allCases {
        let trace = try RoomTrace(room, input, variant: variant)
        let alone = try RoomTrace(room, #"[{"t": 0, "do": "push"}]"#, variant: variant)
        #expect(trace.frames.last?.status.stack.count == 2)
        #expect(trace.count("catch") == 0)
        let count = alone.frames.count { $0.status.phase != "idle" }
        #expect(
          trace.frames.prefix(count).map(\.status.progress)
            == alone.frames.prefix(count).map(\.status.progress)
        )
      }
    }

    @Test("A finger in mid-push holds the page with the framework only")
    func holdInFlight() throws {
      let input = """
        [{"t": 0, "do": "push"}, {"t": 0.06, "touch": 1, "phase": "began", "x": 196, "y": 420},
         {"t": 0.5, "touch": 1, "phase": "ended", "x": 196, "y": 420}]
        """
      let held = try RoomTrace("push", input)
      let (early, late) = (held.frame(at: 0.08)?.status, held.frame(at: 0.45)?.status)
      #expect(early?.progress == late?.progress)
      for variant in RoomVariant.allCases {
        let trace = try RoomTrace("push", input, variant: variant)
        let (early, late) = (trace.frame(at: 0.08)?.status, trace.frame(at: 0.45)?.status)
        #expect(try #require(late?.progress) > (try #require(early?.progress)) + 0.1)
      }
    }

    @Test("Back is ignored in mid-push without the framework", arguments: RoomVariant.allCases)
    func backInFlight(variant: RoomVariant) throws {
      let input = #"[{"t": 0, "do": "push"}, {"t": 0.06, "do": "pop"}]"#
      #expect(try RoomTrace("push", input).frames.last?.status.stack.count == 1)
      let trace = try RoomTrace("push", input, variant: variant)
      #expect(trace.frames.last?.status.stack.count == 2)
    }

    // MARK: - A pop under a finger

    @Test("A finger pops the page from the edge in every variant", arguments: RoomVariant.allCases)
    func swipe(variant: RoomVariant) throws {
      let trace = try RoomTrace(
        "push",
        """
        [{"t": 0, "do": "push"},
         \(drag(at: 1.5, from: CGPoint(x: 5, y: 420), to: CGPoint(x: 300, y: 420)))]
        """,
        variant: variant
      )
      let dragged = trace.frames.filter { $0.status.phase == "dragging" }
      #expect(dragged.count > 5)
      let middle = try #require(trace.frame(at: 1.56)).status
      #expect(middle.phase == "dragging")
      #expect((0.2...0.8).contains(middle.progress))
      #expect(trace.frames.last?.status.stack.count == 1)
    }

    @Test func speedAtTheReleaseIsLostInAPercentDrivenTransition() throws {
      func jump(_ variant: RoomVariant?) throws -> CGFloat {
        // Over three quarters of the way, and let go while it moves.
        let moves = (0...30).map { step in
          let phase = step == 0 ? "began" : "moved"
          return
            "{\"t\": \(1.5 + Double(step) / 120), \"touch\": 1, \"phase\": \"\(phase)\", \"x\": \(5 + 10 * step), \"y\": 420}"
        }
        let trace = try RoomTrace(
          "push",
          """
          [{"t": 0, "do": "push"}, \(moves.joined(separator: ", ")),
           {"t": 1.75, "touch": 1, "phase": "ended", "x": 305, "y": 420}]
          """,
          variant: variant
        )
        let release = try #require(trace.frames.lastIndex { $0.status.phase == "dragging" })
        let progress = trace.frames.map(\.status.progress)
        // The first frame after the release depends on when in it the finger was lifted.
        return (progress[release + 2] - progress[release + 1])
          / (progress[release] - progress[release - 1])
      }
      #expect(abs(try jump(nil) - 1) < 0.1)
      #expect(try jump(.percentDriven) > 1.4)
    }

    @Test func systemsSwipeDoesNothingWithoutABar() throws {
      let input = """
        [{"t": 0, "do": "push"},
         \(drag(at: 1.5, from: CGPoint(x: 5, y: 120), to: CGPoint(x: 300, y: 120)))]
        """
      #expect(try RoomTrace("full-screen-pop", input).frames.last?.status.stack.count == 1)
      for (variant, count) in [(RoomVariant.percentDriven, 1), (.system, 2)] {
        let trace = try RoomTrace("full-screen-pop", input, variant: variant)
        #expect(trace.frames.last?.status.stack.count == count)
      }
    }

    // MARK: - Tabs

    @Test func tabOfTheSystemIsThereAtOnce() throws {
      let trace = try RoomTrace("tabs", #"[{"t": 0, "do": {"select": 1}}]"#, variant: .system)
      #expect(trace.frames.allSatisfy { $0.status.phase == "idle" })
      #expect(trace.frames.allSatisfy { $0.status.stack == ["Week"] })
      let marks = trace.frames.compactMap { $0.place(of: "weather.mark")?.midX }
      #expect(Set(marks) == [393 * 1.5 / 4])
    }

    @Test func panSwitchesTabsWithTheFrameworkOnly() throws {
      let input = "[\(drag(at: 0, from: CGPoint(x: 350, y: 200), to: CGPoint(x: 60, y: 200)))]"
      #expect(try RoomTrace("tabs", input).frames.last?.status.stack == ["Week"])
      let trace = try RoomTrace("tabs", input, variant: .system)
      #expect(trace.frames.last?.status.stack == ["Today"])
    }

    // MARK: - Presentations

    @Test(
      "A presentation runs on under a finger without the framework",
      arguments: RoomVariant.allCases
    )
    func presentation(variant: RoomVariant) throws {
      let input = #"[{"t": 0, "do": "present"}, \#(tap(at: 0.1))]"#
      #expect(try RoomTrace("modal", input).frames.last?.status.stack == ["Records"])
      let trace = try RoomTrace("modal", input, variant: variant)
      #expect(trace.frames.last?.status.stack == ["Records", "Now playing"])
      let progress = trace.frames.filter { $0.status.phase == "settling(end)" }.map(
        \.status.progress
      )
      #expect(progress.count > 20)
      #expect(zip(progress, progress.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("A pan down dismisses in every variant", arguments: RoomVariant.allCases)
    func dismissal(variant: RoomVariant) throws {
      let trace = try RoomTrace(
        "modal",
        """
        [{"t": 0, "do": "present"},
         \(drag(at: 1.5, from: CGPoint(x: 196, y: 120), to: CGPoint(x: 196, y: 700)))]
        """,
        variant: variant
      )
      #expect(trace.frames.contains { $0.status.phase == "dragging" })
      #expect(trace.frames.last?.status.stack == ["Records"])
    }

    @Test(
      "Nothing is caught on its way down without the framework",
      arguments: RoomVariant.allCases
    )
    func dismissalInFlight(variant: RoomVariant) throws {
      let input = #"[{"t": 0, "do": "present"}, {"t": 1.5, "do": "dismiss"}, \#(tap(at: 1.56))]"#
      #expect(try RoomTrace("modal", input).frames.last?.status.stack.count == 2)
      let trace = try RoomTrace("modal", input, variant: variant)
      #expect(trace.frames.last?.status.stack == ["Records"])
      #expect(trace.count("catch") == 0)
    }

    @Test("Cards come and go in every variant", arguments: RoomVariant.allCases)
    func cards(variant: RoomVariant) throws {
      let calls = ["present", "present", "dismiss", "dismiss"].enumerated().map {
        "{\"t\": \(Double($0) * 1.5), \"do\": \"\($1)\"}"
      }
      let trace = try RoomTrace("modal", "[\(calls.joined(separator: ", "))]", variant: variant)
      #expect(trace.frame(at: 1.4)?.status.stack.count == 2)
      #expect(trace.frame(at: 2.9)?.status.stack.count == 3)
      #expect(trace.frames.last?.status.stack == ["Records"])
      #expect(HeadlessLog.refused == [])
    }

    // MARK: - Sessions

    @Test("A room without the framework can't be tuned", arguments: RoomVariant.allCases)
    func tuning(variant: RoomVariant) throws {
      var settings = RoomSettings()
      settings.variant = variant
      let session = RoomSession(try .named("push"), settings: settings)
      let error = #expect(throws: GalleryFailure.self) {
        try session.perform(.tune(.object(["springResponse": .int(1)])))
      }
      #expect(error?.description == "this phone has no InterruptibleTransition to tune")
      #expect(session.tuningMessage["tuning"]?["controls"] == .array([]))
    }

    @Test("Pages that have gone are freed", arguments: RoomVariant.allCases)
    func leaks(variant: RoomVariant) throws {
      var settings = RoomSettings()
      settings.variant = variant
      let session = RoomSession(try .named("push"), settings: settings)
      try session.perform(.move(.push))
      HeadlessClock.advance(by: 1.5)
      weak let page = (session.scene.root as? UINavigationController)?.topViewController
      #expect(page != nil)
      try session.perform(.move(.pop))
      HeadlessClock.advance(by: 1.5)
      #expect(session.isAtRest)
      #expect(page == nil)
    }
  }
}
