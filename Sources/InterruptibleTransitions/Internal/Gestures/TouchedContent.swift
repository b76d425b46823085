import UIKit

/// What is under a finger, and which gestures belong to it.
@MainActor
final class TouchedContent {
  private(set) weak var view: UIView?
  /// Weak, because the view's own recognizers retain this.
  private weak var root: UIView?

  init(_ view: UIView?, in root: UIView) {
    self.view = view
    self.root = root
  }

  /// Whether the finger touches no screen, but the shield over a transition.
  var isShield: Bool { view == nil || view is TouchShield }

  /// Whether a drag belongs to the content: a control whose value a drag changes, or text that is being edited.
  var keepsDrags: Bool {
    view.chain(upTo: root).contains { view in
      view.isFirstResponder
        || (view as? UIControl).map { $0.isEnabled && $0.allControlEvents.contains(.valueChanged) }
          == true
    }
  }

  /// Whether a tap belongs to the content: a control, a view with a tap recognizer, or in a screen a view that
  /// handles touches itself or has recognizers of any other kind.
  private(set) lazy var keepsTaps =
    view.chain(upTo: root).contains { view in
      (view as? UIControl)?.isEnabled == true || view.recognizes { $0 is UITapGestureRecognizer }
    } || viewsInScreen.contains(where: \.mayAnswerTaps)

  /// Whether a touch on the content is for a transition in flight: neither for what answers taps or drags, nor for
  /// another transition inside the screen.
  func leavesTouches(to flight: Flight) -> Bool {
    if isShield { return flight.isShielded(by: view) }
    return !keepsTaps && !keepsDrags && !isInFlight
  }

  /// Whether a tap belongs to the content, which is in a screen of a flight.
  func keepsTaps(in flight: Flight) -> Bool {
    guard !isShield, let container = flight.driver?.setup.scene.container,
      view?.isDescendant(of: container) == true
    else { return false }
    return keepsTaps && !isInFlight
  }

  /// Whether the content is in a container of its own that is in flight.
  private var isInFlight: Bool {
    view.chain(upTo: root).contains { view in
      view.gestureRecognizers?.contains { recognizer in
        (recognizer.delegate as? SiteGestures)?.catchableFlight != nil
      } == true
    }
  }

  /// The touched view and those around it, out to the view of a screen; what is around that belongs to the
  /// screen's container.
  private var viewsInScreen: ArraySlice<UIView> {
    let chain = view.chain(upTo: root)
    let screen = chain.firstIndex { $0.next is UIViewController }
    return screen.map { chain[...$0] } ?? []
  }

  /// Whether the content, or what is around it, scrolls by a recognizer.
  func isScrolled(by recognizer: UIGestureRecognizer) -> Bool {
    view.chain(upTo: root).contains { ($0 as? UIScrollView)?.panGestureRecognizer === recognizer }
  }

  /// The scroll views that scroll along a way.
  func scrollPath(along travel: CGVector) -> ScrollPath {
    ScrollPath(from: view, upTo: root, along: travel)
  }
}

extension UIView {
  /// Whether a tap on the view may mean something to it.
  ///
  /// Scroll views have recognizers of the system's own, and those of transitions mean nothing to a screen.
  fileprivate var mayAnswerTaps: Bool {
    handlesTouches || !(self is UIScrollView) && recognizes { _ in true }
  }

  /// Whether the view has an enabled recognizer of a kind that isn't a transition's.
  fileprivate func recognizes(_ isMeant: (UIGestureRecognizer) -> Bool) -> Bool {
    gestureRecognizers?.contains { recognizer in
      recognizer.isEnabled && !(recognizer.delegate is SiteGestures) && isMeant(recognizer)
    } == true
  }
}

extension SiteGestures {
  /// What is known of a finger since it touched down.
  struct Touch {
    let content: TouchedContent
    /// The finger; nil for a scroll.
    let origin: Origin?
    /// The transition that it may hold or turn: not one that an earlier tap of a multiple tap has begun, nor one of which
    /// hardly anything was left.
    weak var flight: Flight?
    /// Whether it came when hardly anything was left of a transition.
    let isLate: Bool
    /// The ways from here, and the place that they begin at, once anybody has asked.
    var routes: (ways: [Route], place: [ObjectIdentifier])?

    /// A finger that has touched down; the next one may be the same object, but isn't at the same place and time.
    struct Origin: Equatable {
      let touch: ObjectIdentifier
      let time: TimeInterval
      /// Where it touched down, in the site's ruler.
      let location: CGPoint

      @MainActor
      init(_ finger: UITouch, in ruler: UIView?) {
        touch = ObjectIdentifier(finger)
        time = finger.timestamp
        location = finger.location(in: ruler)
      }
    }

    /// Where the finger touched down, in the site's ruler; nil for a scroll.
    var location: CGPoint? { origin?.location }
  }
}
