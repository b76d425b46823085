import UIKit

#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A pan that retains its owner, so that its delegate lives as long as the pan.
final class TransitionPan: UIPanGestureRecognizer {
  var owner: AnyObject?
  /// Returns whether the pan begins with the finger that has just touched down, before it moves.
  var beginsAtTouchDown: () -> Bool = { false }
  /// Called before the view under a finger receives its lift, if the pan hasn't begun.
  var willLeaveLift: () -> Void = {}
  /// Called after its fingers are lifted, whether it has begun or not.
  var didReset: () -> Void = {}

  override func reset() {
    super.reset()
    didReset()
  }

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
  /// Leaves its current touches to other recognizers.
  func dropTouches() {
    isEnabled = false
    isEnabled = true
  }
}

/// A tap that retains its owner.
final class TransitionTap: UITapGestureRecognizer {
  var owner: AnyObject?
}

/// A recognizer that reports when a finger touches down and when one is lifted, before any view receives the touch.
///
/// It's never recognized, and no other recognizer waits for it.
final class TouchWatch: UIGestureRecognizer {
  /// Returns whether to report the lift, too.
  var didTouchDown: () -> Bool = { false }
  var didLift: () -> Void = {}

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if !didTouchDown() { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    didLift()
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    didLift()
    state = .failed
  }

