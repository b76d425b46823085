import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What a flight and a scene say about a transition: its screens, its direction, and whether a gesture has started it.
@MainActor @Suite(.serialized) struct FlightSubjectTests {
  /// Remembers the scenes in which its screens are placed.
  private final class Notes {
    var scenes: [TransitionScene] = []
  }

  @Test("A flight knows its screens from the call on", arguments: ContainerKind.allCases)
  func screens(kind: ContainerKind) throws {
    let stage = ContainerStage(kind)
    for isForward in [true, false] {
      stage.ask(forward: isForward)
      let flight = try #require(stage.transition.flights.first)
      #expect(flight.direction == (isForward ? .forward : .backward))
      let screens = [flight.fromViewController, flight.toViewController]
      #expect(screens[1] === (isForward ? stage.second : stage.first))
      #expect(screens[0] === (isForward ? stage.first : stage.second))
      stage.settle()
      #expect(flight.phase == .idle)
    }
  }

  @Test(
    "A scene knows which view comes in, and whether a finger has started it",
    arguments: ContainerKind.allCases,
    [true, false]
  )
  func scene(kind: ContainerKind, isDragged: Bool) throws {
    let stage = ContainerStage(kind)
    let notes = Notes()
    stage.showSecond()
    stage.transition.effect = kind.effect.onPrepare { [weak notes] in notes?.scenes.append($0) }
    if isDragged {
      stage.touchDown(at: stage.start(along: stage.wayBack))
      stage.drag(along: stage.wayBack, by: 0.3, frames: 20)
      stage.lift()
    } else {
      stage.goBack()
    }
    stage.settle()
    let scene = try #require(notes.scenes.first)
    #expect(scene.isInteractive == isDragged)
    #expect(scene.outgoing === scene.foreground && scene.incoming === scene.background)
    notes.scenes = []
  }
}
