import UIKit

/// The content under a finger, which determines the gestures that it receives.
@MainActor
final class TouchedContent {
  private(set) weak var view: UIView?
  /// Weak, because the view's recognizers retain this object.
  private weak var root: UIView?

  init(_ view: UIView?, in root: UIView) {
    self.view = view
    self.root = root
  }

  /// Whether the finger touches no screen, but the overlay over a transition.
  var isOverlay: Bool { view == nil || view is TransitionOverlay }

  /// Whether a drag belongs to the content: a control whose value a drag changes, or text that is being edited.
  var keepsDrags: Bool {
    goOutward { view in
      view.isFirstResponder
        || (view as? UIControl).map { $0.isEnabled && $0.changesValueByDrags } == true
    }
  }

  /// Whether a tap belongs to the content: a control, a view with a tap recognizer, or in a screen a view that
  /// handles touches itself or has recognizers of any other kind.
  ///
  /// What is around the view of a screen belongs to the screen's container.
  private(set) lazy var keepsTaps: Bool = {
    var (mayAnswer, isPastScreen) = (false, false)
    let answers = goOutward { view in
      switch view.answerToTaps {
      case .certain: return true
      case .possible where !isPastScreen: mayAnswer = true
      case .none where !isPastScreen: mayAnswer = mayAnswer || view.handlesTouches
      case .possible, .none: break
      }
      isPastScreen = isPastScreen || view.next is UIViewController
      return false
    }
    return answers || mayAnswer && isPastScreen
  }()

  /// Whether a touch on the content is for a running transition: not on content that handles taps or drags, or on
  /// another transition inside the screen.
  func leavesTouches(to flight: Flight) -> Bool {
    if isOverlay { return flight.isCovered(by: view) }
    return !keepsTaps && !keepsDrags && !isInFlight
  }

  /// Whether a tap belongs to the content, if the content is in a screen of a flight.
  func keepsTaps(in flight: Flight) -> Bool {
    guard !isOverlay, let container = flight.driver?.setup.scene.container,
      view?.isDescendant(of: container) == true
    else { return false }
    return keepsTaps && !isInFlight
  }

  /// Whether the content is in a separate container with a running transition.
  private var isInFlight: Bool {
    goOutward { view in
      for recognizer in view.gestureRecognizers ?? []
      where (recognizer.delegate as? HostGestures)?.catchableFlight != nil { return true }
      return false
    }
  }

  /// Whether a recognizer scrolls the content, or a view around it.
  func isScrolled(by recognizer: UIGestureRecognizer) -> Bool {
    goOutward { ($0 as? UIScrollView)?.panGestureRecognizer === recognizer }
  }

  /// Goes outward from the view under the finger until a condition is true, and returns whether one view has met it.
  ///
  /// A sequence would take a closure that checks for each view that it runs on the main actor.
  @discardableResult
  private func goOutward(until isFound: @MainActor (UIView) -> Bool) -> Bool {
    var next = view
    while let view = next, view !== root {
      if isFound(view) { return true }
      next = view.superview
    }
    return false
  }

  /// The scroll views that scroll along a vector.
  func scrollPath(along travel: CGVector) -> ScrollPath {
    ScrollPath(among: scrollViews, along: travel)
  }

  /// Pins all scroll views under the finger, in any direction.
  func holdScrolls() -> ScrollHold { ScrollHold(scrollViews) }

  private var scrollViews: [UIScrollView] {
    var found: [UIScrollView] = []
    goOutward { view in
      if let scrollView = view as? UIScrollView { found.append(scrollView) }
      return false
    }
    return found
  }
}

extension UIView {
  /// Whether a view handles taps, according to its recognizers.
  fileprivate enum AnswerToTaps {
    case certain
    case possible
    case none
  }

  /// Scroll views have the system's recognizers, and a transition's recognizers don't belong to a screen.
  fileprivate var answerToTaps: AnswerToTaps {
    if let control = self as? UIControl, control.isEnabled { return .certain }
    let recognizers = (gestureRecognizers ?? []).filter { recognizer in
      recognizer.isEnabled && !(recognizer.delegate is HostGestures)
    }
    if recognizers.contains(where: { $0 is UITapGestureRecognizer }) { return .certain }
    return recognizers.isEmpty || self is UIScrollView ? .none : .possible
  }
}

extension HostGestures {
  /// The record of a finger since it touched down.
  struct Touch {
    let content: TouchedContent
    /// The finger; nil for a scroll.
    var origin: Origin?
    /// Where the finger touched down, in the gesture host's coordinate view; nil for a scroll.
    var location: CGPoint?
    /// The transition that it may catch or reverse, unless an earlier tap of a multiple tap has started it, or it has
    /// almost finished.
    private(set) weak var flight: Flight?
    /// The plan of the pan before the finger moves.
    private(set) var plan: TouchDownPlan?
    /// The back policy of the screen that it would leave.
    var policy: (screen: ObjectIdentifier?, policy: BackPolicy)?
    /// The system's recognizers whose delegates refuse it.
    var refusing: [ObjectIdentifier] = []
    /// Whether the system's swipe goes back with it, because the back policy allows that.
    var isSystems = false
    /// The available options, and the content and the size to which they belong, once they have been requested.
    var options: (found: [InteractiveOption], content: [ObjectIdentifier], size: CGSize?)?

    init(content: TouchedContent, origin: Origin? = nil, location: CGPoint? = nil) {
      (self.content, self.origin, self.location) = (content, origin, location)
    }

    /// Returns the record of this finger during a transition.
    @MainActor
    func meeting(_ flight: Flight, tapCount: Int, in gestures: HostGestures) -> Touch {
      guard !flight.isAlmostThere else { return self }
      var touch = self
      if flight.isCatchable, tapCount < 2 || gestures.touch?.flight === flight {
        touch.flight = flight
      }
      touch.plan = gestures.plan(for: touch, in: flight)
      return touch
    }

    /// The identity of a touch: the next one may be the same object, but not at the same location and time.
    struct Origin: Equatable {
      let touch: ObjectIdentifier
      let time: TimeInterval
      /// In the window.
      let location: CGPoint

      @MainActor
      init(_ finger: UITouch) {
        touch = ObjectIdentifier(finger)
        time = finger.timestamp
        location = finger.location(in: nil)
      }
    }
  }
}
