public import InterruptibleTransitions
public import UIKit

/// What a finger feels.
@MainActor
public protocol ImpactFeedback: AnyObject {
  /// Wakes the hardware up.
  func prepare()
  /// Gives an impact.
  func impactOccurred()
}

#if os(iOS)
  extension UIImpactFeedbackGenerator: ImpactFeedback {}
#endif

/// Lets a finger feel when it drags a transition across the point of no return.
///
/// ```swift
/// let feedback = FlightFeedback(UIImpactFeedbackGenerator(style: .light), at: transition.projection.threshold)
/// transition.onFlight = feedback.follow
/// ```
@MainActor
public struct FlightFeedback {
  private let impact: any ImpactFeedback
  private let threshold: CGFloat

  /// Gives impacts, where the progress crosses a threshold.
  public init(_ impact: any ImpactFeedback, at threshold: CGFloat = Projection.system.threshold) {
    (self.impact, self.threshold) = (impact, threshold)
  }

  /// Follows a transition to its end.
  public func follow(_ flight: TransitionFlight) {
    // A flight that a finger has asked for is dragged from the beginning.
    if flight.phase == .dragging { impact.prepare() }
    flight.addPhaseHandler { phase in
      if phase == .dragging { impact.prepare() }
    }
    var isBeyond = flight.progress >= threshold
    flight.addProgressHandler { progress in
      let wasBeyond = isBeyond
      isBeyond = progress >= threshold
      if isBeyond != wasBeyond, flight.phase == .dragging { impact.impactOccurred() }
    }
  }
}
