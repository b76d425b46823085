/// Where the columns are.
extension UISplitViewController {
  /// How wide the system lets a column be by itself.
  private static let usualWidth: CGFloat = 320
  private static let slideDuration: TimeInterval = 0.35

  /// The width of the first column, within its bounds.
  package var primaryColumnWidth: CGFloat {
    let automatic = UISplitViewController.automaticDimension
    let room = viewIfLoaded?.bounds.width ?? 0
    let fraction = preferredPrimaryColumnWidthFraction
    let shared = fraction == automatic ? UISplitViewController.usualWidth : room * fraction
    let wanted = preferredPrimaryColumnWidth == automatic ? shared : preferredPrimaryColumnWidth
    let least = minimumPrimaryColumnWidth == automatic ? 0 : minimumPrimaryColumnWidth
    let most =
      maximumPrimaryColumnWidth == automatic
      ? UISplitViewController.usualWidth : maximumPrimaryColumnWidth
    return min(max(min(wanted, most), least), room)
  }

  private var isPrimaryShown: Bool { displayMode == .oneBesideSecondary }

  /// Adds the views of the columns that are on the screen, and removes the others.
  func settleViews() {
    guard slides == 0 else { return }
    for child in children {
      if !isCollapsed, child === primary, !isPrimaryShown {
        child.viewInPlace?.removeFromSuperview()
      } else if child.viewInPlace?.superview !== view {
        view.addSubview(child.view)
        // Columns don't grow along: they are laid out.
        child.view.autoresizingMask = []
      }
    }
  }

  func layOutColumns() {
    for child in children {
      let place = place(of: child)
      child.viewInPlace?.fill(place)
      // One that a card in its context has taken off has its place below that.
      if child.viewIfLoaded?.superview == nil { child.viewIfLoaded?.fill(place) }
    }
  }

  private func place(of child: UIViewController) -> CGRect {
    let size = view.bounds.size
    guard !isCollapsed else { return view.bounds }
    let width = primaryColumnWidth.rounded()
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isLeft = (primaryEdge == .leading) != isMirrored
    let taken = isPrimaryShown ? width : 0
    guard child === primary else {
      return CGRect(x: isLeft ? taken : 0, y: 0, width: size.width - taken, height: size.height)
    }
    let outside = width - taken
    let x = isLeft ? -outside : size.width - width + outside
    return CGRect(x: x, y: 0, width: width, height: size.height)
  }

  /// Slides the first column in or out.
  func animate(to mode: DisplayMode) {
    if mode == .secondaryOnly {
      delegate?.splitViewController(self, willHide: .primary)
    } else {
      delegate?.splitViewController(self, willShow: .primary)
    }
    guard let window = viewIfLoaded?.window else {
      chosenMode = mode
      return settle()
    }
    if mode == .oneBesideSecondary, let screen = primary?.view {
      view.addSubview(screen)
      screen.fill(place(of: primary ?? self))
      window.layoutIfNeeded()
    }
    chosenMode = mode
    slides += 1
    view.setNeedsLayout()
    UIView.animate(
      withDuration: UISplitViewController.slideDuration,
      animations: { window.layoutIfNeeded() },
      completion: { [weak self] _ in
        self?.slides -= 1
        self?.settle()
      }
    )
  }
}

/// A split view controller's view.
@MainActor
final class SplitView: UIView {
  override func layoutSubviews() {
    guard let split = controller as? UISplitViewController else { return }
    // With the size, the mode that it chooses by itself may be another.
    split.settleViews()
    split.layOutColumns()
  }
}
