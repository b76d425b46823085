public import InterruptibleTransitions
public import UIKit

/// Something that can be shown at any point of its duration.
@MainActor
public protocol Scrubbable: AnyObject {
  /// Shows a point from 0, the beginning, to 1, the end.
  func seek(to fraction: Double)
}

/// Moves a video along with the transitions of a screen: forward as it comes, and back as it goes.
///
/// ```swift
/// transition.onFlight = FlightVideo(player, of: page).follow
/// ```
@MainActor
public struct FlightVideo {
  private let video: any Scrubbable
  private weak var screen: UIViewController?

  /// Moves a video along with the transitions of a screen.
  public init(_ video: any Scrubbable, of screen: UIViewController) {
    (self.video, self.screen) = (video, screen)
  }

  /// Follows a transition to its end.
  public func follow(_ flight: TransitionFlight) {
    // Which way the transition goes is known once UIKit has started it, and no longer when it is over.
    var isComing: Bool?
    flight.addProgressHandler { progress in
      isComing = isComing ?? isIncoming(in: flight)
      guard let isComing else { return }
      video.seek(to: Double(isComing ? progress : 1 - progress))
    }
  }

  /// Whether the screen is the one that a transition comes to; nil if it is not one of the two.
  private func isIncoming(in flight: TransitionFlight) -> Bool? {
    guard let screen, let context = flight.context else { return nil }
    if context.viewController(forKey: .to) === screen { return true }
    return context.viewController(forKey: .from) === screen ? false : nil
  }
}

#if canImport(AVFoundation)
  public import AVFoundation
  import CoreMedia

  extension AVPlayer: Scrubbable {
    /// Shows the frame at a fraction of the duration.
    public func seek(to fraction: Double) {
      guard let duration = currentItem?.duration, duration.isNumeric else { return }
      let time = CMTimeMultiplyByFloat64(duration, multiplier: fraction)
      seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero)
    }
  }
#endif
