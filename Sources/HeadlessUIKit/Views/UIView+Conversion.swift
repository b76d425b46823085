extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let shared = pointInRoot(point)
    guard let view = view ?? window else { return shared }
    return view.pointFromRoot(shared)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let view = view ?? window else { return pointFromRoot(point) }
    return view.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(holding: rect.corners.map { convert($0, to: view) })
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(holding: rect.corners.map { convert($0, from: view) })
  }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view = self
    while let parent = view.superview {
      point = view.layer.outward(point, in: parent.layer)
      view = parent
    }
    return point
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    return layer.inward(superview.pointFromRoot(point), in: superview.layer)
  }
}

// A copy of all values costs more than the sum: what lies flat takes three of them.
extension CALayer {
  /// A point of this layer's model, in that of its superlayer.
  fileprivate func outward(_ point: CGPoint, in parent: CALayer) -> CGPoint {
    guard !values.isTransformed, !parent.values.transformsSublayers else {
      return values.outward(point, in: parent.values)
    }
    return point - values.bounds.origin + flatFrame.origin
  }

  /// A point of the superlayer's model, in that of this layer.
  fileprivate func inward(_ point: CGPoint, in parent: CALayer) -> CGPoint {
    guard !values.isTransformed, !parent.values.transformsSublayers else {
      return values.inward(point, in: parent.values)
    }
    return point - flatFrame.origin + values.bounds.origin
  }

  private var flatFrame: CGRect {
    values.bounds.placed(at: values.position, by: values.anchorPoint)
  }
}

extension LayerValues {
  /// A point of this layer, in its superlayer's coordinates.
  func outward(_ point: CGPoint, in parent: LayerValues) -> CGPoint {
    let local = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
    guard isTransformed(in: parent) else { return local + frame.origin }
    return transformInParent(parent).project(local)
  }

  /// A point of the superlayer, in this layer's coordinates.
  func inward(_ point: CGPoint, in parent: LayerValues) -> CGPoint {
    guard isTransformed(in: parent) else { return point - frame.origin + bounds.origin }
    let t = transformInParent(parent)
    guard CATransform3DIsAffine(t) else { return t.unproject(point) + bounds.origin }
    let local = point.applying(CATransform3DGetAffineTransform(t).inverted())
    return local + bounds.origin
  }

  /// Whether more than an offset lies between the two.
  private func isTransformed(in parent: LayerValues) -> Bool {
    isTransformed || parent.transformsSublayers
  }

  func transformInParent(_ parent: LayerValues) -> CATransform3D {
    guard parent.transformsSublayers else { return localTransform }
    let middle = CGPoint(x: parent.bounds.midX, y: parent.bounds.midY)
    return CATransform3DConcat(localTransform, parent.sublayerTransform.about(middle))
  }
}

extension CATransform3D {
  /// The point of the plane z = 0 that is seen at a point of the screen.
  func unproject(_ point: CGPoint) -> CGPoint {
    let (a, b) = (m11 - point.x * m14, m21 - point.x * m24)
    let (c, d) = (m12 - point.y * m14, m22 - point.y * m24)
    let (e, f) = (point.x * m44 - m41, point.y * m44 - m42)
    let determinant = a * d - b * c
    guard determinant != 0 else { return point }
    return CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
  }
}

extension CGPoint {
  static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
    CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}
