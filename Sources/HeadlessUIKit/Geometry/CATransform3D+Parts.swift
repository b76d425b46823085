extension CATransform3D {
  /// What a part of a key path reads.
  func value(of part: LayerKeyPath.Part) -> LayerValue {
    let parts = EulerParts(self)
    switch part {
    case .turn(let axis): return .number(CGFloat(parts.angles[axis.rawValue]))
    case .scale(let axis): return .number(CGFloat(parts.scale[axis.rawValue]))
    case .evenScale: return .number(CGFloat(parts.scale.sum() / 3))
    case .shift(let axis): return .number(CGFloat(row4[axis.rawValue]))
    case .flatShift: return .size(CGSize(width: m41, height: m42))
    default: return .transform(self)
    }
  }

  /// The transform with one of its parts replaced.
  func setting(_ new: LayerValue, as part: LayerKeyPath.Part) -> CATransform3D {
    var result = self
    switch (part, new) {
    case (.flatShift, .size(let size)):
      result.m41 = size.width
      result.m42 = size.height
      return result
    case (.shift(let axis), .number(let number)):
      result.row4[axis.rawValue] = Double(number)
      return result
    case (.turn(let axis), .number(let number)):
      var parts = EulerParts(self)
      parts.angles[axis.rawValue] = Double(number)
      return parts.transform
    case (.scale(let axis), .number(let number)):
      var parts = EulerParts(self)
      parts.scale[axis.rawValue] = Double(number)
      return parts.transform
    case (.evenScale, .number(let number)):
      var parts = EulerParts(self)
      parts.scale = SIMD3(repeating: Double(number))
      return parts.transform
    default: return self
    }
  }
}

/// A transform as scale first, then turns about x, y and z, then a shift; perspective stays as it is.
private struct EulerParts {
  var scale: SIMD3<Double>
  /// About x, y and z, in radians.
  var angles: SIMD3<Double>
  private let shift: SIMD4<Double>
  /// The last column of the first three rows.
  private let perspective: SIMD3<Double>

  init(_ t: CATransform3D) {
    func length(_ row: SIMD4<Double>) -> Double {
      (row.x * row.x + row.y * row.y + row.z * row.z).squareRoot()
    }
    scale = SIMD3(length(t.row1), length(t.row2), length(t.row3))
    let turning: Double =
      t.row1.x * (t.row2.y * t.row3.z - t.row2.z * t.row3.y)
      - t.row1.y * (t.row2.x * t.row3.z - t.row2.z * t.row3.x)
      + t.row1.z * (t.row2.x * t.row3.y - t.row2.y * t.row3.x)
    if turning < 0 { scale.x = -scale.x }
    let r1 = scale.x == 0 ? SIMD4(1, 0, 0, 0) : t.row1 / scale.x
    let r2 = scale.y == 0 ? SIMD4(0, 1, 0, 0) : t.row2 / scale.y
    let r3 = scale.z == 0 ? SIMD4(0, 0, 1, 0) : t.row3 / scale.z
    let y = asin(min(max(-r1.z, -1), 1))
    if abs(r1.z) < 1 - 1e-12 {
      angles = SIMD3(atan2(r2.z, r3.z), y, atan2(r1.y, r1.x))
    } else {
      angles = SIMD3(0, y, atan2(-r2.x, r2.y))
    }
    shift = t.row4
    perspective = SIMD3(t.row1.w, t.row2.w, t.row3.w)
  }

  var transform: CATransform3D {
    let turned = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeRotation(CGFloat(angles.x), 1, 0, 0),
        CATransform3DMakeRotation(CGFloat(angles.y), 0, 1, 0)
      ),
      CATransform3DMakeRotation(CGFloat(angles.z), 0, 0, 1)
    )
    var result = CATransform3D(
      turned.row1 * scale.x,
      turned.row2 * scale.y,
      turned.row3 * scale.z,
      shift
    )
    result.row1.w = perspective.x
    result.row2.w = perspective.y
    result.row3.w = perspective.z
    return result
  }
}
