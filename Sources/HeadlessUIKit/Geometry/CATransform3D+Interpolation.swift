extension CATransform3D {
  /// The way to another transform: component by component where neither turns, else through its parts,
  /// so that a rotation takes the shorter way round.
  func interpolated(to end: CATransform3D, at progress: CGFloat) -> CATransform3D {
    if isUprightAffine, end.isUprightAffine {
      return blended(with: end, at: progress)
    }
    guard let a = TransformParts(self), let b = TransformParts(end) else {
      return blended(with: end, at: progress)
    }
    return a.interpolated(to: b, at: progress).transform
  }

  private var isUprightAffine: Bool {
    CATransform3DIsAffine(self) && m12 == 0 && m21 == 0 && m11 > 0 && m22 > 0
  }

  private func blended(with end: CATransform3D, at progress: CGFloat) -> CATransform3D {
    let p = Double(progress)
    return CATransform3D(
      row1 + (end.row1 - row1) * p,
      row2 + (end.row2 - row2) * p,
      row3 + (end.row3 - row3) * p,
      row4 + (end.row4 - row4) * p
    )
  }
}

/// A transform taken apart into perspective, translation, rotation, shear and scale.
///
/// The method is Spencer Thomas's "Decomposing a matrix into simple transformations", Graphics
/// Gems II, which CSS Transforms Level 2 also prescribes.
private struct TransformParts {
  var perspective: SIMD4<Double>
  var translation: SIMD3<Double>
  var rotation: SIMD4<Double>
  /// xy, xz, yz.
  var shear: SIMD3<Double>
  var scale: SIMD3<Double>

  init?(_ t: CATransform3D) {
    guard t.row4.w != 0 else { return nil }
    let scaled = 1 / t.row4.w
    let (r1, r2, r3, r4) = (t.row1 * scaled, t.row2 * scaled, t.row3 * scaled, t.row4 * scaled)
    if r1.w != 0 || r2.w != 0 || r3.w != 0 {
      var plain = CATransform3D(r1, r2, r3, r4)
      (plain.row1.w, plain.row2.w, plain.row3.w, plain.row4.w) = (0, 0, 0, 1)
      guard let undo = plain.inverse else { return nil }
      let column = SIMD4(r1.w, r2.w, r3.w, r4.w)
      perspective = SIMD4(
        (undo.row1 * column).sum(),
        (undo.row2 * column).sum(),
        (undo.row3 * column).sum(),
        (undo.row4 * column).sum()
      )
    } else {
      perspective = SIMD4(0, 0, 0, 1)
    }
    translation = SIMD3(r4.x, r4.y, r4.z)
    var x = SIMD3(r1.x, r1.y, r1.z)
    var y = SIMD3(r2.x, r2.y, r2.z)
    var z = SIMD3(r3.x, r3.y, r3.z)
    let scaleX = x.length
    guard scaleX > 1e-12 else { return nil }
    x /= scaleX
    var shearXY = x.dot(y)
    y -= x * shearXY
    let scaleY = y.length
    guard scaleY > 1e-12 else { return nil }
    y /= scaleY
    shearXY /= scaleY
    var shearXZ = x.dot(z)
    z -= x * shearXZ
    var shearYZ = y.dot(z)
    z -= y * shearYZ
    let scaleZ = z.length
    guard scaleZ > 1e-12 else { return nil }
    z /= scaleZ
    shearXZ /= scaleZ
    shearYZ /= scaleZ
    scale = SIMD3(scaleX, scaleY, scaleZ)
    shear = SIMD3(shearXY, shearXZ, shearYZ)
    if x.dot(y.cross(z)) < 0 {
      scale *= -1
      x *= -1
      y *= -1
      z *= -1
    }
    rotation = TransformParts.quaternion(x, y, z)
  }

  private static func quaternion(
    _ x: SIMD3<Double>,
    _ y: SIMD3<Double>,
    _ z: SIMD3<Double>
  ) -> SIMD4<Double> {
    let q = SIMD4(
      0.5 * max(1 + x.x - y.y - z.z, 0).squareRoot(),
      0.5 * max(1 - x.x + y.y - z.z, 0).squareRoot(),
      0.5 * max(1 - x.x - y.y + z.z, 0).squareRoot(),
      0.5 * max(1 + x.x + y.y + z.z, 0).squareRoot()
    )
    return SIMD4(
      y.z < z.y ? -q.x : q.x,
      z.x < x.z ? -q.y : q.y,
      x.y < y.x ? -q.z : q.z,
      q.w
    )
  }

  func interpolated(to end: TransformParts, at progress: CGFloat) -> TransformParts {
    let p = Double(progress)
    var parts = self
    parts.perspective += (end.perspective - perspective) * p
    parts.translation += (end.translation - translation) * p
    parts.shear += (end.shear - shear) * p
    parts.scale += (end.scale - scale) * p
    var target = end.rotation
    var cosine = (rotation * target).sum()
    if cosine < 0 {
      target *= -1
      cosine = -cosine
    }
    if cosine > 0.999_999 {
      parts.rotation += (target - rotation) * p
    } else {
      let angle = acos(cosine)
      let sine = sin(angle)
      parts.rotation =
        rotation * (sin((1 - p) * angle) / sine) + target * (sin(p * angle) / sine)
    }
    return parts
  }

  var transform: CATransform3D {
    let q = rotation
    let (x, y, z, w) = (q.x, q.y, q.z, q.w)
    let first = SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
    var second = SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
    var third = SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    third += second * shear.z + first * shear.y
    second += first * shear.x
    let affine = CATransform3D(
      SIMD4(first * scale.x, 0),
      SIMD4(second * scale.y, 0),
      SIMD4(third * scale.z, 0),
      SIMD4(translation, 1)
    )
    guard perspective != SIMD4(0, 0, 0, 1) else { return affine }
    var view = CATransform3DIdentity
    view.m14 = CGFloat(perspective.x)
    view.m24 = CGFloat(perspective.y)
    view.m34 = CGFloat(perspective.z)
    view.m44 = CGFloat(perspective.w)
    return CATransform3DConcat(affine, view)
  }
}

extension SIMD3<Double> {
  fileprivate func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }

  fileprivate var length: Double { dot(self).squareRoot() }

  fileprivate func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y,
      z * other.x - x * other.z,
      x * other.y - y * other.x
    )
  }
}
