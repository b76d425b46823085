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

  @Test("a tap on a button is the button's, not that of a recognizer around it")
  func buttonWins() {
    #expect(calls(UIButton()) == ["control"])
  }

  @Test("a tap on a control without an action of its own is the recognizer's")
  func plainControlLoses() {
    #expect(calls(UIControl()) == ["tap"])
  }

  @Test("both answer the tap where the recognizer leaves touches to the views")
  func both() {
    tap.cancelsTouchesInView = false
    #expect(calls(UIButton()) == ["tap", "control"])
  }

  @Test("a recognizer on the button itself comes first")
  func onButton() {
    let button = UIButton()
    #expect(calls(button, on: button) == ["tap"])
  }

  @Test("a button that is disabled leaves the tap to the recognizer")
  func disabled() {
    let button = UIButton()
    button.isEnabled = false
    #expect(calls(button) == ["tap"])
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
