import UIKit

/// A split view controller with two stacks, and a container that leaves it room for both of them or for one.
@available(iOS 14, tvOS 14, *)
final class ColumnsController: UIViewController {
  let split = UISplitViewController(style: .doubleColumn)
  let primary: UINavigationController
  let secondary: UINavigationController

  init(_ primary: UINavigationController, _ secondary: UINavigationController) {
    (self.primary, self.secondary) = (primary, secondary)
    super.init(nibName: nil, bundle: nil)
    split.preferredDisplayMode = .oneBesideSecondary
    split.maximumPrimaryColumnWidth = .greatestFiniteMagnitude
    split.preferredPrimaryColumnWidthFraction = 0.4
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    addChild(split)
    isCollapsed = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Whether there is room for one column only, whatever the size is.
  var isCollapsed: Bool {
    get { split.isCollapsed }
    set {
      setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: newValue ? .compact : .regular),
        forChild: split
      )
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    split.view.frame = view.bounds
    split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(split.view)
    split.didMove(toParent: self)
  }
}
