import UIKit

#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan that keeps alive what answers it, so that its delegate is there as long as it is.
final class TransitionPan: UIPanGestureRecognizer {
  var owner: AnyObject?
  /// Returns whether the pan begins with the finger that has just touched down, before it moves.
  var beginsAtTouchDown: () -> Bool = { false }
  /// Called before what a finger lies on hears that it is lifted, if the pan hasn't begun.
  var willLeaveLift: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, beginsAtTouchDown() { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { willLeaveLift() }
    super.touchesEnded(touches, with: event)
  }
}

extension UIGestureRecognizer {
  /// Leaves the touches that it has to others.
  func dropTouches() {
    isEnabled = false
    isEnabled = true
  }
}

/// A tap that keeps alive what answers it.
final class TransitionTap: UITapGestureRecognizer {
  var owner: AnyObject?
}

#if os(tvOS)
  /// A remote has one finger.
  final class TransitionPinch: UIGestureRecognizer {
    var owner: AnyObject?
    let scale: CGFloat = 1
    let fingerChangeCount = 0

    func fingers(in view: UIView) -> FingerPair? { nil }
  }

  extension UIPanGestureRecognizer {
    /// A remote has one finger, and no way to say so.
    func limitToOneTouch() {}
  }

  extension UIGestureRecognizer {
    /// Whether one finger is enough for the recognizer, a pan.
    var isPanOfOneFinger: Bool { self is UIPanGestureRecognizer }

    /// A television has no edge to swipe from.
    var isEdgePan: Bool { false }
  }

  extension TransitionPan {
    /// A television has no edge to swipe from.
    static func fromEdge(owner: AnyObject) -> UIPanGestureRecognizer? { nil }
  }

  extension UIPanGestureRecognizer {
    func setEdge(isRight: Bool) {}
  }

  extension UINavigationController {
    /// A television has none.
    var contentPopRecognizer: UIGestureRecognizer? { nil }

    /// A television has none.
    var systemPopRecognizers: [UIGestureRecognizer] { [] }
  }
#else
  /// A pinch that keeps alive what answers it.
  final class TransitionPinch: UIPinchGestureRecognizer {
    var owner: AnyObject?
    /// How often a finger has joined or left.
    private(set) var fingerChangeCount = 0

    /// The fingers, in a view's coordinates; once one is lifted, the other one alone.
    func fingers(in view: UIView) -> FingerPair? {
      switch numberOfTouches {
      case 0: nil
      case 1: FingerPair(location(ofTouch: 0, in: view))
      default:
        FingerPair(
          first: location(ofTouch: 0, in: view),
          second: location(ofTouch: 1, in: view)
        )
      }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      fingerChangeCount += 1
      super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      fingerChangeCount += 1
      super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
      fingerChangeCount += 1
      super.touchesCancelled(touches, with: event)
    }
  }

  /// An edge pan that keeps alive what answers it.
  final class TransitionEdgePan: UIScreenEdgePanGestureRecognizer {
    var owner: AnyObject?
  }

  extension UIPanGestureRecognizer {
    /// With a second finger the centroid would jump, and the screen with it.
    func limitToOneTouch() {
      maximumNumberOfTouches = 1
    }
  }

  extension UIGestureRecognizer {
    /// Whether one finger is enough for the recognizer, a pan.
    var isPanOfOneFinger: Bool {
      (self as? UIPanGestureRecognizer).map { $0.minimumNumberOfTouches <= 1 } == true
    }

    var isEdgePan: Bool { self is UIScreenEdgePanGestureRecognizer }
  }

  extension TransitionPan {
    static func fromEdge(owner: AnyObject) -> UIPanGestureRecognizer? {
      let pan = TransitionEdgePan()
      pan.owner = owner
      return pan
    }
  }

  extension UIPanGestureRecognizer {
    /// Edges are physical: which one leads depends on the layout direction.
    func setEdge(isRight: Bool) {
      (self as? UIScreenEdgePanGestureRecognizer)?.edges = isRight ? .right : .left
    }
  }

  extension UINavigationController {
    /// The system's edge pan, and its pan from anywhere where there is one.
    var systemPopRecognizers: [UIGestureRecognizer] {
      [interactivePopGestureRecognizer, contentPopRecognizer].compactMap { $0 }
    }

    /// The system's pan from anywhere, where there is one.
    var contentPopRecognizer: UIGestureRecognizer? {
      #if compiler(>=6.2)
        if #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) {
          return interactiveContentPopGestureRecognizer
        }
      #endif
      return nil
    }
  }
#endif
