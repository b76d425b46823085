import XCTest

/// What the headless stories of a path and its stack assert, with SwiftUI's screens and real touches.
final class SwiftUIUITests: XCTestCase {
  override func setUp() {
    super.setUp()
    continueAfterFailure = false
  }

  /// Waits until the foot of the screen says how long the path is, and how often it has changed.
  @MainActor
  private func assertPath(_ count: Int, changes: Int, in room: RoomRobot, line: UInt = #line) {
    let expected = "path \(count), changes \(changes)"
    let end = Date(timeIntervalSinceNow: 5)
    while room.view("swiftui.path").label != expected, Date() < end {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    }
    XCTAssertEqual(room.view("swiftui.path").label, expected, line: line)
  }

  @MainActor
  func testALinkPushesAndTheBackButtonPops() throws {
    let room = RoomRobot("swiftui")
    room.view("swiftui.recipe.0").tap()
    assertPath(1, changes: 1, in: room)
    XCTAssertEqual(room.view("swiftui.page").label, "Recipe 0")
    XCTAssertTrue(room.app.navigationBars["Recipe 0"].buttons["Edit"].exists)

    room.app.navigationBars.buttons.firstMatch.tap()

    assertPath(0, changes: 2, in: room)
  }

  @MainActor
  func testDismissPops() throws {
    let room = RoomRobot("swiftui")
    room.view("swiftui.recipe.1").tap()

    room.view("swiftui.dismiss").tap()

    assertPath(0, changes: 2, in: room)
  }

  @MainActor
  func testAPushIsCaughtAndTakenBack() throws {
    let room = RoomRobot("swiftui", pausingAt: 0.4)
    room.view("swiftui.recipe.0").tap()
    assertPath(1, changes: 1, in: room)

    room.drag(from: room.place(0.7, 0.3), to: room.place(0.95, 0.3), velocity: .slow, resting: 1)

    assertPath(0, changes: 2, in: room)
    XCTAssertTrue(room.app.navigationBars["Recipes"].exists)
  }

  @MainActor
  func testAPopThatIsTakenBackChangesNothing() throws {
    let room = RoomRobot("swiftui")
    room.view("swiftui.recipe.0").tap()
    assertPath(1, changes: 1, in: room)

    room.drag(from: room.place(0.005, 0.5), to: room.place(0.3, 0.5), velocity: .slow, resting: 1)

    assertPath(1, changes: 1, in: room)
    XCTAssertEqual(room.view("swiftui.page").label, "Recipe 0")
  }

  @MainActor
  func testAPathOfTwoIsPoppedToItsFirst() throws {
    let room = RoomRobot("swiftui")
    room.view("swiftui.two").tap()
    assertPath(2, changes: 1, in: room)

    room.drag(from: room.place(0.005, 0.5), to: room.place(0.9, 0.5), velocity: .fast)

    assertPath(1, changes: 2, in: room)
    XCTAssertEqual(room.view("swiftui.page").label, "Recipe 0")
  }

  @MainActor
  func testACardIsDismissedByItsButton() throws {
    let room = RoomRobot("swiftui")
    room.view("swiftui.recipe.0").tap()
    room.view("swiftui.card").tap()
    XCTAssertTrue(room.view("swiftui.done").waitForExistence(timeout: 5))

    room.view("swiftui.done").tap()

    XCTAssertTrue(room.view("swiftui.dismiss").waitForExistence(timeout: 5))
    assertPath(1, changes: 1, in: room)
  }
}
