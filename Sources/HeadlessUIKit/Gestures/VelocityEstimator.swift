/// How fast something moves, from where it was of late.
///
/// A parabola is fitted to the samples of the last 50 ms, and its slope taken at the last sample; two
/// samples make a straight line. So uniform and uniformly accelerated motion give the exact velocity,
/// and rest gives zero. Where the times are too lopsided to tell a bend from noise, it is a line as well.
/// UIKit keeps its own way to itself.
struct VelocityEstimator {
  private struct Sample {
    var time: TimeInterval
    var place: CGPoint
  }

  private static let window: TimeInterval = 0.05
  /// Samples closer than this are taken for one, in seconds.
  private static let resolution: TimeInterval = 0.0005

  private var samples: [Sample] = []

  var isEmpty: Bool { samples.isEmpty }

  mutating func add(_ place: CGPoint, at time: TimeInterval) {
    if let last = samples.last, time - last.time < VelocityEstimator.resolution {
      samples[samples.count - 1].place = place
    } else {
      samples.append(Sample(time: time, place: place))
    }
    // One sample from before the window stays, for the case that the window holds no other.
    while samples.count > 2, samples[1].time < time - VelocityEstimator.window - 1e-9 {
      samples.removeFirst()
    }
  }

  /// Forgets the motion, but not the place.
  mutating func rest() {
    samples.removeFirst(max(samples.count - 1, 0))
  }

  /// In points per second, at the last sample.
  var velocity: CGPoint {
    guard let last = samples.last, samples.count > 1 else { return .zero }
    let recent = samples.filter { last.time - $0.time <= VelocityEstimator.window + 1e-9 }
    let used = recent.count > 1 ? recent : samples.suffix(2)
    let slopes = slopes(of: used.map { $0.time - last.time })
    var velocity = CGPoint.zero
    for (sample, slope) in zip(used, slopes) {
      velocity.x += slope * (sample.place.x - last.place.x)
      velocity.y += slope * (sample.place.y - last.place.y)
    }
    return velocity
  }

  /// What each sample's place counts for in the slope of the parabola, or line, through all of them at
  /// the last of the given times.
  ///
  /// The fit is made of polynomials that are orthogonal over the times: 1, u, and q = u² - s·u - m.
  private func slopes(of times: [TimeInterval]) -> [Double] {
    let count = Double(times.count)
    let middle = times.reduce(0, +) / count
    let u = times.map { $0 - middle }
    let squares = u.reduce(0) { $0 + $1 * $1 }
    guard let last = u.last, squares > 0 else { return times.map { _ in 0 } }
    let skew = u.reduce(0) { $0 + $1 * $1 * $1 } / squares
    let q = u.map { $0 * $0 - skew * $0 - squares / count }
    let curvature = q.reduce(0) { $0 + $1 * $1 }
    let isParabola = times.count > 2 && curvature > 0.01 * squares * squares
    let bend = isParabola ? (2 * last - skew) / curvature : 0
    return zip(u, q).map { $0 / squares + $1 * bend }
  }
}
