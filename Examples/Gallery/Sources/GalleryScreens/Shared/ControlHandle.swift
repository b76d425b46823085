import UIKit

/// Presents a control as a button to assistive technology, beside the buttons in it.
final class ControlHandle: RoomView {
  private weak var control: UIControl?

  init(of control: UIControl) {
    self.control = control
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .button
    control.isAccessibilityElement = false
  }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? control?.spokenText }
    set { super.accessibilityLabel = newValue }
  }

  override func accessibilityActivate() -> Bool {
    control?.sendActions(for: .touchUpInside)
    return true
  }
}
