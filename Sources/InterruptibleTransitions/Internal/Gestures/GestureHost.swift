import UIKit

/// A host of gestures that start and catch transitions.
@MainActor
protocol GestureHost: AnyObject {
  /// The flight that these gestures catch.
  var flight: Flight? { get }
  /// The container; nil if gestures only start transitions.
  var host: UIViewController? { get }
  /// The view of the recognizers; nil once it's gone.
  var view: UIView? { get }
  /// The view in whose coordinates a finger's translation is measured.
  var coordinateView: UIView? { get }
  /// Whether UIKit still calls the gestures' owner.
  var isInstalled: Bool { get }
  /// Logs once why UIKit doesn't call the owner.
  func explainInstallation()
  /// Whether a gesture may start a transition: no transition is running here, and no call waits.
  var isFree: Bool { get }
  /// The number of fingers of the pan that starts a transition.
  var numberOfTouches: Int { get }
  /// The system's recognizers for the same purpose with another animation, first the one from the edge.
  var systemRecognizers: [UIGestureRecognizer] { get }
  /// The currently available options, backward first.
  var options: [InteractiveOption] { get }
  /// The option of the system's swipe back; nil if one of this framework's options goes back instead.
  func systemOption(besides options: [InteractiveOption]) -> InteractiveOption?
  /// Whether a swipe from the leading edge goes back, whatever the direction of the effect.
  var hasEdgeSwipe: Bool { get }
  /// How far from the leading edge a swipe back may begin, in points, if a bar is at that edge.
  var edgeInset: CGFloat? { get }
  /// The bottom of a bar above, in the coordinate view's points; nil without a bar.
  var barInset: CGFloat? { get }
  /// The displayed content on which the options depend.
  var shownContent: [ObjectIdentifier] { get }

  /// The keys that go back from here.
  var backKeys: [BackKey] { get }

  /// Assigns the delegate again, so that UIKit asks again which methods it has.
  func renewAssignment()
  /// Whether a touch on a view, or on none, may start or catch a transition here.
  func takesTouches(on view: UIView?) -> Bool
}

/// The owner of gestures.
@MainActor
protocol GestureOwner: AnyObject {
  var gestures: GestureSettings { get }
  var opensControlsAtOnce: Bool { get }
  var panOverride: ((UIPanGestureRecognizer, UIView?) -> PanDecision)? { get }
  /// Whether two fingers may hold the foreground of some transitions, as far as that's known without a transition.
  var expectsPinches: Bool { get }

  /// How a finger would move a scene; the app's choice of an effect is requested once.
  func motion(in scene: TransitionScene) -> InteractiveOption.Motion
  /// The policy for a gesture that would leave a screen: the screen's, or that of the manager of its presentation.
  func backPolicy(
    of screen: UIViewController?,
    managedBy manager: UIPresentationController?
  ) -> BackPolicy
  /// Whether a gesture may leave a screen during a transition, by all that decide about it; they are told if it may not.
  func mayLeave(_ screen: UIViewController, in container: any FlightContainer) -> Bool
  /// Asks UIKit for a change that starts with a drag; nil if UIKit doesn't make it.
  func startDragging(_ opening: InteractiveOption.Opening) -> Flight?
}

/// An interactive option of a gesture host: its motion, its destination, and its request to UIKit.
///
/// The app's effect is asked for a motion once, when the motion is needed. A gesture that may begin can wait for long
/// and never begin, so an option retains no screen.
@MainActor
final class InteractiveOption {
  let direction: TransitionScene.Direction
  /// Where a gesture may begin; two fingers on a trackpad aren't at an edge.
  var area: Area
  /// The screen that the gesture would leave, if the screen has a back policy.
  private(set) weak var leaving: UIViewController?
  /// Decides about leaving that screen, too, if it's presented.
  private(set) weak var manager: UIPresentationController?
  /// Finds the destination; nil if there is none after all.
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
    /// The translation of the finger from start to end, in points.
    let travel: CGVector
    /// How the finger moves the foreground, if it moves freely.
    var law: CardLaw?
    /// Whether UIKit makes the transition with its own animation, so that no pan of this framework starts it.
    var isLeftToSystem = false

    /// Whether the finger moves the foreground freely.
    var isFree: Bool { law != nil }
  }

  /// An opened option: the expected change, and its request to UIKit.
  struct Opening {
    let change: ScreenChange
    let ask: () -> Void
    /// Notifies the creator of the change that it doesn't take place.
    var decline: () -> Void = {}
    /// Whether the app has made the change itself since then, or another one, for example while it was asked for its back
    /// policy, or notified of the transition.
    var isObsolete: () -> Bool = { false }
    /// The screen that the gesture would leave, if the option doesn't know it yet.
    var leaving: UIViewController?
  }

  /// Screens are passed as far as they are known.
  ///
  /// `frame` is the foreground's while it covers the background, if it isn't the whole container.
  init(
    of owner: any GestureOwner,
    _ direction: TransitionScene.Direction,
    in container: UIView,
    frame: CGRect? = nil,
    foreground: UIViewController? = nil,
    background: UIViewController? = nil,
    area: Area = .anywhere,
    leaving: UIViewController? = nil,
    manager: UIPresentationController? = nil,
    open: @escaping () -> Opening?
  ) {
    (self.owner, self.direction, self.container, self.frame) = (owner, direction, container, frame)
    (self.foreground, self.background, self.leaving) = (foreground, background, leaving)
    (self.area, self.manager, self.open) = (area, manager, open)
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

  /// The destination of a gesture that is about to begin.
  private var opening: Opening?

  /// Finds the destination for a gesture that is about to begin, and returns whether there is one.
  func findOpening() -> Bool {
    if opening == nil { opening = open() }
    return opening != nil
  }

  /// Returns the destination for a gesture that begins.
  func takeOpening() -> Opening? {
    defer { opening = nil }
    return opening ?? open()
  }

  /// Discards the destination of a gesture that hasn't begun after all.
  func discardOpening() {
    let unused = opening
    opening = nil
    unused?.decline()
  }

  /// Whether a gesture may begin anywhere: a freely moving foreground can be dragged from everywhere.
  var beginsAnywhere: Bool { !motion.isLeftToSystem && (area == .anywhere || motion.isFree) }
}

/// The actions that go back without a finger: VoiceOver's escape gesture, and keys.
///
/// They find the gesture host's owner when they are used, and retain nothing.
@MainActor
struct HostAccess {
  private weak var escapeView: UIView?

  /// Adds missing actions, and removes disabled ones.
  mutating func update(_ gestureHost: any GestureHost, hasKeys: Bool) {
    guard !gestureHost.backKeys.isEmpty, let host = gestureHost.host else { return }
    if let view = host.viewIfLoaded, view.answerEscape(for: host) { escapeView = view }
    for key in gestureHost.backKeys {
      hasKeys ? host.addBackKey(key) : host.removeBackKey(key)
    }
  }

  mutating func remove(from gestureHost: any GestureHost) {
    escapeView?.stopAnsweringEscape()
    escapeView = nil
    for key in gestureHost.backKeys {
      gestureHost.host?.removeBackKey(key)
    }
  }
}

extension UIViewController {
  /// Adds a key that goes back, unless the key already has a command.
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
