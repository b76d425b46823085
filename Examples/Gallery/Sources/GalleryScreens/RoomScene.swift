public import InterruptibleTransitions
public import UIKit

/// The screens of a room, and the ways in which code moves between them.
@MainActor
public struct RoomScene {
  /// The controller for the window; it keeps the transition.
  public let root: UIViewController
  /// The transition that moves between the screens.
  public let transition: InterruptibleTransition
  /// What code can ask of the room, in the order of the buttons for it.
  public let moves: [RoomMove]

  /// The move of a kind; nil where the room has none.
  public func move(_ kind: RoomMove.Kind) -> RoomMove? {
    moves.first { $0.kind == kind }
  }
}
