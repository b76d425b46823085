import Foundation
import GalleryKit
import GalleryScreens
import Testing

extension OnScreen {
  @MainActor @Suite struct TraceRunTests {
    @Test func framesAreRegularUntilRest() throws {
      let frames = try run("[{\"t\": 0.25, \"do\": \"push\"}]", hz: 120)

      for (number, frame) in frames.enumerated() {
        #expect(frame.time == Double(number) / 120)
      }
      #expect(frames.first?.status.phase == "idle")
      #expect(frames.first { $0.status.phase != "idle" }?.time == 0.25)
      #expect(frames.last?.status.phase == "idle")
      #expect(frames.last?.status.progress == 1)
      #expect(frames.last?.status.stack.count == 2)
    }

    @Test func roundedTimesMatchTheirFrame() throws {
      let frames = try run("[{\"t\": 0.0083, \"do\": \"push\"}]", hz: 120)

      #expect(frames[1].status.phase == "settling(end)")
    }

    @Test func emptyInputShowsTheRoomAtRest() throws {
      let frames = try run("[]", hz: 60)

      #expect(frames.allSatisfy { $0.status.phase == "idle" && $0.events.isEmpty })
      #expect(Set(frames.map { $0.json["views"] }).count == 1)
    }

    @Test func tapTouchesTheVisiblePartOfAView() throws {
      let frames = try run(
        """
        [{"t": 0, "do": {"tap": "card.0"}}, {"t": 0.15, "do": {"tap": "detail"}}]
        """
      )

      let marks = frames.flatMap(\.events).map(\.text).filter {
        ["start", "catch", "hand-off", "rest"].contains($0)
      }
      #expect(marks == ["start", "catch", "hand-off", "rest"])
      #expect(frames.last?.status.stack.count == 1)
    }

    @Test func oppositeMoveReversesATransition() throws {
      let frames = try run("[{\"t\": 0, \"do\": \"push\"}, {\"t\": 0.1, \"do\": \"pop\"}]")

      let marks = frames.flatMap(\.events).map(\.text).filter { ["start", "turn"].contains($0) }
      #expect(marks == ["start", "turn"])
      #expect(frames.last?.status.stack.count == 1)
    }

    @Test func pausedTransitionStandsStillAndCanBeScrubbed() throws {
      let frames = try run(
        """
        [{"t": 0, "do": "push"}, {"t": 0.1, "do": "pause"}, {"t": 0.2, "do": {"scrub": 0.5}},
         {"t": 0.3, "do": "resume"}]
        """
      )

      let held = frames.filter { $0.status.phase == "paused" && $0.time < 0.2 }
      #expect(Set(held.map(\.status.progress)).count == 1)
      #expect(frames.first { $0.time >= 0.25 }?.status.progress == 0.5)
      #expect(frames.flatMap(\.events).map(\.text).contains("hand-off"))
      #expect(frames.last?.status.progress == 1)
    }

    @Test func everyFrameIsJSONWithFiniteNumbers() throws {
      let frames = try run("[{\"t\": 0, \"do\": \"push\"}]")

      for frame in frames {
        let json = try JSON(parsing: frame.json.description)
        #expect(json.keys == ["t", "phase", "progress", "velocity", "stack", "views", "events"])
        guard case .object(let views) = json["views"] else {
          Issue.record("views is no object")
          continue
        }
        #expect(Set(views.map(\.key)).count == views.count)
        #expect(views.allSatisfy { $0.value.asArray?.count == 5 })
      }
    }

    @Test func errorNamesAMissingViewAndTheItem() {
      let input = "[{\"t\": 0, \"do\": \"push\"}, {\"t\": 0.1, \"do\": {\"tap\": \"door\"}}]"

      do throws(GalleryFailure) {
        _ = try run(input)
        Issue.record("the door was tapped")
      } catch {
        #expect(error.description.hasPrefix("item 2: there is no view \"door\": there are "))
      }
    }

    @Test func touchThatDoesNotEndIsAnError() {
      let input = """
        [{"t": 0, "touch": 1, "phase": "began", "x": 5, "y": 700}]
        """

      let failure = GalleryFailure(
        "the room doesn't come to rest within 10 s after the last input: a touch has not ended"
      )
      #expect(throws: failure) { try run(input, hz: 30) }
    }

    @Test func errorNamesAMissingRoom() {
      #expect(throws: GalleryFailure.self) { try Room.named("cellar") }
    }

    private func run(_ text: String, hz: Int = 120) throws(GalleryFailure) -> [TraceFrame] {
      try RoomTrace("push", text, hz: hz).frames
    }
  }
}
