/// Another way to show the screens of a room, for comparison.
public enum RoomVariant: String, CaseIterable, Sendable {
  /// With UIKit's own transitions.
  case system
  /// With `UIPercentDrivenInteractiveTransition`, written by hand.
  case percentDriven
}
