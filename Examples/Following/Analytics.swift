public import InterruptibleTransitions
import UIKit

/// An app's analytics tool.
@MainActor
public protocol Analytics: AnyObject {
  /// Sends an event.
  func log(_ event: String, _ parameters: [String: String])
}

/// Sends one event for each transition: who started it, how long it took, how often it was caught, where it ended.
///
/// ```swift
/// transition.onFlight = FlightReporter(analytics).report
/// ```
@MainActor
public struct FlightReporter {
  private let analytics: any Analytics

  /// Reports to a tool.
  public init(_ analytics: any Analytics) {
    self.analytics = analytics
  }

  /// Follows a transition to its end.
  public func report(_ flight: TransitionFlight) {
    let container = flight.container.map { String(describing: type(of: $0)) }
    // A flight that a finger has asked for is dragged from the beginning.
    let isByFinger = flight.phase == .dragging
    let start = CACurrentMediaTime()
    var catches = 0
    flight.addPhaseHandler { phase in
      if phase == .dragging { catches += 1 }
    }
    flight.addCompletion { end in
      analytics.log(
        "transition",
        [
          "container": container ?? "none",
          "start": isByFinger ? "finger" : "code",
          "milliseconds": "\(Int((CACurrentMediaTime() - start) * 1000))",
          "catches": "\(catches)",
          "end": end == .end ? "finished" : "cancelled",
        ]
      )
    }
  }
}
