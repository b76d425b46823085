import UIKit

/// The screen of one side of the watch.
final class FaceController: RoomController {
  let face: Face

  init(_ face: Face) {
    self.face = face
    super.init(nibName: nil, bundle: nil)
    title = face.town
  }

  override func loadView() {
    view = FaceView(face)
    view.accessibilityIdentifier = "face.\(face.town)"
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (parent as? WatchController)?.willShow(self)
  }
}
