extension UIView {
  /// Returns a view that shows the current appearance of this view, and that later changes of this view don't affect.
  ///
  /// `afterUpdates` includes the changes of this turn. Without it, the snapshot shows the current contents of the
  /// screen, and so has no content if the view hasn't been drawn yet.
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
