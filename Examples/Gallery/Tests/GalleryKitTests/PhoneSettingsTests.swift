import GalleryKit
import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// Runs with rotation, right-to-left layout and Reduce Motion.
  @MainActor @Suite struct PhoneSettingsTests {
    private let upright = CGSize(width: 393, height: 852)
    private let onItsSide = CGSize(width: 852, height: 393)

    @Test func phoneRotatesToLandscapeAndBack() throws {
      let frames = try run("[{\"t\": 0, \"do\": \"rotate\"}, {\"t\": 0.6, \"do\": \"rotate\"}]")

      let middle = try #require(frames.first { $0.time >= 0.15 })
      #expect(middle.status.screen.width > 450 && middle.status.screen.width < 800)
      #expect(frames.first { $0.time >= 0.5 }?.status.screen == onItsSide)
      #expect(frames.last?.status.screen == upright)
    }

    @Test func phoneUnfoldsAndFoldsAgain() throws {
      let frames = try run("[{\"t\": 0, \"do\": \"fold\"}, {\"t\": 0.6, \"do\": \"fold\"}]")

      let middle = try #require(frames.first { $0.time >= 0.15 })
      #expect(middle.status.screen.width > 450 && middle.status.screen.width < 750)
      let open = try #require(frames.first { $0.time >= 0.5 }).status
      #expect(open.screen == CGSize(width: 786, height: 852) && !open.hasPhoneSize)
      #expect(frames.last?.status.screen == upright)
      #expect(frames.last?.status.hasPhoneSize == true)
    }

    @Test func phoneUnfoldsAlongItsLongerSideInLandscape() throws {
      let frames = try run("[{\"t\": 0, \"do\": \"rotate\"}, {\"t\": 0.5, \"do\": \"fold\"}]")

      #expect(frames.last?.status.screen == CGSize(width: 852, height: 786))
    }

    @Test func foldBringsAResizedPhoneBackToItsOwnSize() throws {
      let frames = try run(
        """
        [{"t": 0, "do": {"resize": [500, 700]}}, {"t": 0.1, "do": "rotate"},
         {"t": 0.6, "do": "fold"}]
        """
      )

      let resized = try #require(frames.first).status
      #expect(resized.screen == CGSize(width: 500, height: 700) && !resized.hasPhoneSize)
      #expect(
        frames.first { $0.time >= 0.5 }?.status.screen == CGSize(width: 700, height: 500)
      )
      #expect(frames.last?.status.screen == onItsSide)
    }

    @Test("A page that a finger holds keeps its progress while the screen gets another size")
    func heldPage() throws {
      let start = CGPoint(x: 3, y: 300)
      let held = CGPoint(x: 200, y: 300)
      let resizes = [["\"fold\""], ["{\"resize\": [600, 700]}", "{\"resize\": [300, 500]}"]]
      for calls in resizes {
        let steps = calls.enumerated().map { "{\"t\": \(1.5 + 0.1 * Double($0)), \"do\": \($1)}" }
        let frames = try RoomTrace(
          "push",
          """
          [{"t": 0, "do": "push"}, \(RoomTrace.drag(at: 1.2, from: start, to: held)),
           \(steps.joined(separator: ", ")), \(RoomTrace.lift(at: 2.5, from: held))]
          """
        ).frames

        let before = try #require(frames.last { $0.time < 1.49 }).status
        #expect(before.phase == "dragging" && before.progress > 0.3)
        let after = frames.filter { $0.time > 1.5 && $0.time < 2.49 }.map(\.status)
        #expect(
          after.allSatisfy { $0.phase == "dragging" && abs($0.progress - before.progress) < 0.001 }
        )
        #expect(after.last?.screen != upright)
      }
    }

    @Test func tapHitsTheVisibleViewInLandscape() throws {
      let frames = try run(
        "[{\"t\": 0, \"do\": \"rotate\"}, {\"t\": 0.5, \"do\": {\"tap\": \"card.5\"}}]"
      )

      #expect(frames.last?.status.stack == ["Guide", "Lake Hallin"])
    }

    @Test func roomIsCreatedForItsLayoutDirection() throws {
      let left = try run("[]").first.flatMap { card(in: $0) }
      let right = try run("[]", RoomSettings(isRightToLeft: true)).first.flatMap { card(in: $0) }

      #expect(try #require(left).midX + #require(right).midX == upright.width)
    }

    @Test func newDirectionCreatesTheRoomAgain() throws {
      let frames = try run(
        """
        [{"t": 0, "do": "rotate"}, {"t": 0.4, "do": "push"}, {"t": 0.5, "do": "pause"},
         {"t": 0.6, "do": {"rightToLeft": true}}, {"t": 0.6, "do": "push"},
         {"t": 0.7, "do": "pause"}, {"t": 0.8, "do": "resume"}]
        """
      )

      let before = try #require(frames.last { $0.time < 0.601 })
      #expect(before.status.phase == "paused")
      let after = try #require(frames.first { $0.time > 0.601 })
      #expect(after.status.screen == upright)
      #expect(after.status.phase == "settling(end)")
      #expect(after.status.progress < 0.1)
      let detail = try #require(frames.first { $0.time > 0.75 }?.place(of: "detail"))
      #expect(detail.minX < 0)
      #expect(frames.map(\.time) == frames.indices.map { Double($0) / 120 })
      #expect(frames.last?.status.stack.count == 2)
    }

    @Test func currentDirectionChangesNothing() throws {
      let frames = try run(
        "[{\"t\": 0, \"do\": \"push\"}, {\"t\": 0.1, \"do\": {\"rightToLeft\": false}}]"
      )

      #expect(frames.last?.status.stack.count == 2)
    }

    @Test func touchesAreLostWhenTheRoomIsCreatedAgain() throws {
      let frames = try run(
        """
        [{"t": 0, "touch": 1, "phase": "began", "x": 200, "y": 300},
         {"t": 0.1, "do": {"rightToLeft": true}},
         {"t": 0.2, "touch": 1, "phase": "moved", "x": 210, "y": 300},
         {"t": 0.3, "touch": 1, "phase": "ended", "x": 210, "y": 300}]
        """
      )

      #expect(frames.last?.status.stack == ["Guide"])
      #expect(frames.filter { $0.time > 0.11 }.allSatisfy { $0.fingers.isEmpty })
    }

    @Test func reduceMotionIsSetBeforeARunAndDuringIt() throws {
      _ = try run("[]", RoomSettings(reducesMotion: true))
      #expect(UIAccessibility.isReduceMotionEnabled)

      _ = try run(
        "[{\"t\": 0, \"do\": {\"reduceMotion\": false}}]",
        RoomSettings(reducesMotion: true)
      )
      #expect(!UIAccessibility.isReduceMotionEnabled)
    }

    @Test func roomThatIsCreatedAgainKeepsReduceMotion() throws {
      _ = try run(
        "[{\"t\": 0, \"do\": {\"reduceMotion\": true}}, {\"t\": 0.1, \"do\": {\"rightToLeft\": true}}]"
      )

      #expect(UIAccessibility.isReduceMotionEnabled)
    }

    @Test func darkStyleIsSetBeforeARunAndDuringIt() throws {
      let light = try #require(try run("[]").last).tree.layers.map(\.backgroundColor)
      let dark = try #require(try run("[]", RoomSettings(isDark: true)).last)
      #expect(dark.tree.layers.map(\.backgroundColor) != light)
      #expect(dark.status.statusBar == .light)

      let there = try run("[{\"t\": 0.1, \"do\": {\"dark\": true}}]")
      #expect(
        there.last?.tree.layers.map(\.backgroundColor) == dark.tree.layers.map(\.backgroundColor)
      )
      let back = try run(
        """
        [{"t": 0, "do": {"dark": false}}, {"t": 0.1, "do": {"rightToLeft": true}},
         {"t": 0.2, "do": {"rightToLeft": false}}]
        """,
        RoomSettings(isDark: true)
      )
      #expect(back.last?.tree.layers.map(\.backgroundColor) == light)
    }

    @Test func newStyleKeepsTheRoom() throws {
      let frames = try run(
        "[{\"t\": 0, \"do\": \"push\"}, {\"t\": 0.1, \"do\": {\"dark\": true}}]"
      )

      #expect(frames.first { $0.time > 0.11 }?.status.phase == "settling(end)")
      #expect(frames.last?.status.stack.count == 2)
    }

    @Test func errorNamesAMissingMove() {
      let failure = GalleryFailure(
        "item 1: the room \"push\" has no \"present\": it has \"pop\", \"push\" and \"popToRoot\""
      )
      #expect(throws: failure) { try run("[{\"t\": 0, \"do\": \"present\"}]") }
      let noTab = GalleryFailure(
        "item 1: the room \"push\" has no {\"select\":1}: it has \"pop\", \"push\" and \"popToRoot\""
      )
      #expect(throws: noTab) { try run("[{\"t\": 0, \"do\": {\"select\": 1}}]") }
    }

    @Test func popToRootGoesBackToTheFirstScreen() throws {
      let frames = try run(
        """
        [{"t": 0, "do": "push"}, {"t": 1, "do": "push"}, {"t": 2, "do": "push"},
         {"t": 3, "do": "popToRoot"}]
        """
      )

      #expect(frames.first { $0.time > 2.9 }?.status.stack.count == 4)
      #expect(frames.last?.status.stack == ["Guide"])
    }

    private func run(
      _ text: String,
      _ settings: RoomSettings = RoomSettings()
    ) throws(GalleryFailure) -> [TraceFrame] {
      try RoomTrace("push", text, settings).frames
    }

    private func card(in frame: TraceFrame) -> CGRect? {
      frame.place(of: "card.0")
    }
  }
}
