import UIKit

/// Two stacks side by side, as columns of a split view: where it is narrow, the second one's screens lie on the first one's stack.
final class ColumnsController: UIViewController {
  let primary: UINavigationController
  let secondary: UINavigationController
  private(set) var isCollapsed = false
  /// The screens that the second column gets back.
  private var moved: [UIViewController] = []

  init(_ primary: UINavigationController, _ secondary: UINavigationController) {
    (self.primary, self.secondary) = (primary, secondary)
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
    giveBack()
    let size = view.bounds.size
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

  /// Puts the second column's screens onto the first one's stack, without an animation, as a split view does.
  func collapse() {
    guard !isCollapsed else { return }
    isCollapsed = true
    moved = secondary.viewControllers
    secondary.willMove(toParent: nil)
    secondary.view.removeFromSuperview()
    secondary.removeFromParent()
    secondary.setViewControllers([], animated: false)
    primary.setViewControllers(primary.viewControllers + moved, animated: false)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  /// Gives the second column its screens back, as soon as the first one has let them go.
  func expand() {
    guard isCollapsed else { return }
    isCollapsed = false
    let kept = primary.viewControllers.filter { !moved.contains($0) }
    primary.setViewControllers(kept, animated: false)
    addChild(secondary)
    view.addSubview(secondary.view)
    secondary.didMove(toParent: self)
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  private func giveBack() {
    guard !isCollapsed, !moved.isEmpty, moved.allSatisfy({ $0.parent !== primary }) else { return }
    secondary.setViewControllers(moved, animated: false)
    moved = []
  }
}
