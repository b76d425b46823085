public import Foundation

/// Where a room's transition stands, and which screens are on its stack.
public struct RoomStatus: Equatable, Sendable {
  public let phase: String
  /// From 0, where the transition started, to 1, where it ends.
  public let progress: CGFloat
  /// Progress per second.
  public let velocity: CGFloat
  /// The titles of the screens, from the bottom of the stack to its top.
  public let stack: [String]
}
