public import InterruptibleTransitions
public import UIKit

/// The screens of a room, and the moves between them.
@MainActor
public struct RoomScene {
  /// The root view controller, which owns the transition object.
  public let root: UIViewController
  /// The transition object of the screens; unused if there is a companion's motion.
  public let transition: InterruptibleTransition
  /// The moves that code can make, in the order of their buttons.
  public let moves: [RoomMove]
  /// What is seen of a transition without the framework; nil where `transition` makes it.
  public let companion: CompanionMotion?

  init(
    root: UIViewController,
    transition: InterruptibleTransition,
    moves: [RoomMove],
    companion: CompanionMotion? = nil
  ) {
    self.root = root
    self.transition = transition
    self.moves = moves
    self.companion = companion
  }

  /// Creates the scene of a stack that owns its transition object.
  init(_ stack: InterruptibleNavigationController, moves: [RoomMove]) {
    self.init(root: stack, transition: stack.transition, moves: moves)
  }

  /// Creates the scene of a screen that has all of it.
  init(_ root: any RoomRoot) {
    self.init(root: root, transition: root.transition, moves: root.moves)
  }

  /// Returns the move of a kind; nil if the room has none.
  public func move(_ kind: RoomMove.Kind) -> RoomMove? {
    moves.first { $0.kind == kind }
  }

  /// Shows the style of the window again, after a switch in the room has chosen another one.
  public func followWindow() {
    var screens = [root]
    while let screen = screens.popLast() {
      screen.overrideUserInterfaceStyle = .unspecified
      screens += screen.children
      guard let presented = screen.presentedViewController,
        presented.presentingViewController === screen
      else { continue }
      screens.append(presented)
    }
  }
}

/// A screen that has a transition object and moves.
@MainActor
protocol RoomRoot: UIViewController {
  var transition: InterruptibleTransition { get }
  var moves: [RoomMove] { get }
}

extension UINavigationController {
  func popMove(_ title: String) -> RoomMove {
    RoomMove(.pop, title) { [unowned self] in _ = popViewController(animated: true) }
  }

  func popToRootMove(_ title: String) -> RoomMove {
    RoomMove(.popToRoot, title) { [unowned self] in _ = popToRootViewController(animated: true) }
  }
}
