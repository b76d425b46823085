import UIKit

/// What a transition is for: its container, the two screens, and which of them is above.
@MainActor
struct ScreenChange {
  let container: any FlightContainer
  let direction: TransitionScene.Direction
  private(set) weak var from: UIViewController?
  private(set) weak var to: UIViewController?
  /// The stack that replaces another one, if one does.
  let stack: [UIViewController]?
  let isAnimated: Bool
  /// Whether UIKit can take the change back: not a stack that is set.
  let isReversible: Bool

  init(
    of container: any FlightContainer,
    _ direction: TransitionScene.Direction,
    from: UIViewController?,
    to: UIViewController?,
    stack: [UIViewController]? = nil,
    isAnimated: Bool = true
  ) {
    self.container = container
    self.direction = direction
    self.from = from
    self.to = to
    self.stack = stack
    self.isAnimated = isAnimated
    isReversible = stack == nil
  }

  var host: UIViewController? { container.host }

  /// Whether both describe the same change of the same container.
  func isSame(as other: ScreenChange) -> Bool {
    host != nil && container === other.container && container.isOne(self, other)
  }

  /// The card that is seen instead of a child of a custom container, in whose context it is.
  func cover(at end: TransitionEnd) -> UIView? {
    guard container.isCustom else { return nil }
    return (end == .start ? from : to)?.cardInContext
  }

  /// The end at which the change shows a screen.
  func end(showing screen: UIViewController) -> TransitionEnd? {
    if to === screen { return .end }
    return from === screen ? .start : nil
  }
}

/// What a flight knows of the container that it takes place in.
@MainActor
protocol FlightContainer: AnyObject {
  var host: UIViewController? { get }
  /// The flight here that isn't over.
  var flight: Flight? { get }
  /// What is known of the display's corners where the container is.
  var displayCorners: DisplayCorners { get }
  /// Whether UIKit knows nothing of the container.
  var isCustom: Bool { get }

  /// Has a container view put its views in place, as whoever lays it out does with each layout: the screens lie there still, later they
  /// would be torn out of the animation.
  func settle(_ containerView: UIView, before change: ScreenChange)

  /// Whether what a screen here calls in flight goes to the transition object, and not straight to UIKit.
  func catchesCalls(of screen: UIViewController?) -> Bool
  /// Whether two changes here are the same.
  func isOne(_ change: ScreenChange, _ other: ScreenChange) -> Bool
  /// Whether a context is that of a change here.
  func isOne(_ change: ScreenChange, _ context: any UIViewControllerContextTransitioning) -> Bool
  /// Whether UIKit can still start the transition of a change; `hasWaited` says whether time has passed since it was asked for
  /// that.
  func isComing(_ change: ScreenChange, hasWaited: Bool) -> Bool
  /// A flight here is about to begin, in a container view.
  func willBegin(_ flight: Flight, in containerView: UIView)
  /// Returns what mends, after a change that is about to be made, what UIKit may leave wrong.
  func makeMender(of change: ScreenChange) -> ((TransitionEnd) -> Void)?
  /// The screen that assistive technology is to be told of after a change; nil for none.
  func screenToAnnounce(after change: ScreenChange, at end: TransitionEnd) -> UIView?
}

/// What a flight asks of the object that it belongs to.
@MainActor
protocol FlightOwner: AnyObject {
  /// A flight is about to begin: recognizers are put where it can be caught.
  func flightWillBegin(_ flight: Flight)
  /// An event has changed a flight.
  func flightDidChange(_ flight: Flight)
}

/// What an app has chosen for a transition, when it starts.
@MainActor
struct FlightOptions {
  let effect: any TransitionEffect
  /// The first leg of a transition that nothing holds.
  let firstLeg: FirstLeg
  /// The spring of all legs after that one.
  let spring: Spring
  let rubberBand: RubberBand
  let opensIncomingScreen: Bool
  let dismissesKeyboard: Bool
  let hidesScreensBehind: Bool
}

/// A finger that drags a transition.
@MainActor
protocol Finger: AnyObject {
  /// Where the finger has the transition, and how fast it moves; nil once it holds it no more.
  var motion: MotionState? { get }

  /// Holds a flight anew, whose container has another size, where it has it.
  func regrip(_ flight: Flight)

  /// The view in one of some screens that the finger has touched down on, if what moves with it is around that.
  func contentTouched(of screens: () -> [UIView]) -> UIView?
}
