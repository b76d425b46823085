/// The number that tells how far a transition is, because it goes evenly from one end to the other.
struct EffectGauge {
  private let motion: EffectCase.Motion
  /// Its place among the numbers of a sight.
  private let place: Int
  /// The number where the foreground is away, and where it is shown.
  private let away: Double
  private let shown: Double

  /// Where the effect is looked at: not at its ends, which UIKit may not show.
  static let progresses = [0.05, 0.25, 0.5, 0.95]

  /// Chooses the number that goes farthest; nil if none goes evenly.
  ///
  /// - Parameters:
  ///   - sights: What is seen at the progresses of a push.
  ///   - motion: What moves the views.
  init?(_ sights: [EffectSight], moving motion: EffectCase.Motion) {
    self.motion = motion
    let rows = sights.map { $0.numbers(of: motion) }
    guard Set(rows.map(\.count)).count == 1 else { return nil }
    let even = rows[0].indices.compactMap { place in
      EffectGauge.ends(rows.map { $0[place] }).map { (place: place, ends: $0) }
    }
    let farthest = even.max {
      abs($0.ends.shown - $0.ends.away) < abs($1.ends.shown - $1.ends.away)
    }
    guard let farthest else { return nil }
    (place, away, shown) = (farthest.place, farthest.ends.away, farthest.ends.shown)
  }

  /// The values at the ends of a number that goes evenly; nil for another one.
  private static func ends(_ values: [Double]) -> (away: Double, shown: Double)? {
    guard let first = values.first, let last = values.last else { return nil }
    let slope = (last - first) / (progresses[values.count - 1] - progresses[0])
    let away = first - slope * progresses[0]
    let errors = zip(values, progresses).map { abs($0 - away - slope * $1) }
    guard abs(slope) > leastDistance, errors.allSatisfy({ $0 < evenness * abs(slope) }) else {
      return nil
    }
    return (away, away + slope)
  }

  /// In points: less than this is read with too few digits.
  private static let leastDistance = 10.0
  /// By how much of its distance a number may be off in between, as of the digits of an opacity.
  private static let evenness = 0.001

  /// In points.
  var distance: Double { abs(shown - away) }

  /// How much of its distance the foreground is seen to have gone; nil if the view isn't there.
  func share(of sight: EffectSight) -> Double? {
    let numbers = sight.numbers(of: motion)
    return numbers.indices.contains(place) ? (numbers[place] - away) / (shown - away) : nil
  }
}
