import UIKit

/// What gestures can do with a navigation controller's transitions.
@MainActor
protocol TransitionHolder: AnyObject {
  /// True while a transition runs that a tap may turn round and a pan may catch.
  var isInFlight: Bool { get }
  /// True where nothing runs and nothing is about to.
  var isAtRest: Bool { get }
  /// Where a gesture that goes back may begin.
  var popArea: PopGesture { get }

  /// True while the navigation controller still asks this object.
  func serves(_ navigationController: UINavigationController) -> Bool
  /// The way of the transition that runs, or of the one that a gesture would start.
  func travel(goingBack: Bool, in view: UIView) -> CGVector
  /// The controller that an interactive push would show.
  func controllerToPush(onto navigationController: UINavigationController) -> UIViewController?
  /// Catches the transition that runs, and says at what progress.
  func catchTransition() -> CGFloat?
  /// Asks UIKit for a transition that starts in the finger's hand; false where it will not come.
  func startTransition(_ ask: () -> Bool) -> Bool
  func scrub(to motion: MotionState)
  func release(from motion: MotionState)
  /// The finger is gone without having let go.
  func letGo(of motion: MotionState)
  func turnRound()
}
