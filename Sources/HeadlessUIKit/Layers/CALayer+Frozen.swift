extension CALayer {
  /// A copy of the layer and all in it as they are shown, or, where they are not shown, as they are set.
  ///
  /// - Parameter onlyDrawn: Whether what is not shown is left out.
  /// - Returns: The copy; nil if the layer itself is left out.
  private func frozenCopy(onlyDrawn: Bool) -> CALayer? {
    let shown = presentationValues
    if onlyDrawn, shown == nil { return nil }
    let copy = makeCopy()
    copy.takeOwnSerial()
    copy.values = shown ?? values
    copy.mask = mask?.frozenCopy(onlyDrawn: onlyDrawn)
    for child in children {
      child.frozenCopy(onlyDrawn: onlyDrawn).map(copy.addSublayer)
    }
    return copy
  }

  /// A frozen copy that lies where the layer's own contents lie: in its bounds, upright and opaque.
  ///
  /// - Parameter onlyDrawn: Whether what is not shown is left out.
  /// - Returns: The copy; an empty layer if the layer itself is left out.
  func picture(onlyDrawn: Bool = false) -> CALayer {
    guard let copy = frozenCopy(onlyDrawn: onlyDrawn) else { return CALayer() }
    copy.values.transform = CATransform3DIdentity
    copy.values.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    copy.values.position = CGPoint(
      x: copy.values.bounds.width / 2,
      y: copy.values.bounds.height / 2
    )
    copy.values.zPosition = 0
    copy.values.opacity = 1
    copy.values.isHidden = false
    return copy
  }
}
