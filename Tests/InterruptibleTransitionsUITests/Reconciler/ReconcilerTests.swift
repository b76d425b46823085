import Testing

@testable import InterruptibleTransitionsUI
@testable import TestSupport

/// The law of a path and its stack, cell by cell.
@Suite(.enabled(if: PlayedRows.isFirstRun)) struct ReconcilerTests {
  @Test("At rest, a path that agrees is left alone")
  func agreed() {
    var story = PathStory(["a"])

    #expect(story.update() == nil)
    #expect(story.update() == nil)
  }

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

  @Test("A pop of a finger is written once, when it has come to rest")
  func fingerPops() {
    var story = PathStory(["a", "b"])

    story.dragBack()
    #expect(story.update() == nil)
    story.send(toEnd: true)
    #expect(story.update() == nil)
    story.land()

    #expect(story.update() == .write(["a"]))
    #expect(story.update() == nil)
    #expect(story.path == ["a"])
  }

  @Test("A pop that is taken back is never written")
  func takenBack() {
    var story = PathStory(["a"])

    story.dragBack()
    story.send(toEnd: true)
    story.update()
    story.send(toEnd: false)
    story.land()

    #expect(story.update() == nil)
    #expect(story.writeCount == 0)
  }

  @Test("A push that is taken back leaves the path, once")
  func pushTakenBack() {
    var story = PathStory()
    story.write(["a"])
    story.update()

    story.send(toEnd: false)
    story.land()

    #expect(story.update() == .write([]))
    #expect(story.update() == nil)
  }

  @Test("A write in flight that wants the start reverses with the screen that is there")
  func opposite() {
    var story = PathStory(["a"])
    let screens = story.stack.screens
    story.write([])
    story.update()

    story.write(["a"])

    #expect(story.update() == .push(screens[1]))
    #expect(story.stack.flight?.isGoingToEnd == false)
    story.rest()
    #expect(story.stack.screens == screens && story.writeCount == 0)
  }

  @Test("Another write in flight waits for its turn, and only it counts in the end")
  func waiting() {
    var story = PathStory()
    story.write(["a"])
    story.update()

    story.write(["a", "b"])
    story.update()

    #expect(story.stack.waiting.count == 1)
    story.rest()
    #expect(story.stack.screens.values == ["a", "b"] && story.writeCount == 0)
  }

  @Test("A write during a pop by a finger is called for from where the pop leads")
  func duringFinger() {
    var story = PathStory(["a"])
    let screens = story.stack.screens
    story.dragBack()
    story.send(toEnd: true)

    story.write(["a", "b"])
    guard case .set(let set) = story.update() else { return #expect(Bool(false)) }

    #expect(Array(set.prefix(2)) == screens && set.values == ["a", "b"])
    story.rest()
    #expect(story.complaints.isEmpty && story.writeCount == 0)
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

  @Test("A binding that refuses what is written has the stack go back, once")
  func refused() {
    var story = PathStory(["a"])
    story.binding = .refusing
    story.dragBack()
    story.send(toEnd: true)
    story.land()

    #expect(story.update() == .write([]))
    story.rest()

    #expect(story.stack.screens.values == ["a"] && story.writeCount == 1)
    #expect(story.complaints.isEmpty)
  }
}
