import UIKit

/// A place where gestures start and catch transitions.
@MainActor
protocol GestureSite: AnyObject {
  /// The flight that the gestures here catch.
  var flight: Flight? { get }
  /// The container; nil where gestures only start transitions.
  var host: UIViewController? { get }
  /// The view that the recognizers are on; nil once it is gone.
  var view: UIView? { get }
  /// The view in whose points a finger's way is measured.
  var ruler: UIView? { get }
  /// Whether UIKit still asks the object that the gestures serve.
  var isServed: Bool { get }
  /// Says in the log why UIKit doesn't, once.
  func explainService()
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

  /// The keys that go back from here.
  var backKeys: [BackKey] { get }

  /// Assigns the object that UIKit asks anew, so that UIKit asks again which methods it has.
  func renewAssignment()
  /// Whether a touch that is on a view, or on none, may start or catch a transition here.
  func takesTouches(on view: UIView?) -> Bool
}

/// What gestures ask of the object that they serve.
@MainActor
protocol GestureOwner: AnyObject {
  var gestures: GestureSettings { get }
  var opensControlsAtOnce: Bool { get }
  var panOverride: ((UIPanGestureRecognizer, UIView?) -> PanDecision)? { get }
  /// Whether two fingers may take the foreground of some transitions, as far as it is known without one.
  var expectsPinches: Bool { get }

  /// How a finger would move a scene; the app's choice of an effect is asked for once.
  func motion(in scene: TransitionScene) -> Route.Motion
  /// What a screen says to a gesture that would leave it.
  func backPolicy(of screen: UIViewController?) -> BackPolicy
  /// Asks UIKit for a change that starts under a finger; nil if UIKit doesn't make it.
  func startDragging(_ opening: Route.Opening) -> Flight?
}

extension GestureSite {
  var ruler: UIView? { view }
  func explainService() {}
}
