import UIKit

/// A stone on a page of its own, beside which are the pages of the others.
final class StoneController: PagesController<StonePage> {
  init(_ index: Int) {
    super.init(
      index,
      titles: Stone.all.map(\.name),
      name: "stone",
      palette: .stones,
      makePage: { StonePage(Stone.all[$0]) }
    )
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.stones.surface
  }

  /// Where the current picture is when its page has come to rest.
  var pictureFrame: CGRect? { currentPage?.pictureFrame }
}
