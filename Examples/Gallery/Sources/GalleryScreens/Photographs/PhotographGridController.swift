import UIKit

/// The photographs of a journey.
final class PhotographGridController: GridController<PhotographTile>, PhotographGrid {
  init() {
    super.init(
      Photograph.all.indices.map(PhotographTile.init),
      title: "Thirteen days",
      line: "Fifteen photographs, in order",
      name: "photos",
      palette: .photographs
    )
  }

  func thumbnail(of viewer: UIViewController?) -> UIView? {
    (viewer as? PhotographController).map { placedTile($0.index).picture }
  }

  var opening: CGRect {
    CGRect(
      x: 0,
      y: barBottom,
      width: view.bounds.width,
      height: view.bounds.height - barBottom
    )
  }
}
