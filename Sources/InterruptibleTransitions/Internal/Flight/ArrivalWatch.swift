import UIKit

/// Finds out that a transition has been at its end for long, and UIKit hasn't said so: programs on devices have been told seconds late,
/// or never.
@MainActor
final class ArrivalWatch {
  private var patience = Patience()
  private var progress: CGFloat?

  /// How long a transition may be at its end, in seconds.
  private static let limit: TimeInterval = 1

  /// Counts a frame, and returns whether it is time to end the transition.
  func countFrame(of carrier: any Carrier, toward end: TransitionEnd) -> Bool {
    let seen = carrier.seenProgress
    if seen != progress || !carrier.isAlmostThere(at: end) {
      (progress, patience) = (seen, Patience())
    }
    patience.countFrame()
    return patience.seconds > ArrivalWatch.limit
  }
}
