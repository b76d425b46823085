import UIKit

/// What gestures ask of the object that they serve.
@MainActor
protocol GestureDelegate: AnyObject {
  /// The flight in a container, if there is one.
  func flight(in host: UIViewController?) -> Flight?
  /// Whether a gesture may start a transition in a container: nothing is in flight there, and no call waits.
  func isFree(_ host: UIViewController?) -> Bool
  /// Whether a pan may begin on a view, by the app's decision or else by the default rules.
  func mayBegin(
    _ pan: UIPanGestureRecognizer,
    on view: UIView?,
    byDefault defaultRules: () -> Bool
  ) -> Bool
  /// What the screen that a route would leave says to that.
  func departure(on route: Route) -> Route.Departure
  /// The way of a finger through a scene, in points.
  func travel(in scene: TransitionScene) -> CGVector
  /// Asks UIKit for a change that starts under a finger; nil if UIKit doesn't make it.
  func startDragging(_ opening: Route.Opening) -> Flight?
}
