import InterruptibleTransitions
import Testing
import UIKit

/// Whatever happens to a container, in whatever order: in the end it is whole, and answers.
@MainActor @Suite(.serialized) struct StoryTests {
  private static let seeds: UInt64 = 50
  private static let length = 200

  @Test("10,000 random events for each container", arguments: ContainerKind.allCases)
  func stories(kind: ContainerKind) {
    let clock = ContinuousClock()
    let start = clock.now
    for seed in 0..<Self.seeds {
      let story = Story(kind, seed: seed, count: Self.length)
      let complaints = story.complaints()
      #expect(complaints.isEmpty, "seed \(seed): \(story.report())")
    }
    print("\(kind): \(Int(Self.seeds) * Self.length) events in \(clock.now - start)")
  }
}
