package import Foundation
package import UIKit

/// One entry of a trace's input.
package struct TraceStep: Equatable, Sendable {
  /// Its position in the input, counted from 1.
  package let number: Int
  /// Seconds since the first frame.
  package let time: TimeInterval
  package let action: Action

  package init(number: Int, time: TimeInterval, action: Action) {
    self.number = number
    self.time = time
    self.action = action
  }

  /// The step as an item of an input file.
  package var json: JSON {
    switch action {
    case .call(let call): .object(["t": .number(time), "do": call.json])
    case .touch(let id, let phase, let point):
      .object([
        "t": .number(time), "touch": .int(id), "phase": .string(phase.rawValue),
        "x": .number(point.x), "y": .number(point.y),
      ])
    case .scroll(let phase, let point, let delta):
      .object([
        "t": .number(time), "scroll": .string(phase.rawValue),
        "x": .number(point.x), "y": .number(point.y), "dx": .number(delta.dx),
        "dy": .number(delta.dy),
      ])
    }
  }

  package enum Action: Equatable, Sendable {
    case touch(id: Int, FingerPhase, at: CGPoint)
    /// A trackpad or a wheel moves the content under a point.
    case scroll(FingerPhase, at: CGPoint, by: CGVector)
    case call(RoomCall)
  }
}

/// An event of a finger, or of a scroll.
package enum FingerPhase: String, Sendable {
  case began
  case moved
  case ended
  case cancelled

  /// Whether the finger is on the screen afterwards.
  package var isDown: Bool { self == .began || self == .moved }
}
