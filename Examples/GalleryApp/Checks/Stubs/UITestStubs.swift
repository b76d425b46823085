import Foundation
import XCTest

// What the UI tests use of XCTest and Linux lacks, with Apple's signatures, for the type checker alone.

struct XCUIGestureVelocity: RawRepresentable, Hashable, Sendable {
  var rawValue: CGFloat
  static let `default` = XCUIGestureVelocity(rawValue: 0)
  static let slow = XCUIGestureVelocity(rawValue: 1)
  static let fast = XCUIGestureVelocity(rawValue: 2)
}

struct CGVector {
  var dx: CGFloat
  var dy: CGFloat

  init(dx: Double, dy: Double) {
    self.dx = CGFloat(dx)
    self.dy = CGFloat(dy)
  }
}

@MainActor class XCUIElement: NSObject {
  enum ElementType { case any }

  var exists: Bool { false }
  var label: String { "" }
  func tap() {}
  func doubleTap() {}
  func waitForExistence(timeout: TimeInterval) -> Bool { false }
  func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate()
  }
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery()
  }
  var buttons: XCUIElementQuery { XCUIElementQuery() }
  var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  var staticTexts: XCUIElementQuery { XCUIElementQuery() }
}

@MainActor final class XCUIElementQuery: NSObject {
  subscript(key: String) -> XCUIElement { XCUIElement() }
  func matching(identifier: String) -> XCUIElementQuery { self }
  var buttons: XCUIElementQuery { self }
  var firstMatch: XCUIElement { XCUIElement() }
  var allElementsBoundByIndex: [XCUIElement] { [] }
}

@MainActor final class XCUICoordinate: NSObject {
  func tap() {}
  func press(forDuration duration: TimeInterval) {}
  func press(
    forDuration duration: TimeInterval,
    thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity,
    thenHoldForDuration holdDuration: TimeInterval
  ) {}
  func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { self }
}

@MainActor final class XCUIApplication: XCUIElement {
  var launchEnvironment: [String: String] = [:]
  func launch() {}
  func activate() {}
}

@MainActor final class XCUIDevice: NSObject {
  enum Button { case home }

  static let shared = XCUIDevice()
  func press(_ button: XCUIDevice.Button) {}
}

final class XCTAttachment: NSObject {
  enum Lifetime { case keepAlways }

  init(string: String) {}
  var name: String?
  var lifetime = Lifetime.keepAlways
}

extension XCTestCase {
  var continueAfterFailure: Bool {
    get { true }
    set {}
  }

  func add(_ attachment: XCTAttachment) {}
}
