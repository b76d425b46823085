import Testing

@testable import InterruptibleTransitionsUI
@testable import TestSupport

/// The law of a path and its stack, cell by cell.
@Suite(.enabled(if: PlayedRows.isFirstRun)) struct ReconcilerTests {
  @Test("One value more is pushed, fewer are popped, others are set")
  func calls() {
    var story = PathStory(["a"])
    let screens = story.stack.screens

    story.write(["a", "b"])
    guard case .push(let pushed) = story.update() else { return #expect(Bool(false)) }
    #expect(pushed.value == AnyHashable("b"))
    story.rest()

    story.write([])
    #expect(story.update() == .pop(to: screens[0]))
    story.rest()

    story.write([1, "b"])
    guard case .set(let set) = story.update() else { return #expect(Bool(false)) }
    #expect(set.values == [1, "b"] && set.first == screens[0])
    #expect(story.complaints.isEmpty)
  }

  @Test("The same value twice is two screens")
  func twice() {
    var story = PathStory(["a"])

    story.write(["a", "a"])
    story.update()
    story.rest()
    story.dragBack()
    story.send(toEnd: true)
    story.land()

    #expect(Set(story.stack.screens).count == 2)
    #expect(story.update() == .write(["a"]))
  }

  @Test("Screens of others have no place in the path, and stay below what is pushed")
  func others() {
    var story = PathStory(["a"])
    story.pushScreenOfOthers(animated: true)
    story.land()

    #expect(story.update() == nil)
    story.write(["a", "b"])
    story.update()
    story.rest()

    #expect(story.stack.screens.map(\.value) == [nil, "a", nil, "b"])
  }
}
