import UIKit

/// A stack of pages above a first screen that stays.
final class PilotColumn: UINavigationController {
  private let root: UIViewController

  init(root: UIViewController) {
    self.root = root
    super.init(nibName: nil, bundle: nil)
    setViewControllers([root], animated: false)
    isNavigationBarHidden = true
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.clipsToBounds = true
    view.autoresizingMask = []
  }

  /// The screens above the first one.
  var pages: [UIViewController] { viewControllers.filter { $0 !== root } }

  /// Shows pages above the first screen, at once.
  func show(_ pages: [UIViewController]) {
    setViewControllers([root] + pages, animated: false)
  }

  func enter(_ parent: UIViewController, below sibling: UIView) {
    parent.addChild(self)
    parent.view.insertSubview(view, belowSubview: sibling)
    didMove(toParent: parent)
  }

  func leave() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
