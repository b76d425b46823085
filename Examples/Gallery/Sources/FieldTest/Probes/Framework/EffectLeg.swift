/// What is seen of a motion between two hand-overs.
struct EffectLeg {
  /// The motion before, and when it was handed over; nil where nothing moved before.
  var before: (motion: Decay, time: Double)?
  var samples: [(time: Double, place: Double)] = []
  /// The share of the distance at which it comes to rest.
  var target = 0.0
  /// The damping ratios of the springs that may carry it.
  let ratios: [Double]

  init(before: (motion: Decay, time: Double)?, ratios: [Double]) {
    (self.before, self.ratios) = (before, ratios)
  }

  /// Whether it begins where it was held.
  var beginsHeld: Bool { before?.motion.isAtRest == true }

  /// The motion that was seen; nil if it was too short.
  var motion: Decay? { Decay(samples, target: target, ratios: ratios) }

  /// How the motions before and after the hand-over fit: their distance, and the velocity of each; nil if too little was
  /// seen.
  ///
  /// What begins to move does so with a commit, which comes later than the call. So the motions are compared where they
  /// are nearest, within a frame of the call.
  var join: (distance: Double, before: Double, after: Double)? {
    guard let before, let after = motion else { return nil }
    let times = (0...1000).map { before.time + Double($0) / 1000 * EffectLeg.longestCommit }
    let distances = times.map { abs(after.place(at: $0) - before.motion.place(at: $0)) }
    guard let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }) else {
      return nil
    }
    let time = times[nearest]
    return (distances[nearest], before.motion.velocity(at: time), after.velocity(at: time))
  }

  /// In seconds.
  private static let longestCommit = 1.0 / 60
}
