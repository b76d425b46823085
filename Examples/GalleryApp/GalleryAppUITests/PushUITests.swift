import XCTest

/// What the headless journeys of a push assert, with real touches.
final class PushUITests: XCTestCase {
  override func setUp() {
    super.setUp()
    continueAfterFailure = false
  }

  @MainActor
  func testCaughtWhereItIsSeen() throws {
    let room = RoomRobot("push", pausingAt: 0.4, watching: "detail")
    room.view("card.0").tap()
    XCTAssertEqual(room.entries(until: "paused").map(\.phase), ["toEnd", "paused"])

    room.drag(from: room.place(0.7, 0.3), to: room.place(0.9, 0.3), velocity: .slow, resting: 1)

    let entries = room.entries(until: "idle")
    XCTAssertEqual(entries.map(\.phase), ["toEnd", "paused", "dragging", "toStart", "idle"])
    let (paused, caught, released) = (entries[1], entries[2], entries[3])
    XCTAssertEqual(caught.progress, paused.progress, accuracy: 0.03)
    XCTAssertEqual(1 - caught.displayed, caught.progress, accuracy: 0.03)
    // The view follows the finger 1:1, from where the pan began.
    XCTAssertEqual(caught.progress - released.progress, 0.2, accuracy: 0.05)
    XCTAssertEqual(released.velocity, 0, accuracy: 0.1)
    XCTAssertEqual(entries.last?.screens, ["Guide"])
  }

  @MainActor
  func testATapReversesInFlight() throws {
    let room = RoomRobot("push")

    room.view("card.0").doubleTap()

    let entries = room.entries(until: "idle")
    XCTAssertEqual(entries.map(\.phase), ["toEnd", "dragging", "toStart", "idle"])
    XCTAssertEqual(entries[2].velocity, 0, accuracy: 0.1, "It goes back from rest.")
    XCTAssertEqual(entries.last?.screens, ["Guide"])
  }

  @MainActor
  func testATapReversesWhatIsPaused() throws {
    let room = RoomRobot("push", pausingAt: 0.4)
    room.view("card.0").tap()
    _ = room.entries(until: "paused")

    room.place(0.8, 0.5).tap()

    let entries = room.entries(until: "idle")
    XCTAssertEqual(entries.map(\.phase), ["toEnd", "paused", "dragging", "toStart", "idle"])
  }

  @MainActor
  func testAFlickFromTheEdgeIsReleasedWithItsSpeed() throws {
    let room = RoomRobot("push")
    room.view("card.0").tap()
    XCTAssertEqual(room.entries(until: "idle").last?.screens.count, 2)

    room.drag(from: room.place(0.005, 0.5), to: room.place(0.5, 0.5), velocity: .fast)

    let entries = room.entries(until: "idle").suffix(3)
    XCTAssertEqual(entries.map(\.phase), ["dragging", "toEnd", "idle"])
    XCTAssertGreaterThan(entries.dropFirst().first?.velocity ?? 0, 0.5)
    XCTAssertEqual(entries.last?.screens, ["Guide"])
  }

  @MainActor
  func testADragThatRestsIsReleasedAtRest() throws {
    let room = RoomRobot("push")
    room.view("card.0").tap()
    XCTAssertEqual(room.entries(until: "idle").last?.screens.count, 2)

    room.drag(from: room.place(0.005, 0.5), to: room.place(0.3, 0.5), resting: 1)

    let entries = room.entries(until: "idle").suffix(3)
    XCTAssertEqual(entries.map(\.phase), ["dragging", "toStart", "idle"])
    XCTAssertEqual(entries.dropFirst().first?.velocity ?? 1, 0, accuracy: 0.1)
    XCTAssertEqual(entries.last?.screens.count, 2)
  }
}
