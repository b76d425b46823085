extension CALayer {
  /// A copy of the layer and all in it as they are shown, or, where they are not shown, as they are set.
  func frozenCopy() -> CALayer {
    let copy = makeCopy()
    copy.takeOwnSerial()
    copy.values = presentationValues ?? values
    copy.mask = mask?.frozenCopy()
    for child in children {
      copy.addSublayer(child.frozenCopy())
    }
    return copy
  }

  /// A frozen copy that lies where the layer's own contents lie: in its bounds, upright and opaque.
  func picture() -> CALayer {
    let copy = frozenCopy()
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
