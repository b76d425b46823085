import UIKit

/// Detects a transition that has reached its end without UIKit completing its animators.
///
/// On devices, completions have been reported to arrive seconds late.
@MainActor
final class ArrivalWatch {
  private var patience = Patience()
  /// The progress at the last reading.
  private var progress: CGFloat?

  /// The seconds between two readings of the progress, which takes too long to read in each frame.
  private static let interval: TimeInterval = 1

  /// Counts a frame, and returns whether to end the transition.
  func countFrame(of carrier: ProgressCarrier, toward end: TransitionEnd) -> Bool {
    patience.countFrame()
    guard patience.seconds > ArrivalWatch.interval else { return false }
    let seen = carrier.seenProgress
    defer { (progress, patience) = (seen, Patience()) }
    return seen == progress && carrier.isAlmostThere(at: end, within: 0.5)
  }
}
