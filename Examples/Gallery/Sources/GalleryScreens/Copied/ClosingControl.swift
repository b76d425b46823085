import UIKit

/// A control around a card that closes it.
final class ClosingControl: NamedControl {
  init(name: String) {
    super.init(frame: .zero)
    accessibilityLabel = name
  }

  /// Closes the card, which may cover the middle of the control.
  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }
}
