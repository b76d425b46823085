package import UIKit

/// A gesture with one finger that a probe asks for, in the window's coordinates.
package struct RequestedGesture: Sendable {
  /// What the user reads.
  package let instruction: String
  package let start: CGPoint
  package let end: CGPoint
  /// How long the finger rests before it moves or lifts, in seconds.
  package let rest: Double
  /// How fast it then moves, in points per second.
  package let speed: Double

  /// A drag.
  init(
    _ instruction: String,
    from start: CGPoint,
    to end: CGPoint,
    rest: Double = 0,
    speed: Double = 60
  ) {
    self.instruction = instruction
    self.start = start
    self.end = end
    self.rest = rest
    self.speed = speed
  }

  /// A press without movement.
  init(_ instruction: String, at place: CGPoint, holding rest: Double) {
    self.init(instruction, from: place, to: place, rest: rest)
  }
}
