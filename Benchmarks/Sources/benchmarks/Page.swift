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
