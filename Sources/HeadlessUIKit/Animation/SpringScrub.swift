/// A spring along which a paused animator is scrubbed.
///
/// Core Animation shows a spring at a time: where that time has a grain, what is seen moves in steps.
struct SpringScrub {
  /// What a fraction of the animator says.
  enum Measure {
    /// The progress, for which the time on the spring is looked up.
    case progress
    /// The time on the spring, which begins at a fraction along its own direction.
    case time(startFraction: CGFloat, isReversed: Bool)
  }

  let path: MotionPath
  let measure: Measure
  /// Seconds between two times at which the spring is shown; 0 for none.
  let grain: TimeInterval

  /// What is seen at a fraction, from start to end.
  func progress(at forward: CGFloat) -> AxisProgress {
    switch measure {
    case .progress:
      guard grain > 0, forward > 0, forward < 1 else { return AxisProgress(forward) }
      return shown(at: path.time(reaching: forward))
    case .time(let startFraction, let isReversed):
      let fraction = isReversed ? 1 - forward : forward
      // The spring says nothing of what lies before its beginning.
      guard fraction > startFraction else { return AxisProgress(forward) }
      let share = (fraction - startFraction) / (1 - startFraction)
      return shown(at: Double(share) * path.length)
    }
  }

  /// The fraction at a time on the spring, from start to end.
  func fraction(at seconds: TimeInterval) -> CGFloat {
    switch measure {
    case .progress: return path.progress(at: seconds).x
    case .time(let startFraction, let isReversed):
      let share = path.length > 0 ? CGFloat(seconds / path.length) : 1
      let fraction = startFraction + (1 - startFraction) * share
      return isReversed ? 1 - fraction : fraction
    }
  }

  /// What is seen at a time on the spring.
  func shown(at seconds: TimeInterval) -> AxisProgress {
    guard grain > 0, seconds < path.length else { return path.progress(at: seconds) }
    return path.progress(at: (seconds / grain).rounded() * grain)
  }
}

extension MotionPath {
  /// The first time, in seconds, at which the path reaches a progress of the horizontal.
  fileprivate func time(reaching progress: CGFloat) -> TimeInterval {
    let pieces = 1000
    let next = (1...pieces).first {
      self.progress(at: length * Double($0) / Double(pieces)).x >= progress
    }
    guard let next else { return length }
    var (low, high) = (
      length * Double(next - 1) / Double(pieces), length * Double(next) / Double(pieces)
    )
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if self.progress(at: middle).x < progress { low = middle } else { high = middle }
    }
    return high
  }
}
