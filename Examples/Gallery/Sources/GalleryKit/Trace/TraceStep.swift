public import Foundation

/// One entry of a trace's input.
public struct TraceStep: Equatable, Sendable {
  /// Its place in the input, counted from 1.
  public let number: Int
  /// Seconds since the first frame.
  public let time: TimeInterval
  public let action: Action

  public enum Action: Equatable, Sendable {
    case touch(id: Int, FingerPhase, at: CGPoint)
    case call(RoomCall)
  }
}

/// What a finger does.
public enum FingerPhase: String, Sendable {
  case began
  case moved
  case ended
  case cancelled

  /// True where the finger is on the screen afterwards.
  public var isDown: Bool { self == .began || self == .moved }
}
