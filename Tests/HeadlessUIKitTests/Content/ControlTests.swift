import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ControlTests {
  private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let touch = UITouch()

  init() {
    window.addSubview(control)
    touch.window = window
  }

  @Test func actionsRunForTheirEventsInOrderAndKnowTheirSenderMeanwhile() {
    HeadlessScreen.reset()
    let log = Log()
    let both = UIAction { log.names.append($0.sender is UIControl ? "both" : "no sender") }
    control.addAction(log.action("down"), for: .touchDown)
    control.addAction(both, for: [.touchDown, .touchUpInside])

    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)

    #expect(log.names == ["down", "both", "both"] && both.sender == nil)
  }

  @Test func ofTwoActionsOfOneNameTheLaterStands() {
    HeadlessScreen.reset()
    let log = Log()
    let name = UIAction.Identifier("same")
    control.addAction(UIAction(identifier: name) { _ in log.names.append("old") }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in log.names.append("new") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.names == ["new"])

    control.removeAction(identifiedBy: name, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(log.names == ["new"])
    #expect(control.allControlEvents.isEmpty)
  }

  @Test(arguments: [
    (UITouch.Phase.ended, 1, ["touchDown", "touchUpInside"]),
    (.cancelled, 1, ["touchDown", "touchCancel"]),
    (.ended, 2, ["touchDown", "touchDownRepeat", "touchUpInside"]),
  ])
  func aTapIsATouchUpInsideUnlessItIsTakenAway(
    _ end: UITouch.Phase,
    _ tapCount: Int,
    _ events: [String]
  ) {
    HeadlessScreen.reset()
    let log = Log(control)
    touch.tapCount = tapCount

    send(.began, at: CGPoint(x: 50, y: 20))
    #expect(control.isHighlighted && control.isTracking && control.state == .highlighted)
    send(end, at: CGPoint(x: 50, y: 20))

    #expect(log.names == events)
    #expect(!control.isHighlighted && !control.isTracking)
  }

  @Test func aFingerMayStraySeventyPoints() {
    HeadlessScreen.reset()
    let log = Log(control)
    send(.began, at: CGPoint(x: 50, y: 20))
    send(.moved, at: CGPoint(x: 50, y: 105))
    #expect(control.isTouchInside)
    send(.moved, at: CGPoint(x: 50, y: 115))
    #expect(!control.isTouchInside && !control.isHighlighted && control.isTracking)
    send(.moved, at: CGPoint(x: 50, y: 20))
    #expect(control.isHighlighted)
    send(.moved, at: CGPoint(x: 50, y: 300))
    send(.ended, at: CGPoint(x: 50, y: 300))
    #expect(
      log.names == [
        "touchDown", "touchDragInside", "touchDragOutside", "touchDragExit", "touchDragInside",
        "touchDragEnter", "touchDragOutside", "touchDragExit", "touchUpOutside",
      ]
    )
  }

  @Test func disablingAControlCancelsItsTouchAndItSwallowsTheNext() {
    HeadlessScreen.reset()
    let log = Log(control)

    send(.began, at: CGPoint(x: 50, y: 20))
    control.isEnabled = false
    #expect(log.names == ["touchDown", "touchCancel"] && control.state == .disabled)
    send(.began, at: CGPoint(x: 50, y: 20))
    send(.ended, at: CGPoint(x: 50, y: 20))

    #expect(log.names.count == 2)
  }

  private func send(_ phase: UITouch.Phase, at point: CGPoint) {
    touch.phase = phase
    touch.location = point
    _ = control.handleTouches(phase, [touch], nil)
  }
}

/// What has been called, by name.
@MainActor
final class Log {
  var names: [String] = []

  init() {}

  /// Records all touch events of a control.
  init(_ control: UIControl) {
    let events: [(String, UIControl.Event)] = [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
      ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
      ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
      ("touchCancel", .touchCancel), ("primaryActionTriggered", .primaryActionTriggered),
    ]
    for (name, event) in events {
      control.addAction(action(name), for: event)
    }
  }

  func action(_ name: String) -> UIAction {
    UIAction { [weak self] _ in self?.names.append(name) }
  }
}
