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
}
