extension UIView {
  /// A view that shows what this one looks like, and goes on doing so whatever becomes of this one.
  ///
  /// `afterUpdates` shows what was set in this turn, too. Without it, the snapshot shows what is on the screen, and so has no content
  /// if the view hasn't been drawn yet.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A snapshot of a part of the view, in its coordinates.
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
    if !afterUpdates, layer.presentationValues == nil {
      HeadlessLog.record("empty snapshot of \(type(of: self)): it has not been drawn yet")
    }
    let origin = bounds.origin
    return SnapshotView(
      of: layer.picture(onlyDrawn: !afterUpdates),
      showing: rect.offsetBy(dx: -origin.x, dy: -origin.y)
    )
  }
}
