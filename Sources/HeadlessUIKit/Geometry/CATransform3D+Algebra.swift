extension CATransform3D {
  /// A row vector times the matrix.
  func apply(_ v: SIMD4<Double>) -> SIMD4<Double> {
    row1 * v.x + row2 * v.y + row3 * v.z + row4 * v.w
  }

  /// A shift first, then this transform.
  func after(x: CGFloat, y: CGFloat) -> CATransform3D {
    CATransform3D(row1, row2, row3, row1 * Double(x) + row2 * Double(y) + row4)
  }

  /// This transform first, then a shift.
  func shifted(x: CGFloat, y: CGFloat, z: CGFloat) -> CATransform3D {
    let shift = SIMD4(Double(x), Double(y), Double(z), 0)
    return CATransform3D(
      row1 + shift * row1.w,
      row2 + shift * row2.w,
      row3 + shift * row3.w,
      row4 + shift * row4.w
    )
  }

  /// This transform, done about a point and not about the origin.
  func about(_ point: CGPoint) -> CATransform3D {
    after(x: -point.x, y: -point.y).shifted(x: point.x, y: point.y, z: 0)
  }

  /// The adjugate over the determinant; nil where the matrix is singular.
  var inverse: CATransform3D? {
    let (a, b, c, d) = (row1, row2, row3, row4)
    let s0 = a.x * b.y - b.x * a.y
    let s1 = a.x * b.z - b.x * a.z
    let s2 = a.x * b.w - b.x * a.w
    let s3 = a.y * b.z - b.y * a.z
    let s4 = a.y * b.w - b.y * a.w
    let s5 = a.z * b.w - b.z * a.w
    let c5 = c.z * d.w - d.z * c.w
    let c4 = c.y * d.w - d.y * c.w
    let c3 = c.y * d.z - d.y * c.z
    let c2 = c.x * d.w - d.x * c.w
    let c1 = c.x * d.z - d.x * c.z
    let c0 = c.x * d.y - d.x * c.y
    let upper: Double = s0 * c5 - s1 * c4 + s2 * c3
    let lower: Double = s3 * c2 - s4 * c1 + s5 * c0
    let determinant = upper + lower
    guard abs(determinant) > 1e-14 else { return nil }
    let scale = 1 / determinant
    let first = SIMD4(
      b.y * c5 - b.z * c4 + b.w * c3,
      -a.y * c5 + a.z * c4 - a.w * c3,
      d.y * s5 - d.z * s4 + d.w * s3,
      -c.y * s5 + c.z * s4 - c.w * s3
    )
    let second = SIMD4(
      -b.x * c5 + b.z * c2 - b.w * c1,
      a.x * c5 - a.z * c2 + a.w * c1,
      -d.x * s5 + d.z * s2 - d.w * s1,
      c.x * s5 - c.z * s2 + c.w * s1
    )
    let third = SIMD4(
      b.x * c4 - b.y * c2 + b.w * c0,
      -a.x * c4 + a.y * c2 - a.w * c0,
      d.x * s4 - d.y * s2 + d.w * s0,
      -c.x * s4 + c.y * s2 - c.w * s0
    )
    let fourth = SIMD4(
      -b.x * c3 + b.y * c1 - b.z * c0,
      a.x * c3 - a.y * c1 + a.z * c0,
      -d.x * s3 + d.y * s1 - d.z * s0,
      c.x * s3 - c.y * s1 + c.z * s0
    )
    return CATransform3D(first * scale, second * scale, third * scale, fourth * scale)
  }

  /// Whether the back of a plane with its corner at the origin is turned to the front.
  func showsBack(of size: CGSize) -> Bool {
    let (a, b) = (project(.zero), project(CGPoint(x: size.width, y: 0)))
    let c = project(CGPoint(x: 0, y: size.height))
    let displayed = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    let mirrored: Double =
      row1.x * (row2.y * row3.z - row2.z * row3.y)
      - row1.y * (row2.x * row3.z - row2.z * row3.x)
      + row1.z * (row2.x * row3.y - row2.y * row3.x)
    return displayed < 0 && mirrored > 0 || displayed > 0 && mirrored < 0
  }

  /// The sixteen numbers, row after row.
  var elements: SIMD16<Double> {
    SIMD16(
      lowHalf: SIMD8(lowHalf: row1, highHalf: row2),
      highHalf: SIMD8(lowHalf: row3, highHalf: row4)
    )
  }

  init(_ elements: SIMD16<Double>) {
    let (upper, lower) = (elements.lowHalf, elements.highHalf)
    self.init(upper.lowHalf, upper.highHalf, lower.lowHalf, lower.highHalf)
  }
}
