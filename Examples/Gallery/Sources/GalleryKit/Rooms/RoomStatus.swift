package import Foundation

/// The state of a room's transition, and its screens.
package struct RoomStatus: Equatable, Sendable {
  package let phase: String
  /// From 0 at the start of the transition to 1 at its end.
  package let progress: CGFloat
  /// Progress per second.
  package let velocity: CGFloat
  /// The titles of the screens: all of a stack from the bottom up, or the selected tab, and then those of the
  /// presented screens.
  package let stack: [String]
  /// The size of the phone's screen as shown; in between while it rotates, folds or unfolds.
  package let screen: CGSize
  /// Whether the screen has, or is about to have, the size of the phone itself, upright or in landscape.
  package let hasPhoneSize: Bool
  package let isLandscape: Bool
  package let statusBar: StatusBar

  /// What is written in the status bar.
  package enum StatusBar: String, Sendable {
    case light, dark, hidden
  }
}
