import UIKit

/// Logs once that code has paused a transition for long: only code or a finger continues it, and UIKit makes no other
/// change there.
@MainActor
final class PauseWatch {
  private var timeout = FrameTimeout()
  private var progress: CGFloat?

  /// How long code may hold a transition before it's logged, in seconds.
  private static let limit: TimeInterval = 1

  /// Starts counting if a reader is attached to the log; otherwise nothing runs while a transition is paused.
  static func follow(_ flight: Flight) {
    guard let driver = flight.driver, driver.pauseWatch == nil, TransitionLog.isRead else {
      return
    }
    let watch = PauseWatch()
    driver.pauseWatch = watch
    FrameTicker.atLowFrameRate { [weak flight] in flight.map(watch.countFrame) == true }
  }

  /// Returns whether to continue counting.
  private func countFrame(of flight: Flight) -> Bool {
    guard case .paused(let progress, _) = flight.machine.phase else {
      flight.driver?.pauseWatch = nil
      return false
    }
    // Code that scrubs is using the transition.
    if progress != self.progress { (self.progress, timeout) = (progress, FrameTimeout()) }
    timeout.countFrame()
    guard timeout.seconds > PauseWatch.limit else { return true }
    TransitionLog.notice(
      """
      Code has paused the \(flight.change.nameInLog) for a second, and UIKit makes no other change there until it \
      continues. Call resume(), finish(), or cancel().
      """
    )
    return false
  }
}

extension ScreenChange {
  /// The name of the change in the log.
  var nameInLog: String {
    let name = direction == .forward ? "forward" : "backward"
    return "\(name) transition in \(host?.nameInLog ?? "a container that is gone")"
  }
}
