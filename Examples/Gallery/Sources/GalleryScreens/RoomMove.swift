/// One thing that code can ask of a room, and what a button for it says.
@MainActor
public struct RoomMove {
  /// The things that can be asked; all of them are animated.
  public enum Kind: Hashable, Sendable {
    /// Shows a further screen on the stack.
    case push
    /// Goes back by one screen.
    case pop
    /// Goes back to the first screen.
    case popToRoot
    /// Shows a screen above the others.
    case present
    /// Puts that screen away again.
    case dismiss
    /// Shows a tab, counted from 0.
    case select(Int)
  }

  /// What is asked.
  public let kind: Kind
  /// What a button for it says.
  public let title: String

  private let action: @MainActor () -> Void

  init(_ kind: Kind, _ title: String, action: @escaping @MainActor () -> Void) {
    self.kind = kind
    self.title = title
    self.action = action
  }

  /// Asks it of the room.
  public func perform() {
    action()
  }
}
