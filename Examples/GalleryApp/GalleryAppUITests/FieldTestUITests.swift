import XCTest

/// Runs the field test with real touches, and keeps its report.
final class FieldTestUITests: XCTestCase {
  @MainActor
  func testTheFieldTestRunsToItsEnd() throws {
    let app = XCUIApplication()
    app.launchEnvironment["GALLERY_SKIPS_FATAL_PROBES"] = "1"
    app.launch()
    app.buttons["menu.fieldTest"].tap()
    app.buttons["fieldTest.run"].tap()

    let end = Date(timeIntervalSinceNow: 240)
    let last = app.descendants(matching: .any).matching(
      identifier: "fieldTest.reading.SceneBackgrounds"
    )
    while Date() < end, !last.firstMatch.exists {
      follow(app.staticTexts["fieldTest.instruction"].label, in: app)
    }

    let text = report(of: app)
    let attachment = XCTAttachment(string: text)
    attachment.name = "Field test"
    attachment.lifetime = .keepAlways
    add(attachment)
    print(text)
    XCTAssertTrue(text.contains("A40 setterFlips"))
  }

  @MainActor
  private func report(of app: XCUIApplication) -> String {
    let parts = app.staticTexts.matching(identifier: "fieldTest.report").allElementsBoundByIndex
    return parts.map(\.label).joined(separator: "\n\n")
  }

  /// Does what the screen asks for.
  @MainActor
  private func follow(_ instruction: String, in app: XCUIApplication) {
    let pad = app.descendants(matching: .any).matching(identifier: "fieldTest.pad").firstMatch
    let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0.005, dy: 0.5))
    let other = app.coordinate(withNormalizedOffset: CGVector(dx: 0.85, dy: 0.5))
    if instruction.hasPrefix("Go to the Home Screen") {
      leave()
      app.activate()
    } else if instruction.hasPrefix("Swipe from the left edge") {
      drag(from: edge, to: other, velocity: .fast)
    } else if pad.exists {
      let middle = pad.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      if instruction.hasPrefix("Drag very slowly") {
        let end = middle.withOffset(CGVector(dx: 60, dy: 0))
        drag(from: middle, to: end, velocity: XCUIGestureVelocity(rawValue: 30))
      } else if instruction.hasPrefix("Drag to the") {
        let distance = instruction.hasPrefix("Drag to the left") ? -100.0 : 100
        drag(from: middle, to: middle.withOffset(CGVector(dx: distance, dy: 0)), velocity: .default)
      } else if instruction.hasPrefix("Press") {
        middle.press(forDuration: 0.5)
      }
    } else {
      _ = pad.waitForExistence(timeout: 1)
    }
  }

  /// Goes to the Home Screen; on a Mac, which has none, to another app.
  @MainActor
  private func leave() {
    #if targetEnvironment(macCatalyst)
      XCUIApplication(bundleIdentifier: "com.apple.finder").activate()
    #else
      XCUIDevice.shared.press(.home)
    #endif
  }

  @MainActor
  private func drag(
    from start: XCUICoordinate,
    to end: XCUICoordinate,
    velocity: XCUIGestureVelocity
  ) {
    start.press(forDuration: 0, thenDragTo: end, withVelocity: velocity, thenHoldForDuration: 0)
  }
}
