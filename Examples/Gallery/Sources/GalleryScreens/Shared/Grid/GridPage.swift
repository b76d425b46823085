import UIKit

/// A page that a tile of a grid opens, and which can go on to the pages of other tiles.
@MainActor
protocol GridPage: UIViewController {
  /// The tile that the page shows now.
  var index: Int { get }
  /// Called with the tile that is shown now.
  var onIndex: (Int) -> Void { get set }
}
