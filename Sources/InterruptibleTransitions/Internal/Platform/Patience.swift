import UIKit

/// For how long something has been waited for, in seconds; a frame in which the main thread stalled counts as a short one.
@MainActor
struct Patience {
  private(set) var seconds: TimeInterval = 0
  private var latest = CACurrentMediaTime()

  /// One that has lasted for long.
  static var exhausted: Patience {
    var patience = Patience()
    patience.seconds = .infinity
    return patience
  }

  mutating func countFrame() {
    let now = CACurrentMediaTime()
    seconds += min(now - latest, 1.0 / 30)
    latest = now
  }
}
