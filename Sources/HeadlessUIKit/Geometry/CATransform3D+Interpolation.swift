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
    let from = rows
    let to = end.rows
    return CATransform3D(
      rows: (0..<4).map { row in
        (0..<4).map { from[row][$0] + (to[row][$0] - from[row][$0]) * progress }
      }
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
    guard t.m44 != 0 else { return nil }
    let m = t.rows.map { $0.map { Double($0 / t.m44) } }
    var affine = t
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    if m[0][3] != 0 || m[1][3] != 0 || m[2][3] != 0 {
      var plain = CATransform3D(rows: m.map { $0.map { CGFloat($0) } })
      (plain.m14, plain.m24, plain.m34, plain.m44) = (0, 0, 0, 1)
      guard let undo = plain.inverse?.rows else { return nil }
      let column = SIMD4(m[0][3], m[1][3], m[2][3], m[3][3])
      perspective = .zero
      for row in 0..<4 {
        let line = SIMD4(
          Double(undo[row][0]),
          Double(undo[row][1]),
          Double(undo[row][2]),
          Double(undo[row][3])
        )
        perspective[row] = (line * column).sum()
      }
    } else {
      perspective = SIMD4(0, 0, 0, 1)
    }
    translation = SIMD3(m[3][0], m[3][1], m[3][2])
    var x = SIMD3(m[0][0], m[0][1], m[0][2])
    var y = SIMD3(m[1][0], m[1][1], m[1][2])
    var z = SIMD3(m[2][0], m[2][1], m[2][2])
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
    var rows: [SIMD3<Double>] = [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
    rows[2] = rows[2] + rows[1] * shear.z + rows[0] * shear.y
    rows[1] = rows[1] + rows[0] * shear.x
    rows = [rows[0] * scale.x, rows[1] * scale.y, rows[2] * scale.z, translation]
    let affine = CATransform3D(
      rows: rows.enumerated().map { index, row in
        [CGFloat(row.x), CGFloat(row.y), CGFloat(row.z), index == 3 ? 1 : 0]
      }
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
