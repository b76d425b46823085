internal import Foundation

/// The same moment on a page's clock and on the room's.
struct PageTime: Equatable, Sendable {
  let milliseconds: Double
  /// Seconds since the room's start.
  let time: TimeInterval

  /// The room's time at a moment of the page's clock, at a speed in virtual seconds per second.
  func time(at milliseconds: Double, speed: Double) -> TimeInterval {
    time + (milliseconds - self.milliseconds) / 1000 * speed
  }
}
