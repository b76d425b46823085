/// A stack as a screen of another one, as a split view controller makes it where there is room for one column.
extension UINavigationController {
  /// The stack that holds this one as a screen.
  var outer: UINavigationController? { parent as? UINavigationController }

  /// The bar that shows the stack's items: of stacks in each other, the outermost one's.
  var barInUse: UINavigationBar { outer?.barInUse ?? navigationBar }

  /// What the bar shows.
  var items: [UINavigationItem] {
    outer?.items
      ?? stack.flatMap { ($0 as? UINavigationController)?.ownItems ?? [$0.navigationItem] }
  }

  /// Without those of the stacks around.
  private var ownItems: [UINavigationItem] { stack.map(\.navigationItem) }

  /// The stack from which the way back leads: that on top, while it has more than its root.
  var backStack: UINavigationController {
    guard let inner = stack.last as? UINavigationController, inner.stack.count > 1 else {
      return self
    }
    return inner.backStack
  }

  /// The stack may be on another one, or beside it, since a transition began: each bar shows its own items.
  func settleBar(after bar: UINavigationBar) {
    guard bar !== barInUse else { return }
    if let items = bar.manager?.items { bar.show(items) }
    barInUse.show(items)
  }

  /// Tells the split view controller, whose columns wait for the end of the stack's transition.
  func tellColumnOwner() {
    guard !isTransitioning, stackBeingMade == nil else { return }
    (parent as? UISplitViewController)?.stackDidSettle()
  }
}
