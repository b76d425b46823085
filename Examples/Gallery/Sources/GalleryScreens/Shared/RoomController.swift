import UIKit

/// A screen of a room, which only code makes.
///
/// Its subclasses need no initializer for storyboards.
class RoomController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }
}
