import Testing
import UIKit

@testable import TestSupport

/// A story that has gone wrong is printed as the gallery reads it.
@MainActor @Suite struct TraceTests {
  @Test("A story is printed as touches, calls and times")
  func items() {
    let trace = trace(
      .navigation,
      .ask(.push(.spare(0), onto: 0), animated: true),
      .frames(13),
      .touch(1, .began, x: 200 / 393, y: 500 / 852),
      .frames(1),
      .touch(1, .moved, x: 240.5 / 393, y: 500 / 852),
      .scrub(1.2, 0),
      .control(.reverse, 0),
      .touch(1, .ended, x: 240.5 / 393, y: 500 / 852),
      .environment(.rotate),
      .plain(.popToRoot(of: 0), animated: false)
    )

    #expect(
      trace == """
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

  @Test("Fingers that the system takes away are canceled, and not moved any more")
  func resigning() {
    let trace = trace(
      .tabs,
      .touch(2, .began, x: 1 / 393, y: 2 / 852),
      .environment(.resignActive),
      .touch(2, .moved, x: 3 / 393, y: 4 / 852),
      .environment(.becomeActive),
      .ask(.select(2, in: 0), animated: true)
    )

    #expect(
      trace == """
        [
          {"t": 0.0, "touch": 2, "phase": "began", "x": 1.0, "y": 2.0},
          {"t": 0.0, "touch": 2, "phase": "cancelled", "x": 1.0, "y": 2.0},
          {"t": 0.0, "do": {"select": 2}}
        ]
        """
    )
  }

  @Test(
    "A presentation and its dismissal are printed in every style",
    arguments: ContainerKind.allCases.filter(\.isPresentation)
  )
  func presentations(kind: ContainerKind) {
    let trace = trace(
      kind,
      .ask(.present(.spare(0), from: 0), animated: true),
      .serve(false),
      .frames(60),
      .ask(.dismiss(0), animated: true)
    )

    #expect(
      trace == """
        [
          {"t": 0.0, "do": "present"},
          {"t": 0.5, "do": "dismiss"}
        ]
        """
    )
  }

  @Test("The shortest story that is as wrong is found")
  func shrinking() {
    let wrong: [AppEvent] = [.environment(.rotate), .control(.pause, 9)]
    var story = AppAuthor.story(seed: 3, in: .tabs)
    story.events = Array(story.events.prefix(60)) + wrong

    let shortest = story.shrunk { story in
      wrong.allSatisfy(story.events.contains)
    }

    #expect(shortest.events.count == 2)
  }

  private func trace(_ kind: ContainerKind, _ events: AppEvent...) -> String {
    AppStory(shape: AppShape(kind), events: events).trace
  }
}
