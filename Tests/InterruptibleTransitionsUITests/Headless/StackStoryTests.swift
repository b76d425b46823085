import Foundation
import Testing

/// Whatever happens to stacks with a path and to their cards, in whatever order: at rest all agree.
///
/// The environment variable `STACK_STORY_SEEDS` says how many stories are played, `STACK_STORY_FIRST_SEED` from where on.
@MainActor @Suite(.serialized) struct StackStoryTests {
  private static func number(_ name: String, _ usual: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init) ?? usual
  }

  @Test(
    "Random writes, swipes, catches, calls and sizes leave paths, stacks and cards in agreement"
  )
  func stories() {
    let first = Self.number("STACK_STORY_FIRST_SEED", 0)
    let count = Self.number("STACK_STORY_SEEDS", 30)
    var (flightCount, writeCount, wrongCount) = (0, 0, 0)
    for seed in first..<first + count {
      let story = StackStory(seed: seed)
      story.play(30)
      flightCount += story.flightCount
      writeCount += story.writeCount
      guard let complaint = story.complaints.first else { continue }
      wrongCount += 1
      if wrongCount < 8 { Issue.record("seed \(seed): \(complaint); \(story.events)") }
    }
    #expect(wrongCount == 0)
    #expect(flightCount > 4 * Int(count) && writeCount > Int(count), "the stories are dull")
    print(
      "stack stories: \(count) from \(first), \(wrongCount) wrong, \(flightCount) flights, \(writeCount) writes"
    )
  }
}
