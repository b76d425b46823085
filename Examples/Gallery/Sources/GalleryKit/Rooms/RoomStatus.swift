package import Foundation

/// Where a room's transition stands, and which screens are on its stack.
package struct RoomStatus: Equatable, Sendable {
  package let phase: String
  /// From 0, where the transition started, to 1, where it ends.
  package let progress: CGFloat
  /// Progress per second.
  package let velocity: CGFloat
  /// The titles of the screens, from the bottom of the stack to its top.
  package let stack: [String]
}
