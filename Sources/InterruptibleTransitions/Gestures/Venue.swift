import UIKit

/// A place where gestures start transitions: what a finger can go to from there, and how UIKit is asked.
@MainActor
protocol Venue: AnyObject {
  /// The view that the recognisers stand on; nil once it is gone.
  var view: UIView? { get }
  /// The view in whose points a finger's way is measured.
  var ruler: UIView? { get }
  /// False once UIKit asks somebody else.
  var isServed: Bool { get }
  /// True where nothing else moves the screens that a gesture here would move.
  var isCalm: Bool { get }
  /// The coordinator of the transition that is on its way there.
  var coordinator: (any UIViewControllerTransitionCoordinator)? { get }
  /// Where a gesture that goes back may begin.
  var backArea: PopGesture { get }
  /// Recognisers of the system's that do the same with another animation.
  var systemRecognizers: [UIGestureRecognizer] { get }
  /// The screen that a gesture that goes back would leave.
  var screenToLeave: UIViewController? { get }
  /// False where somebody else forbids a gesture to leave that screen.
  var mayBeLeft: Bool { get }

  /// The scene that a gesture would start, as far as it is known before UIKit is asked.
  func scene(_ direction: TransitionScene.Direction) -> TransitionScene?
  /// True where there is something to go to; for what comes by a provider, true if there is a provider.
  func leads(_ direction: TransitionScene.Direction) -> Bool
  /// How to go there, or nil where the way is closed after all.
  func opening(_ direction: TransitionScene.Direction) -> Opening?
  /// Whether a tap on the view, while a transition runs, means the transition.
  func turnsRound(at point: CGPoint) -> Bool
  /// A gesture has tried to leave a screen that forbids it.
  func didForbidLeaving()
  /// Gives the container back the delegate that it would have without this object.
  func giveBack()
  /// Assigns the delegate anew, so that UIKit asks it again what it can answer.
  func renewAssignment()
}

extension Venue {
  var ruler: UIView? { view }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  var systemRecognizers: [UIGestureRecognizer] { [] }
  var screenToLeave: UIViewController? { nil }
  var mayBeLeft: Bool { true }
  func turnsRound(at point: CGPoint) -> Bool { true }
  func didForbidLeaving() {}
  func giveBack() {}
  func renewAssignment() {}
}

/// A way that a gesture has found open.
@MainActor
struct Opening {
  /// Asks UIKit to go there, animated.
  let ask: () -> Void
  /// Whose coordinator tells whether UIKit has begun.
  let coordinator: () -> (any UIViewControllerTransitionCoordinator)?
}

extension TransitionScene {
  /// A scene of which nothing is known but where it will be.
  static func bare(_ direction: Direction, in container: UIView, frame: CGRect? = nil)
    -> TransitionScene
  {
    TransitionScene(
      direction: direction,
      container: container,
      foreground: nil,
      background: nil,
      foregroundFrame: frame ?? container.bounds
    )
  }
}
