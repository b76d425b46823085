extension UISplitViewController {
  /// How many columns there are at most.
  package enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  /// A place for a controller; the last one takes the place of all others where there is room for one.
  package enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
  }

  /// Which columns are seen where there is room for several.
  package enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary
  }

  /// The side of the first column.
  package enum PrimaryEdge: Int, Sendable {
    case leading
    case trailing
  }

  /// Where the second column's stack is, seen from the first one's.
  enum Stacking {
    /// Not on it.
    case aside
    /// To be put onto it, as soon as no transition is in the way.
    case joining
    /// On it, or asked for, until the user goes back.
    case stacked
  }
}

extension UIViewController {
  /// The nearest split view controller around this one.
  package var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
}
