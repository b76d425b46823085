/// A timing curve from (0, 0) to (1, 1), with two control points.
struct UnitBezier: Hashable, Sendable {
  let x1: Double
  let y1: Double
  let x2: Double
  let y2: Double

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Core Animation's default curve.
  static let standard = UnitBezier(0.25, 0.1, 0.25, 1)
  static let easeIn = UnitBezier(0.42, 0, 1, 1)
  static let easeOut = UnitBezier(0, 0, 0.58, 1)
  static let easeInOut = UnitBezier(0.42, 0, 0.58, 1)
  static let linear = UnitBezier(0, 0, 1, 1)

  /// The progress at a fraction of the time.
  func value(at fraction: Double) -> Double {
    guard self != .linear, fraction > 0, fraction < 1 else { return min(max(fraction, 0), 1) }
    return sample(y1, y2, parameter(x1, x2, reaching: fraction))
  }

  /// The fraction of the time at which a progress is reached.
  func fraction(reaching value: Double) -> Double {
    guard self != .linear, value > 0, value < 1 else { return min(max(value, 0), 1) }
    return sample(x1, x2, parameter(y1, y2, reaching: value))
  }

  private func sample(_ c1: Double, _ c2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * c1 + 3 * r * s * s * c2 + s * s * s
  }

  private func slope(_ c1: Double, _ c2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * c1 + 6 * r * s * (c2 - c1) + 3 * s * s * (1 - c2)
  }

  /// Newton's method between bounds: both coordinates ascend for the curves that timing allows.
  private func parameter(_ c1: Double, _ c2: Double, reaching target: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = target
    for _ in 0..<60 {
      let miss = sample(c1, c2, s) - target
      guard abs(miss) > 1e-15 else { break }
      if miss < 0 { low = s } else { high = s }
      let next = s - miss / slope(c1, c2, s)
      let place = next > low && next < high ? next : (low + high) / 2
      guard place != s else { break }
      s = place
    }
    return s
  }
}
