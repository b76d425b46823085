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
    on(page.back) { $0.navigationController?.popViewController(animated: true) }
  }
}
