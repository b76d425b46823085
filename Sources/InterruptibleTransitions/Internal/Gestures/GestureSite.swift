import UIKit

/// A place where gestures start and catch transitions.
@MainActor
protocol GestureSite: AnyObject {
  /// The container whose transitions the gestures here catch; nil where they only start some.
  var container: Container? { get }
  /// The view that the recognizers are on; nil once it is gone.
  var view: UIView? { get }
  /// The view in whose points a finger's way is measured.
  var ruler: UIView? { get }
  /// Whether UIKit still asks the object that the gestures serve.
  var isServed: Bool { get }
  /// Whether a gesture may start a transition: nothing is in flight here, and no call waits.
  var isFree: Bool { get }
  /// Recognizers of the system that do the same with another animation.
  var systemRecognizers: [UIGestureRecognizer] { get }
  /// Whether the system's recognizers go back from here now, and nothing of ours does.
  var leavesSwipesToSystem: Bool { get }
  /// The ways that a finger can go from here now, backward first.
  var routes: [Route] { get }
  /// What is shown, which the ways depend on.
  var place: [ObjectIdentifier] { get }

  /// Whether a touch that is on a view, or on none, may start or catch a transition here.
  func takesTouches(on view: UIView?) -> Bool
}

extension GestureSite {
  var ruler: UIView? { view }
}

extension TransitionScene {
  /// A scene before UIKit is asked: nothing is known but where it will be, and perhaps the screens.
  static func anticipated(
    _ direction: Direction,
    in container: UIView,
    frame: CGRect? = nil,
    foreground: UIViewController? = nil,
    background: UIViewController? = nil
  ) -> TransitionScene {
    TransitionScene(
      direction: direction,
      container: container,
      foreground: nil,
      background: nil,
      foregroundViewController: foreground,
      backgroundViewController: background,
      foregroundFrame: frame ?? container.bounds
    )
  }
}
