import Testing
import UIKit

@testable import TestSupport

/// What has gone wrong once, in random apps or elsewhere, goes well.
@MainActor @Suite(.serialized) struct FoundStoryTests {
  @Test(
    "Stories that once went wrong come to rest whole",
    arguments: FoundStory.all.played()
  )
  func found(_ found: FoundStory) {
    let complaints = found.story.outcome().complaints

    #expect(complaints == [])
  }

  @Test("Two objects are installed on one stack, in turns")
  func installed() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let story = AppStory(
          shape: AppShape(root: FoundStory.stack, effectCases: [.slide, .slide]),
          level: .surroundings,
          events: [.install(1, on: 0), .ask(.push(.spare(0), onto: 0), animated: true)]
        )
        precondition(story.outcome().complaints.isEmpty)
      }
    }
  }
}
