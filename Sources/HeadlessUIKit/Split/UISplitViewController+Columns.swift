/// What is in the columns, and which of them are shown.
extension UISplitViewController {
  /// Puts a controller into a column, in a navigation controller if it is none and the column isn't the compact one.
  ///
  /// A plain screen for the second column is pushed there, where that has a stack.
  package func setViewController(_ vc: UIViewController?, for column: Column) {
    guard column != .supplementary else {
      HeadlessFault.raise("two columns have no supplementary one: make the first or the second")
    }
    if column == .secondary, let vc, !(vc is UINavigationController),
      let stack = columns[column] as? UINavigationController
    {
      if !stack.stack.holds(vc) { stack.pushViewController(vc, animated: false) }
      return
    }
    let isStacked = column == .secondary && stacking == .stacked
    let old = columns[column]
    columns[column] = column == .compact ? vc : vc.map(UISplitViewController.stack)
    guard old !== columns[column] else { return }
    if isStacked, vc != nil { stacking = .joining }
    if column != .compact, let primary, let old, primary.stack.holds(old) {
      primary.request(.set(primary.stack.filter { $0 !== old }), animated: false)
    }
    settle()
  }

  private static func stack(of controller: UIViewController) -> UINavigationController {
    controller as? UINavigationController ?? UINavigationController(rootViewController: controller)
  }

  /// Brings a column onto the screen: beside the other one, or on top of all.
  package func show(_ column: Column) {
    guard isCollapsed else {
      if column == .primary, displayMode == .secondaryOnly { animate(to: .oneBesideSecondary) }
      return
    }
    guard columns[.compact] == nil, let primary, let secondary else { return }
    let stack = primary.expectedStack
    switch column {
    case .primary:
      guard let index = stack.firstIndex(where: { $0 === secondary }), index > 0 else { return }
      primary.request(.popTo(stack[index - 1]), animated: true)
    case .secondary where stack.holds(secondary):
      primary.request(.popTo(secondary), animated: true)
    case .secondary:
      stacking = .stacked
      primary.request(.push(secondary), animated: true)
    case .supplementary, .compact: return
    }
  }

  /// Takes a column off the screen: from beside the other one, or from the top of all.
  package func hide(_ column: Column) {
    guard isCollapsed else {
      if column == .primary, displayMode == .oneBesideSecondary { animate(to: .secondaryOnly) }
      return
    }
    guard column == .secondary, let primary, primary.expectedStack.last === secondary else {
      return
    }
    primary.request(.pop, animated: true)
  }

  /// Shows a controller in the second column, and that column.
  package func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  var primary: UINavigationController? { columns[.primary] as? UINavigationController }
  var secondary: UINavigationController? { columns[.secondary] as? UINavigationController }

  /// Those whose controllers are children, of which the first may be off the screen.
  var columnsOfChildren: [Column] {
    guard isCollapsed else { return [.primary, .secondary] }
    return columns[.compact] == nil ? [.primary] : [.compact]
  }
}
