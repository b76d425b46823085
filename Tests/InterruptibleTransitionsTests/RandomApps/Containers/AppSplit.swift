import UIKit

@testable import TestSupport

/// A custom container with two children side by side.
final class AppSplit: UIViewController, AppMember {
  weak var app: AppWorld?
  var server: AppServer?
  var card: AppPlacement?
  /// The children, if both are stacks: then there may be room for one only.
  private var columns: ColumnScreens?

  /// How much of the width the first child has, from 0 to 1.
  var share: CGFloat = 0.5 {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  var seenChildren: [UIViewController] { children }

  var spares: [any AppMember] {
    guard let columns else { return [] }
    return ([columns.secondary] + columns.moved).compactMap { $0 as? any AppMember }
  }

  func fill(with first: UIViewController, _ second: UIViewController) {
    for child in [first, second] {
      addChild(child)
      child.view.autoresizingMask = []
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    guard let primary = first as? any AppStack, let secondary = second as? any AppStack else {
      return
    }
    columns = ColumnScreens(primary, secondary)
  }

  /// Puts the screens of the second stack onto the first one, or gives them back.
  func collapse(_ isCollapsed: Bool) {
    isCollapsed ? columns?.collapse() : columns?.expand(in: self)
    view.setNeedsLayout()
  }

  /// Moves screens of the stacks that have had to wait.
  func settle() {
    columns?.settle()
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

  func home(of child: UIViewController) -> CGRect? {
    guard columns?.isCollapsed != true else { return view.bounds }
    let half = (view.bounds.width * share).rounded()
    return child === children.first
      ? CGRect(x: 0, y: 0, width: half, height: view.bounds.height)
      : CGRect(x: half, y: 0, width: view.bounds.width - half, height: view.bounds.height)
  }
}
