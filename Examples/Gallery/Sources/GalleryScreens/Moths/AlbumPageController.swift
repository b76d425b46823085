import UIKit

/// An album that lies open.
final class AlbumPageController: RoomController {
  let page: AlbumPage

  init(_ family: Moth.Family) {
    page = AlbumPage(family)
    super.init(nibName: nil, bundle: nil)
    title = family.rawValue
  }

  override func loadView() {
    view = page
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    page.back.addAction(
      UIAction { [weak self] _ in
        self?.navigationController?.popViewController(animated: true)
      },
      for: .touchUpInside
    )
    page.show(.of(traitCollection))
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    page.show(.of(traitCollection))
  }
}
