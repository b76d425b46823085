import Foundation
import GalleryKit
import GalleryScreens
import Testing

extension OnScreen {
  /// Whatever happens in whatever room, in whatever order: in the end it is whole, and answers.
  ///
  /// Environment variables choose what is played:
  ///
  /// - `ROOM_EVENTS`: the number of events in each room, in stories of a hundred.
  /// - `ROOM_FIRST_SEED`: the seed of the first story.
  /// - `ROOM`: the only room.
  @MainActor @Suite struct RoomRandomTests {
    @Test("Rooms come to rest whole after random events", arguments: await Self.rooms)
    func stories(id: String) throws {
      let guide = try RoomGuide(id)
      let first = UInt64(Self.variable("ROOM_FIRST_SEED") ?? 0)
      var left = Self.variable("ROOM_EVENTS") ?? 200
      var (seed, events, transitions) = (first, 0, 0)
      var failures: [(seed: UInt64, story: RoomStory, complaints: [RoomComplaint])] = []
      while left > 0 {
        let story = RoomAuthor.story(of: guide, seed: seed, events: min(left, 100))
        let outcome = story.outcome(guide)
        if !outcome.complaints.isEmpty { failures.append((seed, story, outcome.complaints)) }
        left -= story.steps.count
        events += story.steps.count
        transitions += outcome.transitionCount
        seed += 1
      }
      print(
        """
        random room \(id): seeds \(first)..<\(seed), \(events) events, \(transitions) transitions; \
        \(failures.count) stories are wrong at the end
        """
      )
      guard let failure = failures.first else { return }
      let shrunk = failure.story.shrunk(guide)
      let others = failures.dropFirst().map { "seed \($0.seed): \($0.complaints[0])" }
      Issue.record(
        """
        \(shrunk.report("\(id), seed \(failure.seed)", shrunk.outcome(guide).complaints))
        \(others.joined(separator: "\n"))
        """
      )
    }

    private static var rooms: [String] {
      let only = ProcessInfo.processInfo.environment["ROOM"]
      return Catalog.rooms.map(\.id).filter { only == nil || $0 == only }
    }

    private static func variable(_ name: String) -> Int? {
      ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }
  }
}
