import Foundation

/// A motion toward a target as a spring makes it that is at most critically damped.
///
/// It is fitted to what was seen, and so tells place and velocity at any time, whatever the frame rate.
struct Decay {
  let target: Double
  /// The time that it counts from.
  private let start: Double
  private let shape: Shape
  private let first: Double
  private let second: Double

  /// Of the way is left: (first · c(t) + second · s(t)) e^(-decay · t).
  private struct Shape {
    let decay: Double
    /// The angular frequency at which it swings; 0 where it is critically damped.
    let swing: Double

    init(rate: Double, ratio: Double) {
      decay = ratio * rate
      swing = rate * max(1 - ratio * ratio, 0).squareRoot()
    }

    func parts(at time: Double) -> (c: Double, s: Double) {
      let left = exp(-decay * time)
      guard swing > 0 else { return (left, time * left) }
      return (cos(swing * time) * left, sin(swing * time) * left)
    }

    func slopes(at time: Double) -> (c: Double, s: Double) {
      let (left, parts) = (exp(-decay * time), parts(at: time))
      guard swing > 0 else { return (-decay * parts.c, left - decay * parts.s) }
      return (-decay * parts.c - swing * parts.s, -decay * parts.s + swing * parts.c)
    }
  }

  private struct Fit {
    let shape: Shape
    var first = 0.0
    var second = 0.0
    var miss = Double.infinity
  }

  /// Fits samples of a place; nil if they are too few.
  ///
  /// - Parameters:
  ///   - samples: What was seen, and when.
  ///   - target: Where the motion comes to rest.
  ///   - ratios: The damping ratios that the spring may have.
  init?(_ samples: [(time: Double, place: Double)], target: Double, ratios: [Double] = [1]) {
    guard samples.count >= 4 else { return nil }
    let fits = ratios.map { Decay.fit(samples, target: target, ratio: $0) }
    guard let best = fits.min(by: { $0.miss < $1.miss }), best.miss.isFinite else { return nil }
    (self.target, start) = (target, samples[0].time)
    (shape, first, second) = (best.shape, best.first, best.second)
  }

  /// A place that is kept.
  init(at place: Double) {
    (target, start, first, second) = (place, 0, 0, 0)
    shape = Shape(rate: 1, ratio: 1)
  }

  /// Whether it is a place that is kept.
  var isAtRest: Bool { first == 0 && second == 0 }

  func place(at time: Double) -> Double {
    let parts = shape.parts(at: time - start)
    return target + first * parts.c + second * parts.s
  }

  func velocity(at time: Double) -> Double {
    let slopes = shape.slopes(at: time - start)
    return first * slopes.c + second * slopes.s
  }

  /// The best of all rates.
  private static func fit(
    _ samples: [(time: Double, place: Double)],
    target: Double,
    ratio: Double
  ) -> Fit {
    func fit(_ rate: Double) -> Fit {
      Decay.fit(samples, target: target, Shape(rate: rate, ratio: ratio))
    }
    let rates = (0...80).map { 5 * pow(50, Double($0) / 80) }
    let misses = rates.map { fit($0).miss }
    let best = misses.indices.min { misses[$0] < misses[$1] } ?? 0
    var (low, high) = (rates[max(best - 1, 0)], rates[min(best + 1, rates.count - 1)])
    for _ in 0..<60 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if fit(left).miss < fit(right).miss { high = right } else { low = left }
    }
    return fit((low + high) / 2)
  }

  /// The least squares for a shape.
  private static func fit(
    _ samples: [(time: Double, place: Double)],
    target: Double,
    _ shape: Shape
  ) -> Fit {
    let rows = samples.map { sample in
      let parts = shape.parts(at: sample.time - samples[0].time)
      return (x: parts.c, y: parts.s, z: sample.place - target)
    }
    let xx = rows.reduce(0) { $0 + $1.x * $1.x }
    let xy = rows.reduce(0) { $0 + $1.x * $1.y }
    let yy = rows.reduce(0) { $0 + $1.y * $1.y }
    let xz = rows.reduce(0) { $0 + $1.x * $1.z }
    let yz = rows.reduce(0) { $0 + $1.y * $1.z }
    let area = xx * yy - xy * xy
    guard area > 0 else { return Fit(shape: shape) }
    let (a, b) = ((xz * yy - yz * xy) / area, (yz * xx - xz * xy) / area)
    let miss = rows.reduce(0) { $0 + pow(a * $1.x + b * $1.y - $1.z, 2) }
    return Fit(shape: shape, first: a, second: b, miss: miss)
  }
}
