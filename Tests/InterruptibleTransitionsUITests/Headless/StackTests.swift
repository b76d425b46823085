import InterruptibleTransitions
import Testing
import UIKit

@testable import InterruptibleTransitionsUI
@testable import TestSupport

/// A navigation controller that follows a path.
@MainActor @Suite(.serialized) struct StackTests {
  @Test("A write pushes, a write pops, and nothing is written back")
  func writes() {
    let stage = PathStage()

    stage.write(["a"])
    stage.settle()
    #expect(stage.titles == ["Root", "a"])
    stage.write(["a", 1])
    stage.settle()
    #expect(stage.titles == ["Root", "a", "1"])
    stage.write([])
    stage.settle()

    #expect(stage.titles == ["Root"] && stage.store.writes.isEmpty && stage.complaints.isEmpty)
  }

  @Test("A path that is restored at launch is there at once, and isn't written")
  func restored() {
    let stage = PathStage(["a", 2, "a"])

    #expect(stage.titles == ["Root", "a", "2", "a"])
    stage.settle()
    #expect(stage.store.writes.isEmpty)
  }

  @Test(
    "A push is a flight that can be caught and taken back, and the path follows when it has settled"
  )
  func caught() {
    let stage = PathStage()
    stage.write(["a"])
    stage.advance(by: 0.1)
    #expect(stage.stack.transition.flight(in: stage.stack) != nil)

    stage.tap()
    #expect(stage.store.writes.isEmpty)
    stage.settle()

    #expect(stage.titles == ["Root"] && stage.store.path.isEmpty)
    #expect(stage.store.writes == [[]] && stage.complaints.isEmpty)
  }

  @Test("A pop under a finger changes nothing until it has settled, and then once")
  func panned() {
    let stage = PathStage(["a", "b"])

    stage.dragBack(by: 0.7)
    stage.advance(by: 0.3)
    #expect(stage.store.writes.isEmpty && stage.store.path == ["a", "b"])
    stage.lift()
    stage.advance(by: 0.02)
    #expect(stage.store.writes.isEmpty)
    stage.settle()

    #expect(stage.titles == ["Root", "a"] && stage.store.writes == [["a"]])
  }

  @Test("A pop that is taken back is never written")
  func takenBack() {
    let stage = PathStage(["a"])

    stage.dragBack(by: 0.3)
    stage.drag(by: CGVector(dx: -100, dy: 0), frames: 10)
    stage.lift()
    stage.settle()

    #expect(stage.titles == ["Root", "a"] && stage.store.writes.isEmpty)
  }

  @Test("The opposite write reverses what is in flight, with the screen that is there")
  func opposite() {
    let stage = PathStage(["a"])
    let screen = stage.stack.topViewController
    stage.write([])
    stage.advance(by: 0.1)

    stage.write(["a"])
    stage.advance(by: 0.05)
    #expect(stage.stack.transition.phase == .settling(toward: .start))
    stage.settle()

    #expect(stage.stack.topViewController === screen && stage.store.writes.isEmpty)
  }

  @Test("A pop of several screens is reversed by the path that was there")
  func oppositeOfSeveral() {
    let stage = PathStage(["a", "b", "c"])
    let screens = stage.stack.viewControllers
    stage.write([])
    stage.advance(by: 0.1)

    stage.write(["a", "b", "c"])
    stage.settle()

    #expect(stage.stack.viewControllers == screens && stage.store.writes.isEmpty)
  }

  @Test("Another write in flight waits, and comes as a push that can be caught")
  func queued() {
    let stage = PathStage()
    stage.write(["a"])
    stage.advance(by: 0.1)
    stage.write(["a", "b"])
    stage.advance(by: 0.02)
    #expect(stage.stack.transition.waitingCallCount == 1)

    while stage.stack.transition.waitingCallCount > 0 { stage.advanceFrame() }
    stage.advance(by: 0.1)
    stage.tap()
    stage.settle()

    #expect(stage.titles == ["Root", "a"] && stage.store.writes == [["a"]])
  }

  @Test("A write during a push that is going back is called for from where that goes")
  func fromReversedPush() {
    let stage = PathStage()
    stage.write(["a"])
    stage.advance(by: 0.1)
    stage.stack.transition.reverse()

    stage.write(["a", "b"])
    stage.settle()

    #expect(stage.titles == ["Root", "a", "b"] && stage.store.writes.isEmpty)
  }

  @Test("A write takes a pop from the finger that drags it")
  func fromFinger() {
    let stage = PathStage(["a"])
    stage.dragBack(by: 0.4)

    stage.write(["a", "b"])
    stage.settle()
    stage.lift()
    stage.settle()

    #expect(stage.titles == ["Root", "a", "b"] && stage.store.writes.isEmpty)
  }

  @Test("The back button, and calls of UIKit's by others, are written")
  func others() {
    let stage = PathStage(["a", "b"])

    stage.stack.popViewController(animated: true)
    stage.settle()
    #expect(stage.store.writes == [["a"]])
    stage.stack.pushViewController(Screen("other"), animated: true)
    stage.settle()
    #expect(stage.store.path == ["a"])
    stage.stack.popToRootViewController(animated: false)
    stage.settle()

    #expect(stage.store.writes == [["a"], []])
  }

  @Test("A binding that refuses a pop has the screen come back")
  func refused() {
    let stage = PathStage(["a"])
    stage.store.isRefusing = true

    stage.stack.popViewController(animated: true)
    stage.settle()

    #expect(stage.titles == ["Root", "a"] && stage.store.writes == [[]])
  }

  @Test("A value that nobody has declared gets an empty screen, and one sentence")
  func undeclared() {
    let console = HeadlessConsole()
    let stage = PathStage()

    stage.write([2.5])
    stage.settle()
    stage.write([2.5, 3.5])
    stage.settle()

    #expect(stage.stack.viewControllers.count == 3 && stage.store.writes.isEmpty)
    #expect(
      console.messages.filter { $0.category == "stacks" }.map(\.text) == [
        "no destination is declared for Double, so its screens are empty: add destination(for: Double.self) to the stack"
      ]
    )
  }

  @Test("A transition goes on through a resize, and the path is written once")
  func resized() {
    let stage = PathStage(["a"])
    stage.dragBack(by: 0.7)

    stage.resize(to: CGSize(width: 800, height: 400))
    stage.advance(by: 0.05)
    stage.lift()
    stage.settle()

    #expect(stage.shownPath == stage.store.path && stage.store.writes.count <= 1)
  }

  @Test("Without animation a write is there at once")
  func unanimated() {
    let stage = PathStage()

    stage.write(["a", "b"], animated: false)
    stage.advance(by: 0.05)

    #expect(stage.titles == ["Root", "a", "b"] && stage.stack.transition.flights.isEmpty)
  }
}
