package import UIKit

/// What a probe asks the user to do.
package struct RequestedGesture: Sendable {
  /// How it is done.
  package enum Kind: Sendable {
    /// A finger touches a place of the window, rests there, and moves to another one at a speed.
    ///
    /// The rest is in seconds, and the speed in points per second.
    case drag(from: CGPoint, to: CGPoint, rest: Double, speed: Double)
    /// The user goes to the Home Screen, and comes back.
    case leaveApp
  }

  /// What the user reads.
  package let instruction: String
  package let kind: Kind

  /// A drag.
  static func drag(
    _ instruction: String,
    from start: CGPoint,
    to end: CGPoint,
    speed: Double = 60
  ) -> RequestedGesture {
    RequestedGesture(
      instruction: instruction,
      kind: .drag(from: start, to: end, rest: 0, speed: speed)
    )
  }

  /// A press without movement.
  static func press(
    _ instruction: String,
    at place: CGPoint,
    holding rest: Double
  ) -> RequestedGesture {
    RequestedGesture(
      instruction: instruction,
      kind: .drag(from: place, to: place, rest: rest, speed: 60)
    )
  }
}
