import UIKit

/// A control around a card that closes it.
final class ClosingControl: NamedControl {
  init(name: String) {
    super.init(frame: .zero)
    accessibilityLabel = name
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Closes the card, which may cover the middle of the control.
  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }
}
