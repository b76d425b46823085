import UIKit

/// A screen with a background, and nothing else.
class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

/// A screen of an app: with a title, and two bar buttons with symbols.
final class TitledPage: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    navigationItem.rightBarButtonItems = ["plus", "square.and.arrow.up"].map { name in
      let item = UIBarButtonItem()
      item.primaryAction = UIAction(image: UIImage(systemName: name)) { _ in }
      return item
    }
  }
}

/// A screen that contains many views: ten, and cells with nine views each.
final class CrowdedPage: Page {
  private let count: Int
  /// The ten views.
  private(set) var front: [UIView] = []

  init(views count: Int) {
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    front = (0..<10).map { UIView(frame: CGRect(x: 39 * $0, y: 0, width: 36, height: 8)) }
    for tile in front {
      view.addSubview(tile)
    }
    for row in stride(from: 1, to: count / 10, by: 1) {
      let cell = UIView(frame: CGRect(x: 0, y: 8 * row, width: 390, height: 8))
      for column in 0..<9 {
        cell.addSubview(UIView(frame: CGRect(x: 40 * column, y: 0, width: 36, height: 8)))
      }
      view.addSubview(cell)
    }
  }
}
