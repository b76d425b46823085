import UIKit

@testable import TestSupport

/// A custom container with two children side by side; two stacks are the columns of a split view controller in it.
final class AppSplit: UIViewController, AppMember {
  weak var app: AppWorld?
  var server: AppTransition?
  var card: AppPlacement?
  /// The split view controller, if both are stacks: then there may be room for one only.
  private var columns: UISplitViewController?

  /// How much of the width the first child has, from 0 to 1.
  var share: CGFloat = 0.5 {
    didSet {
      columns?.preferredPrimaryColumnWidthFraction = share
      viewIfLoaded?.setNeedsLayout()
    }
  }

  var displayedChildren: [UIViewController] { children }

  var spares: [any AppMember] {
    [columns?.viewController(for: .secondary)].compactMap { $0 as? any AppMember }
  }

  func fill(with first: UIViewController, _ second: UIViewController) {
    guard first is any AppStack, second is any AppStack else {
      add(first)
      return add(second)
    }
    let columns = UISplitViewController(style: .doubleColumn)
    columns.title = "\(name)'s columns"
    columns.preferredDisplayMode = .oneBesideSecondary
    columns.maximumPrimaryColumnWidth = .greatestFiniteMagnitude
    columns.preferredPrimaryColumnWidthFraction = share
    columns.setViewController(first, for: .primary)
    columns.setViewController(second, for: .secondary)
    self.columns = columns
    add(columns)
    collapse(false)
  }

  private func add(_ child: UIViewController) {
    addChild(child)
    child.view.autoresizingMask = []
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Leaves room for one column only, or for both.
  func collapse(_ isCollapsed: Bool) {
    guard let columns else { return }
    setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: isCollapsed ? .compact : .regular),
      forChild: columns
    )
  }

  /// Whether as many stacks are in columns as there is room for.
  var hasItsColumns: Bool {
    guard let columns else { return true }
    let first = columns.viewController(for: .primary)
    let second = columns.viewController(for: .secondary)
    let due = columns.isCollapsed ? [first] : [first, second]
    return Set(columns.children) == Set(due.compactMap { $0 })
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for child in children {
      guard let home = home(of: child) else { continue }
      // A card that is presented from the child may have given its view a transform.
      child.view.bounds.size = home.size
      child.view.center = CGPoint(x: home.midX, y: home.midY)
    }
  }

  /// Where a child belongs, or a column.
  func home(of child: UIViewController) -> CGRect? {
    guard child !== columns, columns?.isCollapsed != true else { return view.bounds }
    let size = view.bounds.size
    let share = (size.width * share).rounded()
    let isFirst = child === (columns?.viewController(for: .primary) ?? children.first)
    let width = isFirst ? share : size.width - share
    // The first column is at the leading side, the first child at the left.
    let isMirrored =
      columns != nil && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isFirst == isMirrored ? size.width - width : 0,
      y: 0,
      width: width,
      height: size.height
    )
  }
}
