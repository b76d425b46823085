import InterruptibleTransitions
import Testing
import UIKit

/// Whatever happens to a container, in whatever order: in the end it is whole, and answers.
@MainActor @Suite(.serialized) struct StoryTests {
  private static let seeds: UInt64 = 50
  private static let length = 200

  @Test("10,000 random events for each container", arguments: ContainerKind.allCases)
  func stories(kind: ContainerKind) {
    play(kind)
  }

  @Test("10,000 random events in an app with tabs, a stack and presentations")
  func mixed() {
    play(nil)
  }

  private func play(_ kind: ContainerKind?) {
    let clock = ContinuousClock()
    let start = clock.now
    var transitionCount = 0
    for seed in 0..<Self.seeds {
      let story = Story(kind, seed: seed, count: Self.length)
      let outcome = story.outcome()
      transitionCount += outcome.transitionCount
      #expect(outcome.complaints.isEmpty, "seed \(seed): \(story.report())")
    }
    let average = Double(transitionCount) / Double(Self.seeds)
    #expect(average >= 17, "the stories are dull")
    print(
      "\(kind?.rawValue ?? "app"): \(Int(Self.seeds) * Self.length) events, "
        + "\(average) transitions in a story, in \(clock.now - start)"
    )
  }
}
