import Foundation
import Testing
import UIKit

@testable import TestSupport

/// Whatever happens to a container, in whatever order: in the end it is whole, and answers.
///
/// The environment variable `STORY_SEEDS` says how many stories are played of each kind.
@MainActor @Suite(.serialized) struct StoryTests {
  private static let seeds =
    ProcessInfo.processInfo.environment["STORY_SEEDS"].flatMap(UInt64.init) ?? 8

  @Test(
    "Random events leave a container of any kind whole",
    arguments: ContainerKind.allCases.played()
  )
  func container(kind: ContainerKind) {
    play(kind)
  }

  @Test("Random events leave an app with tabs, a stack and presentations whole")
  func app() {
    play(nil)
  }

  private func play(_ kind: ContainerKind?) {
    let clock = ContinuousClock()
    let start = clock.now
    var transitionCount = 0
    var eventCount = 0
    for seed in 0..<Self.seeds {
      let story = AppAuthor.story(seed: seed, in: kind)
      let outcome = story.outcome()
      transitionCount += outcome.transitionCount
      eventCount += story.events.count
      #expect(outcome.complaints.isEmpty, "\(story.report("seed \(seed)"))")
    }
    let average = Double(transitionCount) / Double(Self.seeds)
    #expect(average >= 10, "the stories are dull")
    print(
      "\(kind?.rawValue ?? "app"): \(eventCount) events, \(average) transitions in a story, "
        + "in \(clock.now - start)"
    )
  }
}
