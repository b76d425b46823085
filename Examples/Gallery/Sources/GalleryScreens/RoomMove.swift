/// A move that code can make in a room.
@MainActor
public struct RoomMove {
  /// The kinds of moves, all of them animated.
  public enum Kind: Hashable, Sendable {
    /// Pushes the next screen.
    case push
    /// Pops the top screen.
    case pop
    /// Pops to the first screen.
    case popToRoot
    /// Presents a screen.
    case present
    /// Dismisses the presented screen.
    case dismiss
    /// Selects a tab by its index.
    case select(Int)
  }

  /// The kind of move.
  public let kind: Kind
  /// The title of the button.
  public let title: String

  private let action: @MainActor () -> Void

  init(_ kind: Kind, _ title: String, action: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.title = title
    self.action = action
  }

  /// Makes the move.
  public func perform() {
    action()
  }
}
