import UIKit

/// Two stacks side by side, as columns of a split view: where it is narrow, the second one's screens lie on the first one's stack.
final class ColumnsController: UIViewController {
  private let columns: ColumnScreens

  var primary: UINavigationController { columns.primary }
  var secondary: UINavigationController { columns.secondary }

  init(_ primary: UINavigationController, _ secondary: UINavigationController) {
    columns = ColumnScreens(primary, secondary)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for column in [primary, secondary] {
      addChild(column)
      view.addSubview(column.view)
      column.didMove(toParent: self)
    }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    columns.settle()
    let size = view.bounds.size
    let isCollapsed = columns.isCollapsed
    let width = isCollapsed ? size.width : (size.width * 0.4).rounded()
    primary.view.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
    if !isCollapsed {
      secondary.view.frame = CGRect(
        x: width,
        y: 0,
        width: size.width - width,
        height: size.height
      )
    }
  }

  func collapse() {
    columns.collapse()
    layOut()
  }

  func expand() {
    columns.expand(in: self)
    layOut()
  }

  private func layOut() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    // Screens that wait for a transition move with the layout after it.
    primary.transitionCoordinator?.animate(alongsideTransition: nil) { [weak view] _ in
      view?.setNeedsLayout()
    }
  }
}
