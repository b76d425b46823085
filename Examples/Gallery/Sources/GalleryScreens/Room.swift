public import InterruptibleTransitions
public import UIKit

/// One example of the gallery: what it is called, what to try in it, and how it is made.
@MainActor
public struct Room {
  /// A short name for links and command lines.
  public let id: String
  /// What the gallery's menu calls it.
  public let title: String
  /// What to try, in a few sentences.
  public let readMe: String

  private let build: @MainActor () -> RoomScene

  init(id: String, title: String, readMe: String, make: @escaping @MainActor () -> RoomScene) {
    self.id = id
    self.title = title
    self.readMe = readMe
    build = make
  }

  /// Makes the screens afresh.
  public func make() -> RoomScene {
    build()
  }
}

/// The screens of a room, and the ways in which code moves between them.
@MainActor
public struct RoomScene {
  /// The controller for the window; it keeps the transition.
  public let root: UIViewController
  /// The transition that moves between the screens.
  public let transition: InterruptibleTransition
  /// Shows a further screen, animated.
  public let push: () -> Void
  /// Goes back, animated.
  public let pop: () -> Void
}
