import UIKit

/// The screen with the albums.
final class CabinetController: RoomController {
  /// Called when an album is chosen.
  var onAlbum: (Moth.Family) -> Void = { _ in }
  /// Called to change between day and night.
  var onNight: () -> Void = {}

  let cabinet = CabinetView()

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "The moth cabinet"
  }

  override func loadView() {
    view = cabinet
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for stack in cabinet.stacks {
      let family = stack.family
      stack.addAction(UIAction { [weak self] _ in self?.onAlbum(family) }, for: .touchUpInside)
    }
    cabinet.night.addAction(UIAction { [weak self] _ in self?.onNight() }, for: .touchUpInside)
  }
}
