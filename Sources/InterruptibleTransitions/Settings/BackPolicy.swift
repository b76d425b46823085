/// Whether a gesture may leave a screen.
public enum BackPolicy: Hashable, Sendable {
  /// The gesture goes back.
  case allow
  /// The gesture doesn't begin.
  case forbid
  /// The screen gives way a little, like a rubber band, and comes back when the finger is lifted.
  case resist
}
