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
  /// Recognizers of the system that do the same with another animation, the one from the edge first.
  var systemRecognizers: [UIGestureRecognizer] { get }
  /// The route of the system's swipe back; nil if the pans of this framework go back instead.
  var systemRoute: Route? { get }
  /// The ways that a finger can go from here now, backward first.
  var routes: [Route] { get }
  /// How far from the leading edge a swipe may begin that goes back, in points, where a bar stands at that edge.
  var edgeReach: CGFloat? { get }
  /// Down to where a bar above reaches, in the ruler's points; nil without one.
  var barReach: CGFloat? { get }
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

/// A way that a finger can go from a site: how it would move there, where it leads, and how UIKit is asked to go there.
///
/// The app's effect is asked for a motion once, when somebody wants to know. A gesture that may begin can wait for long and
/// never begin, so a route keeps no screen alive.
@MainActor
final class Route {
  let direction: TransitionScene.Direction
  /// Where a gesture may begin; two fingers on a trackpad are at no edge.
  var area: Area
  /// The screen that the gesture would leave, if that has a say in it.
  private(set) weak var leaving: UIViewController?
  /// Whether anybody else lets the gesture leave that screen.
  let mayLeave: () -> Bool
  /// A gesture has tried to leave a screen that doesn't allow it.
  let didRefuse: () -> Void
  /// Finds out where the way leads; nil if there is nothing to go to after all.
  let open: () -> Opening?
  private weak var owner: (any GestureOwner)?
  private weak var container: UIView?
  private let frame: CGRect?
  private weak var foreground: UIViewController?
  private weak var background: UIViewController?

  /// Where a gesture may begin.
  enum Area {
    case edge
    case anywhere
  }

  /// How a finger moves a transition.
  struct Motion {
    /// The way of the finger, in points.
    let travel: CGVector
    /// How the finger moves the screen above, if that follows freely.
    var law: CardLaw?

    /// Whether the finger moves the screen above freely.
    var isFree: Bool { law != nil }
  }

  /// A way that is open: the change that is expected, and how UIKit is asked for it.
  struct Opening {
    let change: ScreenChange
    let ask: () -> Void
    /// Tells who has made the change that it doesn't take place.
    var decline: () -> Void = {}
    /// The screen that the gesture would leave, if the route doesn't know it yet.
    var leaving: UIViewController?
  }

  /// Screens are given as far as they are known; the frame is that of the foreground while it covers the background, if that
  /// isn't the whole container.
  init(
    of owner: any GestureOwner,
    _ direction: TransitionScene.Direction,
    in container: UIView,
    frame: CGRect? = nil,
    foreground: UIViewController? = nil,
    background: UIViewController? = nil,
    area: Area = .anywhere,
    leaving: UIViewController? = nil,
    mayLeave: @escaping () -> Bool = { true },
    didRefuse: @escaping () -> Void = {},
    open: @escaping () -> Opening?
  ) {
    (self.owner, self.direction, self.container, self.frame) = (owner, direction, container, frame)
    (self.foreground, self.background, self.leaving) = (foreground, background, leaving)
    (self.area, self.mayLeave, self.didRefuse, self.open) = (area, mayLeave, didRefuse, open)
  }

  private(set) lazy var motion: Motion = {
    guard let owner, let container else { return Motion(travel: .zero) }
    return owner.motion(
      in: TransitionScene(
        direction: direction,
        container: container,
        foreground: nil,
        background: nil,
        foregroundViewController: foreground,
        backgroundViewController: background,
        foregroundFrame: frame ?? container.bounds
      )
    )
  }()

  var travel: CGVector { motion.travel }

  /// Whether a gesture may begin at any place: what moves freely comes along from everywhere.
  var beginsAnywhere: Bool { area == .anywhere || motion.isFree }
}

/// The ways back from a site without a finger: VoiceOver's escape gesture, and keys.
///
/// They find the object that serves the site when they are used, and keep nothing alive.
@MainActor
struct SiteAccess {
  private weak var escapeView: UIView?

  /// Adds what is missing, and removes what is turned off.
  mutating func update(_ site: any GestureSite, hasKeys: Bool) {
    guard !site.backKeys.isEmpty, let host = site.host else { return }
    if let view = host.viewIfLoaded, view.answerEscape(for: host) { escapeView = view }
    for key in site.backKeys {
      hasKeys ? host.addBackKey(key) : host.removeBackKey(key)
    }
  }

  mutating func remove(from site: any GestureSite) {
    escapeView?.stopAnsweringEscape()
    escapeView = nil
    for key in site.backKeys {
      site.host?.removeBackKey(key)
    }
  }
}

extension UIViewController {
  /// Adds a key that goes back, unless the key has a command already.
  fileprivate func addBackKey(_ key: BackKey) {
    let isTaken = keyCommands?.contains { command in
      command.input == key.input && command.modifierFlags == key.modifierFlags
    }
    if isTaken != true { addKeyCommand(.goingBack(key, from: self)) }
  }

  fileprivate func removeBackKey(_ key: BackKey) {
    for command in keyCommands ?? [] where command.goesBack(key) {
      removeKeyCommand(command)
    }
  }
}
