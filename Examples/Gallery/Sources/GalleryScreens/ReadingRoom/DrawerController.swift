import UIKit

/// The drawer: the shelves, and a lamp.
final class DrawerController: RoomController {
  /// Called when a shelf is chosen.
  var onShelf: (Shelf) -> Void = { _ in }
  /// Called when the lamp is switched.
  var onLamp: () -> Void = {}

  private let drawer: DrawerView

  init(_ shelves: [Shelf], shown: Shelf) {
    drawer = DrawerView(shelves, shown: shown)
    super.init(nibName: nil, bundle: nil)
    title = "Shelves"
    modalPresentationCapturesStatusBarAppearance = true
  }

  override func loadView() {
    view = drawer
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in drawer.rows {
      let shelf = row.shelf
      row.addAction(UIAction { [weak self] _ in self?.onShelf(shelf) }, for: .touchUpInside)
    }
    drawer.lamp.addAction(UIAction { [weak self] _ in self?.onLamp() }, for: .touchUpInside)
    showLamp()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showLamp()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  private func showLamp() {
    drawer.showLamp(isLit: traitCollection.userInterfaceStyle == .dark)
  }
}
