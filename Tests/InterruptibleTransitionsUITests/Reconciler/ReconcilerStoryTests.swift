import Foundation
import Testing

@testable import InterruptibleTransitionsUI
@testable import TestSupport

/// Whatever is written to a path and done to its stack, in whatever order: at rest they agree.
///
/// The environment variable `PATH_STORY_SEEDS` says how many stories are played.
@Suite(.enabled(if: PlayedRows.isFirstRun)) struct ReconcilerStoryTests {
  private static let seeds =
    ProcessInfo.processInfo.environment["PATH_STORY_SEEDS"].flatMap(UInt64.init) ?? 2000

  @Test("Random writes, fingers and calls leave path and stack in agreement, and write once each")
  func stories() {
    var (writeCount, callCount, wrongCount) = (0, 0, 0)
    for seed in 0..<Self.seeds {
      let story = PathAuthor.play(seed: seed)
      writeCount += story.writeCount
      callCount += story.callCount
      guard let complaint = story.complaints.first else { continue }
      wrongCount += 1
      if wrongCount < 5 { Issue.record("seed \(seed): \(complaint)") }
    }
    #expect(wrongCount == 0)
    #expect(writeCount > Self.seeds && callCount > 2 * Self.seeds, "the stories are dull")
    print(
      "path stories: \(Self.seeds), \(wrongCount) wrong, \(callCount) calls, \(writeCount) writes"
    )
  }
}
