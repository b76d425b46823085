/// Where the lines of a text stand between the sides.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  /// At the leading side.
  case natural
}
