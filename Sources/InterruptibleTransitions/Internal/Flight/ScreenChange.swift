import UIKit

/// The purpose of a transition: its container, the two screens, and which of them is above.
@MainActor
struct ScreenChange {
  let container: any FlightContainer
  let direction: TransitionScene.Direction
  private(set) weak var from: UIViewController?
  private(set) weak var to: UIViewController?
  /// The stack that replaces another one, if any.
  let stack: [UIViewController]?
  /// The stack before a change that the object requests, which UIKit may no longer report; nil if it isn't known.
  let stackBefore: [UIViewController]?
  var isAnimated: Bool
  /// Whether UIKit can reverse the change; it can't reverse a stack that is set.
  let isReversible: Bool

  init(
    of container: any FlightContainer,
    _ direction: TransitionScene.Direction,
    from: UIViewController?,
    to: UIViewController?,
    stack: [UIViewController]? = nil,
    stackBefore: [UIViewController]? = nil,
    isAnimated: Bool = true
  ) {
    self.container = container
    self.direction = direction
    self.from = from
    self.to = to
    self.stack = stack
    self.stackBefore = stackBefore
    self.isAnimated = isAnimated
    isReversible = stack == nil
  }

  var host: UIViewController? { container.host }

  /// The controllers that calls for this change are about: the container, and the one at the bottom of the presentations.
  @MainActor
  var controllers: [UIViewController] {
    let presenter = from.map { $0.presenter(of: to ?? $0).firstPresenter }
    return [host, presenter].compactMap { $0 }
  }

  /// The controller of the screen that is above.
  var upper: UIViewController? { direction == .forward ? to : from }

  /// The screen that is removed if the change goes away from an end; nil if it stays, below another one or as a tab.
  func screenRemoved(awayFrom end: TransitionEnd) -> UIViewController? {
    let screen = end == .start ? from : to
    if container.isCustom { return screen }
    // Tabs stay, but a tab bar controller that is presented itself goes.
    let isTab = host is UITabBarController && host !== screen
    return screen === upper && !isTab ? screen : nil
  }

  /// Whether both describe the same change of the same container.
  func isSame(as other: ScreenChange) -> Bool {
    host != nil && container === other.container && container.isOne(self, other)
  }

  /// The card that covers a child of a custom container, if the child presents it in its context.
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

/// A container, from the perspective of a flight.
@MainActor
protocol FlightContainer: AnyObject {
  var host: UIViewController? { get }
  /// The unfinished flight in this container.
  var flight: Flight? { get }
  /// The known corners of the display at the container.
  var displayCorners: DisplayCorners { get }
  /// Whether the container is unknown to UIKit.
  var isCustom: Bool { get }

  /// Whether calls from a screen during the transition go to the transition object, and not straight to UIKit.
  func catchesCalls(of screen: UIViewController?) -> Bool
  /// Whether two changes in this container are the same.
  func isOne(_ change: ScreenChange, _ other: ScreenChange) -> Bool
  /// Whether a context belongs to a change in this container.
  func isOne(_ change: ScreenChange, _ context: any UIViewControllerContextTransitioning) -> Bool
  /// Whether UIKit can still start the transition of a change; `hasWaited` says whether time has passed since the request.
  func isComing(_ change: ScreenChange, hasWaited: Bool) -> Bool
  /// A flight in this container is about to begin, in a container view.
  func willBegin(_ flight: Flight, in containerView: UIView)
  /// Returns a closure that repairs a state that UIKit may leave wrong after a change.
  func makeRepair(of change: ScreenChange) -> ((TransitionEnd) -> Void)?
  /// The screen to announce to assistive technology after a change; nil for none.
  func screenToAnnounce(after change: ScreenChange, at end: TransitionEnd) -> UIView?
}

/// The object that a flight belongs to.
@MainActor
protocol FlightOwner: AnyObject {
  /// A flight is about to begin: recognizers are added where it can be caught.
  func flightWillBegin(_ flight: Flight)
  /// Makes the waiting calls that a flight answers, before a later command controls it.
  func answerCalls(by flight: Flight)
  /// An event has changed a flight.
  func flightDidChange(_ flight: Flight)
}

/// The app's options for a transition at its start.
@MainActor
struct FlightOptions {
  let effect: any TransitionEffect
  /// The opening animation of a noninteractive transition.
  let openingAnimation: OpeningAnimation
  /// The spring of all later animations.
  let spring: Spring
  let rubberBand: RubberBand
  let opensIncomingScreen: Bool
  let dismissesKeyboard: Bool
  let hidesScreensBehind: Bool
}

/// A finger that drags a transition.
@MainActor
protocol Finger: AnyObject {
  /// The finger's position in progress, and its velocity; nil once it no longer holds the transition.
  var motion: MotionState? { get }

  /// Re-anchors the finger at its position in a flight whose container has a new size.
  func reanchor(_ flight: Flight)

  /// Returns the view of the given screens on which the finger has touched down, if the dragged view is around it.
  func contentTouched(of screens: () -> [UIView]) -> UIView?
}
