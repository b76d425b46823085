import UIKit

/// What a flight asks of the object that it belongs to.
@MainActor
protocol FlightOwner: AnyObject {
  /// What the app has chosen for transitions that start now.
  var flightOptions: FlightOptions { get }

  /// A flight is about to begin: recognizers are put where it can be caught.
  func flightWillBegin(_ flight: Flight)
  /// An event has changed a flight.
  func flightDidChange(_ flight: Flight)
}

/// What an app has chosen for a transition, when it starts.
@MainActor
struct FlightOptions {
  var effect: any TransitionEffect = SlideEffect()
  /// The leg of a transition that nobody holds.
  var opening = Leg(opening: .systemPush)
  /// How long that takes, in seconds.
  var openingDuration = Leg(opening: .systemPush).duration
  /// The spring of all legs after that one.
  var spring = Spring.systemRelease
  var rubberBand = RubberBand.scrollView
  var opensIncomingScreen = true
  var dismissesKeyboard = true
  var hidesScreensBehind = true
}

/// A finger that drags a transition.
@MainActor
protocol Finger: AnyObject {
  /// Where the finger has the transition, and how fast it moves; nil once it holds it no more.
  var motion: MotionState? { get }

  /// Whether the finger has touched down on a screen, and what moves with it is around that.
  func hasTouched(_ screen: UIView) -> Bool
}
