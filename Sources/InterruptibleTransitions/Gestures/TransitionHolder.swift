import UIKit

/// What gestures can do with transitions.
@MainActor
protocol TransitionHolder: AnyObject {
  /// True where nothing runs and nothing is about to.
  var isAtRest: Bool { get }
  /// The way of the transition that runs, in points; nil while none does.
  var runningTravel: CGVector? { get }
  /// What a gesture that would leave a screen may do.
  func backPolicy(of screen: UIViewController?) -> BackPolicy
  /// An app's own answer to whether a pan may begin.
  var panOverride: ((UIPanGestureRecognizer, UIView?) -> Bool?)? { get }

  /// True while a transition runs in a view that a tap may turn round and a pan may catch.
  func isInFlight(in view: UIView) -> Bool
  /// The way that a finger would go with a transition.
  func travel(in scene: TransitionScene) -> CGVector
  /// Catches the transition that runs, and says at what progress.
  func catchTransition() -> CGFloat?
  /// Asks UIKit for a transition that starts in the finger's hand; false where it will not come.
  func startTransition(through opening: Opening) -> Bool
  func scrub(to motion: MotionState)
  func release(from motion: MotionState)
  /// The finger is gone without having let go.
  func letGo(of motion: MotionState)
  /// The finger has brought it back to its start, and goes on to something else.
  func giveUp()
  func turnRound()
}
