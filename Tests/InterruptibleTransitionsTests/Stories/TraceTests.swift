import Testing
import UIKit

@testable import TestSupport

/// A story that has gone wrong is printed as the gallery reads it.
@MainActor @Suite struct TraceTests {
  @Test("Touches, calls and times")
  func items() {
    let story = Story(
      .navigation,
      [
        .go(.forward(3), isPlain: false, isAnimated: true),
        .frames(13),
        .touch(1, .began, at: CGPoint(x: 200, y: 500)),
        .frames(1),
        .touch(1, .moved, at: CGPoint(x: 240.5, y: 500)),
        .scrub(1.2),
        .control(.reverse),
        .touch(1, .ended, at: CGPoint(x: 240.5, y: 500)),
        .rotate,
        .go(.toRoot, isPlain: true, isAnimated: false),
      ]
    )

    #expect(
      story.trace == """
        [
          {"t": 0.0, "do": "push"},
          {"t": 0.1083, "touch": 1, "phase": "began", "x": 200.0, "y": 500.0},
          {"t": 0.1167, "touch": 1, "phase": "moved", "x": 240.5, "y": 500.0},
          {"t": 0.1167, "do": {"scrub": 1.0}},
          {"t": 0.1167, "do": "reverse"},
          {"t": 0.1167, "touch": 1, "phase": "ended", "x": 240.5, "y": 500.0},
          {"t": 0.1167, "do": "rotate"},
          {"t": 0.1167, "do": "popToRoot"}
        ]
        """
    )
  }

  @Test("Fingers that the system has taken away are cancelled, and not moved any more")
  func resigning() {
    let story = Story(
      .tabs,
      [
        .touch(2, .began, at: CGPoint(x: 1, y: 2)),
        .resignActive,
        .touch(2, .moved, at: CGPoint(x: 3, y: 4)),
        .becomeActive,
        .go(.forward(2), isPlain: false, isAnimated: true),
      ]
    )

    #expect(
      story.trace == """
        [
          {"t": 0.0, "touch": 2, "phase": "began", "x": 1.0, "y": 2.0},
          {"t": 0.0, "touch": 2, "phase": "cancelled", "x": 1.0, "y": 2.0},
          {"t": 0.0, "do": {"select": 2}}
        ]
        """
    )
  }

  @Test("Presentations", arguments: ContainerKind.allCases.filter(\.isPresentation))
  func presentations(kind: ContainerKind) {
    let story = Story(
      kind,
      [
        .go(.forward(1), isPlain: false, isAnimated: true), .serve(false), .frames(60),
        .go(.back, isPlain: false, isAnimated: true),
      ]
    )

    #expect(
      story.trace == """
        [
          {"t": 0.0, "do": "present"},
          {"t": 0.5, "do": "dismiss"}
        ]
        """
    )
  }

  @Test("The shortest story that is as wrong is found")
  func shrinking() {
    let wrong: [StoryEvent] = [.rotate, .control(.pause)]
    let story = Story(.tabs, Story(.tabs, seed: 3, count: 60).events + wrong)

    let shortest = story.shrunk { story in
      wrong.allSatisfy(story.events.contains)
    }

    #expect(shortest.events.count == 2)
  }
}
