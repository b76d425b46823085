import Testing
import UIKit

@testable import TestSupport

/// A custom container inside another one, which shows another child while the outer one brings it.
@MainActor @Suite(.serialized) struct NestedBoxTests {
  @Test(
    "Every screen hears of its appearance, in whichever order the two changes end",
    arguments: PlayedRows.current.pairs(["+commitsLate", "0"], [true, false])
  )
  func changes(personality: String, isCovered: Bool) {
    let inner = AppNode.box([.stack([.screen], .own(.change))], .shared(0))
    let shape = AppShape(
      root: .box([.screen, inner], .shared(0)),
      cards: [AppCard(node: .screen, style: .currentContext, service: .shared(0))],
      effectCases: [.slide, .slide],
      definesContexts: true,
      personality: personality
    )
    let card: [AppEvent] = [
      .ask(.present(.spare(0), from: 10), animated: true), .scrub(0.123, 3),
      .ask(.dismiss(0), animated: true), .frames(10),
    ]
    for gap in stride(from: 0, to: 60, by: 3) {
      let changes: [AppEvent] = [
        .ask(.show(.spare(1), in: 0), animated: true), .frames(gap),
        .ask(.show(.new(0), in: 3), animated: true),
      ]
      let story = AppStory(
        shape: shape,
        level: .calls,
        events: (isCovered ? card : []) + changes
      )
      #expect(story.outcome().complaints == [], "\(gap)")
    }
  }
}
