import UIKit

/// A small label that says what UIKit's coordinator says about the transition.
final class BarNote: UILabel {
  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "paint.note"
    font = .systemFont(ofSize: 13, weight: .semibold)
    textAlignment = .center
    layer.cornerRadius = 13
    clipsToBounds = true
    alpha = 0
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ context: any UIViewControllerTransitionCoordinatorContext) {
    if context.isInteractive {
      text = "In your hand"
    } else {
      text = context.isCancelled ? "Going back" : "On its way"
    }
    alpha = 1
  }
}
