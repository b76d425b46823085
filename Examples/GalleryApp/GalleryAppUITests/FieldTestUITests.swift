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
    while Date() < end, !report(of: app).contains("F13 tapsAreStrict") {
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
    app.staticTexts["fieldTest.report"].label
  }

  /// Makes the gesture that the screen asks for.
  @MainActor
  private func follow(_ instruction: String, in app: XCUIApplication) {
    let pad = app.descendants(matching: .any).matching(identifier: "fieldTest.pad").firstMatch
    guard pad.exists else {
      _ = pad.waitForExistence(timeout: 1)
      return
    }
    let middle = pad.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    if instruction.hasPrefix("Drag") {
      middle.press(
        forDuration: 0,
        thenDragTo: middle.withOffset(CGVector(dx: 60, dy: 0)),
        withVelocity: XCUIGestureVelocity(rawValue: 30),
        thenHoldForDuration: 0
      )
    } else if instruction.hasPrefix("Press") {
      middle.press(forDuration: 0.5)
    }
  }
}
