import XCTest

/// Opens a room of the app, touches it, and reads the journal of its transition.
@MainActor
struct RoomRobot {
  let app = XCUIApplication()

  /// Launches the app, and opens a room.
  ///
  /// - Parameters:
  ///   - room: The identifier of the room.
  ///   - pause: The progress at which the app pauses each transition once. A test waits for animations
  ///     before each touch, so only a paused transition can be caught.
  ///   - watched: The identifier of the view whose place is in the journal.
  init(_ room: String, pausingAt pause: Double? = nil, watching watched: String? = nil) {
    app.launchEnvironment["GALLERY_PAUSE_AT"] = pause.map { "\($0)" }
    app.launchEnvironment["GALLERY_WATCH"] = watched
    app.launch()
    app.buttons["menu.\(room)"].tap()
  }

  /// Returns the view with an identifier.
  func view(_ identifier: String) -> XCUIElement {
    app.descendants(matching: .any).matching(identifier: identifier).firstMatch
  }

  /// Returns a place on the screen, in parts of its size.
  func place(_ x: Double, _ y: Double) -> XCUICoordinate {
    app.coordinate(withNormalizedOffset: CGVector(dx: x, dy: y))
  }

  /// Drags from one place to another, and rests there before lifting the finger.
  func drag(
    from start: XCUICoordinate,
    to end: XCUICoordinate,
    velocity: XCUIGestureVelocity = .default,
    resting rest: TimeInterval = 0
  ) {
    start.press(
      forDuration: 0,
      thenDragTo: end,
      withVelocity: velocity,
      thenHoldForDuration: rest
    )
  }

  /// The journal of the room.
  var entries: [MonitorEntry] {
    app.staticTexts["strip.journal"].label.split(separator: "\n").compactMap(MonitorEntry.init)
  }

  /// Waits until the last entry has a phase, and returns all.
  func entries(until phase: String, timeout: TimeInterval = 10) -> [MonitorEntry] {
    let end = Date(timeIntervalSinceNow: timeout)
    while entries.last?.phase != phase, Date() < end {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    }
    return entries
  }
}
