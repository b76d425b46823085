package import Foundation

/// Where a room's transition stands, and which screens there are.
package struct RoomStatus: Equatable, Sendable {
  package let phase: String
  /// From 0, where the transition started, to 1, where it ends.
  package let progress: CGFloat
  /// Progress per second.
  package let velocity: CGFloat
  /// The titles of the screens: of a stack from the bottom up, of tabs the selected one, and above them what
  /// is presented.
  package let stack: [String]
  /// The size of the phone's screen as it is seen: while it turns, on the way from one to the other.
  package let screen: CGSize
}
