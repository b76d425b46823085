import UIKit

/// A view of a room, which only code makes.
///
/// Its subclasses need no initializer for storyboards.
class RoomView: UIView {
  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  /// Gives layers their colors, which don't follow the style by themselves; is called when it may have changed.
  func showColors() {}
}
