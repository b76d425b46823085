import UIKit

/// Detects a transition that has reached its end without UIKit completing its animators.
///
/// On devices, completions have been reported to arrive seconds late.
@MainActor
final class ArrivalWatch {
  private var patience = Patience()
  private var progress: CGFloat?

  /// The time after which such a transition is ended, in seconds.
  private static let limit: TimeInterval = 1

  /// Counts a frame, and returns whether to end the transition.
  func countFrame(of carrier: any Carrier, toward end: TransitionEnd) -> Bool {
    let seen = carrier.seenProgress
    if seen != progress || !carrier.isAlmostThere(at: end) {
      (progress, patience) = (seen, Patience())
    }
    patience.countFrame()
    return patience.seconds > ArrivalWatch.limit
  }
}
