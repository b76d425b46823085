import UIKit

/// What gestures ask of the object that they serve.
@MainActor
protocol GestureDelegate: AnyObject {
  /// The flight that gestures at a site catch, if there is one.
  func flight(at site: any GestureSite) -> Flight?
  /// Whether a gesture may start a transition at a site: nothing is in flight there, and no call waits.
  func isFree(_ site: any GestureSite) -> Bool
  /// Whether a touch on a transition in flight catches it at once.
  var catchesAtTouchDown: Bool { get }
  /// Whether a pan may begin on a view, by the app's decision or else by the default rules.
  func mayBegin(
    _ pan: UIPanGestureRecognizer,
    on view: UIView?,
    byDefault defaultRules: () -> Bool
  ) -> Bool
  /// What the screen that a route would leave says to that.
  func departure(on route: Route) -> Route.Departure
  /// Whether scrolls of a trackpad or mouse do what pans do.
  var followsScrolls: Bool { get }
  /// Whether keys go back.
  var hasBackKeys: Bool { get }
  /// How a finger would move a scene; the app's choice of an effect is asked for once.
  func motion(in scene: TransitionScene) -> Route.Motion
  /// Whether there are transitions whose foreground two fingers may take.
  var hasCards: Bool { get }
  /// Asks UIKit for a change that starts under a finger; nil if UIKit doesn't make it.
  func startDragging(_ opening: Route.Opening) -> Flight?
}
