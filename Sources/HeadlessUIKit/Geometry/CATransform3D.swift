/// A 4 × 4 matrix: points are rows, multiplied from the left.
public struct CATransform3D: Sendable {
  var row1: SIMD4<Double>
  var row2: SIMD4<Double>
  var row3: SIMD4<Double>
  var row4: SIMD4<Double>

  public var m11: CGFloat {
    get { CGFloat(row1.x) }
    set { row1.x = Double(newValue) }
  }
  public var m12: CGFloat {
    get { CGFloat(row1.y) }
    set { row1.y = Double(newValue) }
  }
  public var m13: CGFloat {
    get { CGFloat(row1.z) }
    set { row1.z = Double(newValue) }
  }
  public var m14: CGFloat {
    get { CGFloat(row1.w) }
    set { row1.w = Double(newValue) }
  }
  public var m21: CGFloat {
    get { CGFloat(row2.x) }
    set { row2.x = Double(newValue) }
  }
  public var m22: CGFloat {
    get { CGFloat(row2.y) }
    set { row2.y = Double(newValue) }
  }
  public var m23: CGFloat {
    get { CGFloat(row2.z) }
    set { row2.z = Double(newValue) }
  }
  public var m24: CGFloat {
    get { CGFloat(row2.w) }
    set { row2.w = Double(newValue) }
  }
  public var m31: CGFloat {
    get { CGFloat(row3.x) }
    set { row3.x = Double(newValue) }
  }
  public var m32: CGFloat {
    get { CGFloat(row3.y) }
    set { row3.y = Double(newValue) }
  }
  public var m33: CGFloat {
    get { CGFloat(row3.z) }
    set { row3.z = Double(newValue) }
  }
  public var m34: CGFloat {
    get { CGFloat(row3.w) }
    set { row3.w = Double(newValue) }
  }
  public var m41: CGFloat {
    get { CGFloat(row4.x) }
    set { row4.x = Double(newValue) }
  }
  public var m42: CGFloat {
    get { CGFloat(row4.y) }
    set { row4.y = Double(newValue) }
  }
  public var m43: CGFloat {
    get { CGFloat(row4.z) }
    set { row4.z = Double(newValue) }
  }
  public var m44: CGFloat {
    get { CGFloat(row4.w) }
    set { row4.w = Double(newValue) }
  }

  public init() {
    self.init(.zero, .zero, .zero, .zero)
  }

  public init(
    m11: CGFloat,
    m12: CGFloat,
    m13: CGFloat,
    m14: CGFloat,
    m21: CGFloat,
    m22: CGFloat,
    m23: CGFloat,
    m24: CGFloat,
    m31: CGFloat,
    m32: CGFloat,
    m33: CGFloat,
    m34: CGFloat,
    m41: CGFloat,
    m42: CGFloat,
    m43: CGFloat,
    m44: CGFloat
  ) {
    row1 = SIMD4(Double(m11), Double(m12), Double(m13), Double(m14))
    row2 = SIMD4(Double(m21), Double(m22), Double(m23), Double(m24))
    row3 = SIMD4(Double(m31), Double(m32), Double(m33), Double(m34))
    row4 = SIMD4(Double(m41), Double(m42), Double(m43), Double(m44))
  }

  init(
    _ row1: SIMD4<Double>,
    _ row2: SIMD4<Double>,
    _ row3: SIMD4<Double>,
    _ row4: SIMD4<Double>
  ) {
    self.row1 = row1
    self.row2 = row2
    self.row3 = row3
    self.row4 = row4
  }

  /// Where a point of the plane z = 0 lands, seen from the front.
  func project(_ point: CGPoint) -> CGPoint {
    let x = point.x * m11 + point.y * m21 + m41
    let y = point.x * m12 + point.y * m22 + m42
    let w = point.x * m14 + point.y * m24 + m44
    guard w != 1, w != 0 else { return CGPoint(x: x, y: y) }
    return CGPoint(x: x / w, y: y / w)
  }
}

public let CATransform3DIdentity = CATransform3D(
  SIMD4(1, 0, 0, 0),
  SIMD4(0, 1, 0, 0),
  SIMD4(0, 0, 1, 0),
  SIMD4(0, 0, 0, 1)
)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.row1 == b.row1 && a.row2 == b.row2 && a.row3 == b.row3 && a.row4 == b.row4
}

public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var t = CATransform3DIdentity
  t.m41 = tx
  t.m42 = ty
  t.m43 = tz
  return t
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  t.m11 = sx
  t.m22 = sy
  t.m33 = sz
  return t
}

public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (Double(x / length), Double(y / length), Double(z / length))
  let (c, s) = (cos(Double(angle)), sin(Double(angle)))
  let k = 1 - c
  return CATransform3D(
    SIMD4(c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0),
    SIMD4(x * y * k - z * s, c + y * y * k, y * z * k + x * s, 0),
    SIMD4(x * z * k + y * s, y * z * k - x * s, c + z * z * k, 0),
    SIMD4(0, 0, 0, 1)
  )
}

/// `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(b.apply(a.row1), b.apply(a.row2), b.apply(a.row3), b.apply(a.row4))
}

public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The inverse, or the transform itself where it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.inverse ?? t
}

public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    SIMD4(Double(m.a), Double(m.b), 0, 0),
    SIMD4(Double(m.c), Double(m.d), 0, 0),
    SIMD4(0, 0, 1, 0),
    SIMD4(Double(m.tx), Double(m.ty), 0, 1)
  )
}

public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
    && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(t.m11, t.m12, t.m21, t.m22, t.m41, t.m42)
}
