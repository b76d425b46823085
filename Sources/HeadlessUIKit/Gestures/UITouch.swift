/// A finger on the screen, from the moment it comes down until it is lifted or taken away.
@preconcurrency @MainActor
open class UITouch: NSObject {
  open internal(set) var phase: Phase = .began
  /// When the touch last changed: the time of its event, which may lie between two frames.
  open internal(set) var timestamp: TimeInterval = 0
  /// How many times in a row a finger came down at about this place; 0 once it has moved away.
  open internal(set) var tapCount = 1
  open internal(set) weak var window: UIWindow?
  /// The view that was touched; it stays the same wherever the finger or the view goes.
  open internal(set) var view: UIView?
  /// The recognizers that look at the touch at present.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  /// Where the finger is and was, in the window.
  var location = CGPoint.zero
  var previousLocation = CGPoint.zero
  /// Where it came down, in the window.
  var startLocation = CGPoint.zero

  /// How far the view knows of the touch.
  var delivery = ViewDelivery.waiting
  /// Whether a recognizer has taken the touch away from the view.
  var isTaken = false
  /// Whether the view does not know yet that the finger moved.
  var hasNews = false

  open func location(in view: UIView?) -> CGPoint {
    convert(location, to: view)
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let window, let view else { return point }
    return window.convert(point, to: view)
  }

  /// True until the finger has been lifted or taken away.
  var isDown: Bool { phase != .ended && phase != .cancelled }
}
