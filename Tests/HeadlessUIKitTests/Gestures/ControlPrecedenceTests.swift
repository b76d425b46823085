import Testing

@testable import UIKit

@MainActor @Suite(.serialized) final class ControlPrecedenceTests {
  /// Made in the test, and not before: the screen is global.
  private lazy var stage = GestureStage()
  private let key = Key(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  private func states(
    of recognizer: UIGestureRecognizer,
    on view: UIView? = nil,
    _ gesture: () -> Void
  ) -> [String] {
    stage.inner.addSubview(key)
    let log = ActionLog(recognizer)
    (view ?? stage.outer).addGestureRecognizer(recognizer)
    gesture()
    return log.states
  }

  @Test("a tap on a control is the control's, not that of a recognizer around it")
  func controlWins() {
    let tap = UITapGestureRecognizer()
    #expect(states(of: tap) { stage.finger.tap(110, 110) }.isEmpty)
    #expect(stage.inner.phases == ["began", "ended"])
  }

  @Test("a tap beside it is the recognizer's")
  func beside() {
    let tap = UITapGestureRecognizer()
    #expect(states(of: tap) { stage.finger.tap(160, 160) } == ["ended"])
  }

  @Test("both answer the tap where the recognizer leaves touches to the views")
  func both() {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    #expect(states(of: tap) { stage.finger.tap(110, 110) } == ["ended"])
    #expect(stage.inner.phases == ["began", "ended"])
  }

  @Test("a recognizer on the control itself comes first")
  func onControl() {
    let tap = UITapGestureRecognizer()
    #expect(states(of: tap, on: key) { stage.finger.tap(110, 110) } == ["ended"])
    #expect(stage.inner.phases == ["began", "cancelled"])
  }

  @Test("a pan that starts on a control takes the touch from it")
  func pan() {
    let pan = UIPanGestureRecognizer()
    let states = states(of: pan) {
      stage.finger.down(110, 110)
      stage.finger.move(140, 110)
    }
    #expect(states == ["began"])
    #expect(stage.inner.phases == ["began", "cancelled"])
  }
}

/// Stands for a control that a tap means something to.
private final class Key: UIView {
  override var answersTaps: Bool { true }
}
