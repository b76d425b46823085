import Testing
import UIKit

@testable import TestSupport

/// What has gone wrong once, in random apps or elsewhere, goes well.
@MainActor @Suite(.serialized) struct FoundStoryTests {
  @Test(
    "Stories that once went wrong come to rest whole, where they should",
    arguments: FoundStory.all.played()
  )
  func found(_ found: FoundStory) throws {
    let (story, end) = try found.read()

    let outcome = story.outcome()

    #expect(outcome.complaints == [])
    #expect(outcome.end == end)
  }

  @Test("Two objects are installed on one stack, in turns")
  func installed() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let story = try AppStory(
          "stack(screen); effects slide, slide; level surroundings: install 1 on 0; push spare 0"
        )
        precondition(story.outcome().complaints.isEmpty)
      }
    }
  }
}
