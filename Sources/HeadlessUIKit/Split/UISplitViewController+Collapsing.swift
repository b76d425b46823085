/// How two columns become one and two again.
///
/// A stack in transition isn't touched: what has to come onto it or off it waits for the end.
extension UISplitViewController {
  /// Collapses or expands with the horizontal size class.
  func settleSizeClass() {
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    guard isNarrow != isCollapsed else { return }
    isCollapsed = isNarrow
    HeadlessLog.record("\(nameInLog) \(isNarrow ? "collapses" : "expands")")
    if isNarrow {
      collapse()
    } else {
      chosenMode = nil
      let mode = delegate?.splitViewController(
        self,
        displayModeForExpandingToProposedDisplayMode: displayMode
      )
      if let mode, mode != displayMode { chosenMode = mode }
      settle()
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  private func collapse() {
    if columns[.compact] == nil {
      let proposed: Column = secondary == nil ? .primary : .secondary
      let top = delegate?.splitViewController(
        self,
        topColumnForCollapsingToProposedTopColumn: proposed
      )
      stacking = (top ?? proposed) == .secondary ? .joining : .aside
    }
    settle()
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Brings the children, their views and the first stack to where they belong now.
  func settle() {
    let wanted = viewControllers
    for child in children where !wanted.holds(child) {
      child.callWillMove(toParent: nil)
      child.viewInPlace?.removeFromSuperview()
      // Off the screen, the stack may have been moved on already.
      if child.parent === self { child.removeFromParent() }
    }
    settleStacking()
    // Another stack may still hold one of them.
    for child in wanted where child.parent == nil {
      addChild(child)
      if let stack = child as? UINavigationController, stack.phase.transition == nil {
        stack.navigationBar.show(stack.items)
      }
      if isViewLoaded { settleViews() }
      child.callDidMove(toParent: self)
    }
    guard isViewLoaded else { return }
    settleViews()
    view.setNeedsLayout()
  }

  /// Puts the second column's stack onto the first one's, or takes it off.
  private func settleStacking() {
    guard let primary, let secondary, !primary.isTransitioning else { return }
    let holds = primary.expectedStack.holds(secondary)
    let isWanted = isCollapsed && columns[.compact] == nil
    if isWanted, stacking == .joining {
      stacking = .stacked
      if !holds { primary.request(.set(primary.stack + [secondary]), animated: false) }
    } else if !isWanted {
      stacking = .aside
      guard holds else { return }
      primary.request(.set(primary.stack.filter { $0 !== secondary }), animated: false)
    } else if !holds {
      stacking = .aside
    }
  }

  /// The transition of a column's stack is over, or its stack is another.
  func stackDidSettle() {
    guard primary?.isTransitioning == false else { return }
    settle()
  }
}
