extension UIView {
  /// A view that shows what this one looks like, and goes on doing so whatever becomes of this one.
  ///
  /// `afterUpdates` shows what was set in this turn, too; without it, it shows what is on the screen.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A snapshot of a part of the view, in its coordinates; nil where nothing has been shown yet.
  public func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard capInsets == .zero else {
      HeadlessFault.raise("a snapshot with capInsets is not built: stretch it as a whole")
    }
    if afterUpdates {
      layoutIfNeeded()
      if window != nil { CATransaction.flush() }
    }
    guard afterUpdates || layer.presentationValues != nil else { return nil }
    let origin = bounds.origin
    return SnapshotView(of: layer.picture(), showing: rect.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}
