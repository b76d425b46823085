import UIKit

/// A way that a finger can go from a site: where it leads, and how UIKit is asked to go there.
///
/// A gesture that may begin can wait for long and never begin, so a route keeps no screen alive.
@MainActor
struct Route {
  let outlook: Outlook
  var area: Area
  /// The screen that the gesture would leave, if that has a say in it.
  weak var leaving: UIViewController?
  /// Whether anybody else lets the gesture leave that screen.
  var mayLeave: () -> Bool = { true }
  /// A gesture has tried to leave a screen that doesn't allow it.
  var didRefuse: () -> Void = {}
  /// Finds out where the way leads; nil if there is nothing to go to after all.
  let open: () -> Opening?

  var direction: TransitionScene.Direction { outlook.direction }

  var travel: CGVector { outlook.motion.travel }

  /// Whether a gesture may begin at any place: what moves freely comes along from everywhere.
  var beginsAnywhere: Bool { area == .anywhere || outlook.motion.isFree }

  /// How a finger moves a transition.
  struct Motion {
    /// The way of the finger, in points.
    let travel: CGVector
    /// Whether the finger moves the screen above freely.
    let isFree: Bool
  }

  /// The same, for a scroll: two fingers on a trackpad are at no edge.
  var anywhere: Route {
    var route = self
    route.area = .anywhere
    return route
  }

  /// Where a gesture may begin.
  enum Area {
    case edge
    case anywhere
  }

  /// A way that is open: the change that is expected, and how UIKit is asked for it.
  struct Opening {
    let change: ScreenChange
    let ask: () -> Void
    /// Tells who has made the change that it doesn't take place.
    var decline: () -> Void = {}
  }
}
