package import Foundation

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
    }
  }

  package enum Action: Equatable, Sendable {
    case touch(id: Int, FingerPhase, at: CGPoint)
    case call(RoomCall)
  }
}

/// An event of a finger.
package enum FingerPhase: String, Sendable {
  case began
  case moved
  case ended
  case cancelled

  /// Whether the finger is on the screen afterwards.
  package var isDown: Bool { self == .began || self == .moved }
}
