import UIKit

/// Detects a transition that has reached its end without UIKit completing its animators.
///
/// On devices, completions have been reported to arrive seconds late.
@MainActor
final class ArrivalWatch {
  private var timeout = FrameTimeout()
  /// The progress at the last reading.
  private var progress: CGFloat?

  /// The seconds between two readings of the progress, which takes too long to read in each frame.
  private static let interval: TimeInterval = 1

  /// Counts a frame, and returns whether to end the transition.
  func countFrame(of progressDriver: ProgressDriver, toward end: TransitionEnd) -> Bool {
    timeout.countFrame()
    guard timeout.seconds > ArrivalWatch.interval else { return false }
    let displayed = progressDriver.displayedProgress
    defer { (progress, timeout) = (displayed, FrameTimeout()) }
    return displayed == progress && progressDriver.isAlmostThere(at: end, within: 0.5)
  }
}
