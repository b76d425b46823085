/// How fast something moves, from where it was of late.
///
/// A parabola is fitted to the samples of the last 50 ms, and its slope taken at the last sample; two
/// samples make a straight line. So uniform and uniformly accelerated motion give the exact velocity,
/// and rest gives zero. The older a sample is, the less it counts, so that a finger whose acceleration
/// changes is followed as well. Where the times are too lopsided to tell a bend from noise, it is a line.
/// UIKit keeps its own way to itself.
struct VelocityEstimator {
  private struct Sample {
    var time: TimeInterval
    var place: CGPoint
  }

  private static let window: TimeInterval = 0.05
  /// The age by which a sample counts e times less, in seconds.
  private static let fading: TimeInterval = 0.008
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
  /// The fit is made of polynomials that are orthogonal over the weighted times: 1, u, and q = u² - s·u - m.
  private func slopes(of times: [TimeInterval]) -> [Double] {
    let weights = times.map(VelocityEstimator.weight)
    func sum(_ values: [Double]) -> Double {
      zip(weights, values).reduce(0) { $0 + $1.0 * $1.1 }
    }
    let total = weights.reduce(0, +)
    let middle = sum(times) / total
    let u = times.map { $0 - middle }
    let squares = sum(u.map { $0 * $0 })
    guard let last = u.last, squares > 0 else { return times.map { _ in 0 } }
    let skew = sum(u.map { $0 * $0 * $0 }) / squares
    let q = u.map { $0 * $0 - skew * $0 - squares / total }
    let curvature = sum(q.map { $0 * $0 })
    let isParabola = times.count > 2 && curvature * total > 0.2 * squares * squares
    let bend = isParabola ? (2 * last - skew) / curvature : 0
    return zip(weights, zip(u, q)).map { $0 * ($1.0 / squares + $1.1 * bend) }
  }

  /// How much a sample counts that was taken at a time before the last, which is 0.
  private static func weight(at time: TimeInterval) -> Double {
    max(exp(time / fading), 1e-9)
  }
}
