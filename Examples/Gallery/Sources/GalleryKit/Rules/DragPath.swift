internal import Foundation

/// Where a finger was in the frames of a drag, and the progress that was seen in them.
struct DragPath {
  private var samples: [(x: Double, y: Double, progress: Double)] = []

  /// The most frames: the way can change, as the screen's size can.
  private static let mostSamples = 120
  /// How far a finger has to have moved about for its way to be known, as a standard deviation in points.
  private static let leastSpread = 3.0
  /// The share of the progress that has to follow from where the finger is.
  private static let leastShare = 0.98

  mutating func add(_ place: CGPoint, _ progress: Double) {
    // Beyond an end a page gives way to the finger only in part.
    guard progress > 0, progress < 1 else { return }
    samples.append((place.x, place.y, progress))
    samples.removeFirst(max(samples.count - DragPath.mostSamples, 0))
  }

  /// How far the finger goes for the whole way, in points; nil if it has moved too little, or if the progress doesn't
  /// follow from its place.
  var way: Double? {
    let count = Double(samples.count)
    guard count > 2 else { return nil }
    let (x, y, p) = (mean(\.x), mean(\.y), mean(\.progress))
    var (xx, xy, yy, xp, yp, pp) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for sample in samples {
      let (dx, dy, dp) = (sample.x - x, sample.y - y, sample.progress - p)
      (xx, xy, yy) = (xx + dx * dx, xy + dx * dy, yy + dy * dy)
      (xp, yp, pp) = (xp + dx * dp, yp + dy * dp, pp + dp * dp)
    }
    let least = count * DragPath.leastSpread * DragPath.leastSpread
    // The axes of the cloud of places.
    let (middle, radius) = ((xx + yy) / 2, hypot((xx - yy) / 2, xy))
    guard middle + radius > least, pp > 0 else { return nil }
    let slope: (x: Double, y: Double)
    if middle - radius > least {
      let determinant = xx * yy - xy * xy
      slope = ((yy * xp - xy * yp) / determinant, (xx * yp - xy * xp) / determinant)
    } else {
      let angle = atan2(2 * xy, xx - yy) / 2
      let axis = (x: cos(angle), y: sin(angle))
      let along = (axis.x * xp + axis.y * yp) / (middle + radius)
      slope = (along * axis.x, along * axis.y)
    }
    let explained = (slope.x * xp + slope.y * yp) / pp
    guard explained > DragPath.leastShare else { return nil }
    return 1 / hypot(slope.x, slope.y)
  }

  private func mean(_ value: (((x: Double, y: Double, progress: Double)) -> Double)) -> Double {
    samples.reduce(0) { $0 + value($1) } / Double(samples.count)
  }
}
