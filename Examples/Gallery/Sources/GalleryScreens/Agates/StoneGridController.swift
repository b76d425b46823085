import UIKit

/// The pictures of all stones.
final class StoneGridController: GridController<StoneTile>, PictureGrid {
  init() {
    super.init(
      Stone.all.enumerated().map { StoneTile($1, name: "stone.\($0)") },
      title: "Agates",
      line: "Twenty slices, cut and polished",
      name: "stones",
      palette: .stones
    )
  }

  func picture(of page: UIViewController?) -> UIView? {
    (page as? StoneController).map { placedTile($0.index).picture }
  }

  func pictureFrame(on page: UIViewController?) -> CGRect? {
    (page as? StoneController)?.pictureFrame
  }
}
