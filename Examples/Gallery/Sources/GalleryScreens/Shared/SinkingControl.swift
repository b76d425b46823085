import UIKit

/// A control that shrinks a little while it is pressed.
class SinkingControl: NamedControl {
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  /// Shows what doesn't follow the style by itself; is called when it may have changed.
  func showColors() {}

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      UIView.animate(
        withDuration: 0.25,
        delay: 0,
        options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut],
        animations: {
          self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
        },
        completion: nil
      )
    }
  }
}
