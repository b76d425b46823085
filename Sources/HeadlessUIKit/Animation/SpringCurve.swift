/// The step response of a damped spring, from 0 to its target 1.
///
/// The formulas are those of WebKit's `SpringSolver`; that of over-damped springs is the general solution.
struct SpringCurve: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second.
  let omega: Double
  /// 1 is critical; smaller values swing, greater ones creep.
  let dampingRatio: Double
  /// In whole distances per second, towards the target.
  let velocity: Double

  init(omega: Double, dampingRatio: Double, velocity: Double) {
    self.omega = omega
    self.dampingRatio = max(dampingRatio, 0.000_1)
    self.velocity = velocity
  }

  init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    self.init(
      omega: (stiffness / mass).squareRoot(),
      dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: velocity
    )
  }

  /// The spring of which the envelope has shrunk to a thousandth after a duration.
  init(dampingRatio: Double, velocity: Double, duration: Double) {
    let ratio = min(max(dampingRatio, 0.000_1), 1)
    let residue: (Double) -> Double = { omega in
      guard ratio < 1 else {
        return (1 + (omega - velocity) * duration) * exp(-omega * duration) - 0.001
      }
      let swing = omega * (1 - ratio * ratio).squareRoot()
      return (ratio * omega - velocity) / swing * exp(-ratio * omega * duration) - 0.001
    }
    var omega = 5 / duration
    for _ in 0..<12 {
      let step = omega * 1e-6
      let slope = (residue(omega + step) - residue(omega)) / step
      let next = omega - residue(omega) / slope
      guard next.isFinite, next > 0 else { break }
      omega = next
    }
    self.init(omega: omega, dampingRatio: ratio, velocity: velocity)
  }

  /// The way covered after a time, in seconds.
  func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard dampingRatio <= 1 else { return creep(at: time) }
    guard dampingRatio < 1 else {
      return 1 - (1 + (omega - velocity) * time) * exp(-omega * time)
    }
    let decay = dampingRatio * omega
    let angle = swing * time
    return 1 - exp(-decay * time) * (cos(angle) + sineShare * sin(angle))
  }

  /// How far a unit of velocity takes what rests at the target away from it, after a time in seconds.
  func drift(at time: Double) -> Double {
    let pushed = SpringCurve(omega: omega, dampingRatio: dampingRatio, velocity: 1)
    let still = SpringCurve(omega: omega, dampingRatio: dampingRatio, velocity: 0)
    return pushed.value(at: time) - still.value(at: time)
  }

  /// Seconds until nobody can see it move: until less than a thousandth is left for good.
  var settlingDuration: Double {
    guard dampingRatio <= 1 else { return creepingSettlingDuration }
    guard dampingRatio < 1 else { return criticalSettlingDuration }
    return log(1000 * (1 + abs(sineShare))) / (dampingRatio * omega)
  }

  /// An over-damped spring is the sum of two decays, at these rates.
  private var rates: (slow: Double, fast: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    return (omega * (dampingRatio - root), omega * (dampingRatio + root))
  }

  private func creep(at time: Double) -> Double {
    let (slow, fast) = rates
    let slowShare = (fast - velocity) / (fast - slow)
    return 1 - slowShare * exp(-slow * time) - (1 - slowShare) * exp(-fast * time)
  }

  private var creepingSettlingDuration: Double {
    let (slow, fast) = rates
    return max(log(1000 * abs((fast - velocity) / (fast - slow))) / slow, 0)
  }

  private var swing: Double { omega * (1 - dampingRatio * dampingRatio).squareRoot() }

  private var sineShare: Double { (dampingRatio * omega - velocity) / swing }

  private var criticalSettlingDuration: Double {
    let slope = omega - velocity
    let rest: (Double) -> Double = { abs(1 + slope * $0) * exp(-omega * $0) }
    // After its last extreme the rest only shrinks.
    let extreme = slope == 0 ? 0 : max(1 / omega - 1 / slope, 0)
    var low = extreme
    var high = extreme + 60 / omega
    if slope < 0, rest(extreme) < 0.001 {
      low = 0
      high = -1 / slope
    }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if rest(middle) > 0.001 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
