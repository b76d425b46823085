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

/// A screen that contains many views: cells with nine views each.
final class CrowdedPage: Page {
  private let count: Int
  /// The first ten cells.
  var front: [UIView] { Array(view.subviews.prefix(10)) }

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
    for number in 0..<max(count / 10, 10) {
      let cell = UIView(frame: CGRect(x: 0, y: 8 * number, width: 390, height: 8))
      for column in 0..<9 {
        cell.addSubview(UIView(frame: CGRect(x: 40 * column, y: 0, width: 36, height: 8)))
      }
      view.addSubview(cell)
    }
  }
}
