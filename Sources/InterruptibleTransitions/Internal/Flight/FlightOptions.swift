import UIKit

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
