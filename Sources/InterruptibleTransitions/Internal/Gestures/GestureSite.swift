import UIKit

/// A place where gestures start and catch transitions.
@MainActor
protocol GestureSite: AnyObject {
  /// The container whose transitions the gestures here catch.
  var host: UIViewController? { get }
  /// What those transitions are to the container.
  var scope: ScreenChange.Scope { get }
  /// The view that the recognizers are on; nil once it is gone.
  var view: UIView? { get }
  /// The view in whose points a finger's way is measured.
  var ruler: UIView? { get }
  /// Whether UIKit still asks the object that the gestures serve.
  var isServed: Bool { get }
  /// Recognizers of the system that do the same with another animation.
  var systemRecognizers: [UIGestureRecognizer] { get }
  /// Whether the system's recognizers go back from here now, and nothing of ours does.
  var leavesSwipesToSystem: Bool { get }
  /// The ways that a finger can go from here now, backward first.
  var routes: [Route] { get }
  /// What is shown, which the ways depend on.
  var place: [ObjectIdentifier] { get }
  /// The way back, also if no gesture may take it.
  var routeBack: Route? { get }
  /// The keys that go back from here; none where nothing is called back.
  var backKeys: [BackKey] { get }

  /// Whether a touch that is on a view, or on none, may start or catch a transition here.
  func takesTouches(on view: UIView?) -> Bool
  /// Gives the container back the delegate that it would have without this object.
  func giveBack()
  /// Assigns the delegate anew, so that UIKit asks it again which methods it has.
  func renewAssignment()
}

extension GestureSite {
  var scope: ScreenChange.Scope { .children }
  var ruler: UIView? { view }
  var systemRecognizers: [UIGestureRecognizer] { [] }
  var place: [ObjectIdentifier] { [] }
  var leavesSwipesToSystem: Bool { false }
  var routeBack: Route? { routes.first { $0.direction == .backward } }
  var backKeys: [BackKey] { [] }
  func takesTouches(on view: UIView?) -> Bool { true }
  func giveBack() {}
  func renewAssignment() {}
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
