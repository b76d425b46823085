import Testing
import UIKit

/// Apple: default control actions prevent overlapping gesture recognizer behavior.
@MainActor @Suite(.serialized) final class ControlPrecedenceTests {
  /// Made in the test, and not before: the screen is global.
  private lazy var stage = GestureStage()
  private let tap = UITapGestureRecognizer()

  /// What a tap on a control in a view with the recognizer calls, in order.
  private func calls(
    _ control: UIControl,
    on view: UIView? = nil,
    gesture: (() -> Void)? = nil
  ) -> [String] {
    var calls: [String] = []
    control.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    stage.inner.addSubview(control)
    control.addAction(UIAction { _ in calls.append("control") }, for: .touchUpInside)
    tap.headlessAddAction { _ in calls.append("tap") }
    (view ?? stage.outer).addGestureRecognizer(tap)
    (gesture ?? { [stage] in stage.finger.tap(110, 110) })()
    return calls
  }

  @Test(
    "a tap on a button that has an action and is enabled is the button's, unless the recognizer is on the button itself",
    arguments: [
      ("enabled", ["control"]), ("without action", ["tap"]), ("disabled", ["tap"]),
      ("on the button", ["tap"]), ("leaving touches to views", ["tap", "control"]),
    ]
  )
  func tap(kind: String, expected: [String]) {
    let control = kind == "without action" ? UIControl() : UIButton()
    control.isEnabled = kind != "disabled"
    tap.cancelsTouchesInView = kind != "leaving touches to views"
    #expect(calls(control, on: kind == "on the button" ? control : nil) == expected)
  }

  @Test("a pan that starts on a button takes the touch from it")
  func pan() {
    let pan = UIPanGestureRecognizer()
    let log = ActionLog(pan)
    stage.outer.addGestureRecognizer(pan)
    let button = UIButton()

    let calls = calls(button) { [stage] in
      stage.finger.down(110, 110)
      #expect(button.isHighlighted)
      stage.finger.move(125, 110)
      #expect(!button.isHighlighted)
      stage.finger.up(125, 110)
    }

    #expect(calls.isEmpty)
    #expect(log.states == ["began", "ended"])
  }
}
