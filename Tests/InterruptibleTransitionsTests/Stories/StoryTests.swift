import Foundation
import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Whatever happens to a container, in whatever order: in the end it is whole, and answers.
///
/// The environment variable `STORY_SEEDS` says how many stories are played of each kind.
@MainActor @Suite(.serialized) struct StoryTests {
  private static let seeds =
    ProcessInfo.processInfo.environment["STORY_SEEDS"].flatMap(UInt64.init) ?? 8
  private static let length = 200

  @Test("Random events in each container", arguments: ContainerKind.allCases)
  func stories(kind: ContainerKind) {
    play(kind)
  }

  @Test("Random events in an app with tabs, a stack and presentations")
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
    #expect(average >= 10, "the stories are dull")
    print(
      "\(kind?.rawValue ?? "app"): \(Int(Self.seeds) * Self.length) events, "
        + "\(average) transitions in a story, in \(clock.now - start)"
    )
  }
}