  override func reset() {
    super.reset()
    didLift()
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

/// A recognizer that the system's back swipes require to fail, so that they can't leave a screen against its back policy.
///
/// It takes no touch from a view, and prevents no other recognizer.
final class SwipeGate: UIGestureRecognizer {
  /// Lets the system's swipe begin with the current touches.
  func open() {
    if state == .possible { state = .failed }
  }

  /// Makes the system's swipe fail for the current touches.
  func close() {
    if state == .possible { state = .ended }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    close()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    close()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

/// The answers of the app's delegate of a system recognizer.
extension UIGestureRecognizer {
  /// The app's delegate; nil while the recognizer has UIKit's delegate.
  ///
  /// UIKit's delegate answers for the system's swipe alone, and may refuse it whenever a navigation delegate provides
  /// animations. The two differ in the bundle of their class, which is UIKit's or not.
  private var appDelegate: (any UIGestureRecognizerDelegate)? {
    guard let delegate else { return nil }
    #if canImport(ObjectiveC)
      let isUIKits =
        Bundle(for: type(of: delegate as AnyObject)) == Bundle(for: UINavigationController.self)
    #else
      let isUIKits = String(reflecting: type(of: delegate)).hasPrefix("UIKit.")
    #endif
    return isUIKits ? nil : delegate
  }

  /// Whether the app's delegate lets the recognizer begin.
  var isLetBegin: Bool {
    let answer = appDelegate?.gestureRecognizerShouldBegin(_:)
    return answer?(self) ?? true
  }

  /// Whether the app's delegate lets the recognizer receive a touch.
  func isGiven(_ touch: UITouch) -> Bool {
    guard let delegate = appDelegate else { return true }
    #if canImport(ObjectiveC)
      return delegate.gestureRecognizer?(self, shouldReceive: touch) ?? true
    #else
      return delegate.gestureRecognizer(self, shouldReceive: touch)
    #endif
  }

  /// Whether the app's delegate lets the recognizer receive an event.
  func isGiven(_ event: UIEvent) -> Bool {
    guard #available(iOS 13.4, tvOS 13.4, macCatalyst 13.4, *), let delegate = appDelegate else {
      return true
    }
    #if canImport(ObjectiveC)
      return delegate.gestureRecognizer?(self, shouldReceive: event) ?? true
    #else
      return delegate.gestureRecognizer(self, shouldReceive: event)
    #endif
  }

  /// Whether the app's delegate allows the recognizer to recognize simultaneously with another one.
  func isLetRecognize(besides other: UIGestureRecognizer) -> Bool {
    let answer = appDelegate?.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    return answer?(self, other) ?? false
  }
}

#if canImport(ObjectiveC)
  /// Calls a closure whenever a recognizer sends its action.
  @MainActor
  final class GestureEvents: NSObject {
    private let handler: @MainActor () -> Void

    init(of recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
      self.handler = handler
      super.init()
      recognizer.addTarget(self, action: #selector(fire))
    }

    @objc private func fire() {
      handler()
    }
  }
#else
  /// Calls a closure whenever a recognizer sends its action.
  @MainActor
  final class GestureEvents {
    init(of recognizer: UIGestureRecognizer, handler: @escaping @MainActor () -> Void) {
      recognizer.headlessAddAction { _ in handler() }
    }
  }
#endif

#if os(tvOS)
  // A remote has one finger and can't report that; a television has no trackpad, and no edge to swipe from.

  final class TransitionPinch: UIGestureRecognizer {
    var owner: AnyObject?
    let scale: CGFloat = 1
    let fingerChangeCount = 0

    func fingers(in view: UIView) -> FingerPair? { nil }
  }

  extension UIGestureRecognizer {
    var isPanOfOneFinger: Bool { self is UIPanGestureRecognizer }
    var isEdgePan: Bool { false }
  }

  extension UIPanGestureRecognizer {
    var isDrivenByScroll: Bool { false }
    func followScrolls(_ isOn: Bool) {}
    func require(touches count: Int) {}
    func setEdge(isRight: Bool) {}
  }

  extension TransitionPan {
    static func fromEdge(owner: AnyObject) -> UIPanGestureRecognizer? { nil }
  }

  extension UINavigationController {
    var contentPopRecognizer: UIGestureRecognizer? { nil }
    var systemPopRecognizers: [UIGestureRecognizer] { [] }
  }

  extension UIEvent {
    var isScroll: Bool { false }
  }
#else
  /// A pinch that retains its owner.
  final class TransitionPinch: UIPinchGestureRecognizer {
    var owner: AnyObject?
    private(set) var fingerChangeCount = 0

    /// The fingers, in a view's coordinates; once one is lifted, only the other.
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

  /// An edge pan that retains its owner.
  final class TransitionEdgePan: UIScreenEdgePanGestureRecognizer {
    var owner: AnyObject?
  }

  extension UIGestureRecognizer {
    /// Whether a pan needs only one finger.
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

  extension UINavigationController {
    /// The system's edge pan, and its pan from anywhere, if it exists.
    var systemPopRecognizers: [UIGestureRecognizer] {
      [interactivePopGestureRecognizer, contentPopRecognizer].compactMap { $0 }
    }

    var contentPopRecognizer: UIGestureRecognizer? {
      #if compiler(>=6.2)
        if #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) {
          return interactiveContentPopGestureRecognizer
        }
      #endif
      return nil
    }
  }

  extension UIEvent {
    /// Whether the event is a step of a scroll, by a trackpad or mouse.
    var isScroll: Bool {
      guard #available(iOS 13.4, macCatalyst 13.4, *) else { return false }
      return type == .scroll
    }
  }

  extension UIPanGestureRecognizer {
    /// Requires a number of fingers: with another one, their centroid would jump, and the screen with it.
    func require(touches count: Int) {
      minimumNumberOfTouches = count
      maximumNumberOfTouches = count
    }

    /// Sets the edge, which is physical: the leading one depends on the layout direction.
    func setEdge(isRight: Bool) {
      (self as? UIScreenEdgePanGestureRecognizer)?.edges = isRight ? .right : .left
    }

    /// Lets scrolls of a trackpad or mouse drive the pan, or only fingers on the screen.
    func followScrolls(_ isOn: Bool) {
      guard #available(iOS 13.4, macCatalyst 13.4, *) else { return }
      allowedScrollTypesMask = isOn ? .all : []
    }

    /// Whether a scroll drives a pan that is about to begin, so that no finger is on the screen.
    var isDrivenByScroll: Bool { numberOfTouches == 0 }
  }
#endif
