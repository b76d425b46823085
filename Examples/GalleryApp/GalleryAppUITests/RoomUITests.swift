import XCTest

/// The other containers: presentations, tabs and a custom container.
final class RoomUITests: XCTestCase {
  override func setUp() {
    super.setUp()
    continueAfterFailure = false
  }

  @MainActor
  func testAPlayerIsPulledOutOfTheBar() throws {
    let room = RoomRobot("modal")
    let bar = room.view("bar").coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))

    room.drag(from: bar, to: room.place(0.5, 0.2))

    let entries = room.entries(until: "idle")
    XCTAssertEqual(entries.map(\.phase), ["dragging", "toEnd", "idle"])
    XCTAssertEqual(entries.last?.screens.count, 2)
  }

  @MainActor
  func testACardIsCaughtAndTakenBack() throws {
    let room = RoomRobot("modal", pausingAt: 0.5, watching: "album")
    room.view("tile.0").tap()
    _ = room.entries(until: "paused")

    room.drag(from: room.place(0.5, 0.7), to: room.place(0.5, 0.95), velocity: .slow, resting: 1)

    let entries = room.entries(until: "idle")
    XCTAssertEqual(entries.map(\.phase), ["toEnd", "paused", "dragging", "toStart", "idle"])
    XCTAssertEqual(entries[2].progress, entries[1].progress, accuracy: 0.03)
    XCTAssertEqual(entries.last?.screens, ["Records"])
  }

  @MainActor
  func testATabIsDraggedIn() throws {
    let room = RoomRobot("tabs")

    room.drag(from: room.place(0.9, 0.25), to: room.place(0.2, 0.25), velocity: .fast)

    let entries = room.entries(until: "idle")
    XCTAssertEqual(entries.map(\.phase), ["dragging", "toEnd", "idle"])
    XCTAssertEqual(entries.last?.screens, ["Week"])
  }

  @MainActor
  func testAWatchIsHeldAndTurnedBack() throws {
    let room = RoomRobot("container", pausingAt: 0.3)
    room.view("watch.crown").tap()
    _ = room.entries(until: "paused")

    room.place(0.5, 0.4).tap()

    let entries = room.entries(until: "idle")
    XCTAssertEqual(entries.map(\.phase), ["toEnd", "paused", "dragging", "toStart", "idle"])
  }
}
