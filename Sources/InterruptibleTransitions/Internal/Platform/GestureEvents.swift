import UIKit

#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A recognizer that reports when a finger touches down and when one is lifted, before any view is told.
///
/// It is never recognized, and no other recognizer waits for it.
final class TouchWatch: UIGestureRecognizer {
  /// Returns whether the lift is of interest, too.
  var didTouchDown: () -> Bool = { false }
  var didLift: () -> Void = {}

  /// Lets touches pass to the views without delay.
  func stayOutOfTheWay() {
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

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

#if canImport(ObjectiveC)
  /// Calls a closure whenever a recognizer sends its action.
  @MainActor
  final class GestureEvents: NSObject {
    private let handler: () -> Void

    init(of recognizer: UIGestureRecognizer, handler: @escaping () -> Void) {
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
    init(of recognizer: UIGestureRecognizer, handler: @escaping () -> Void) {
      recognizer.headlessAddAction { _ in handler() }
    }
  }
#endif

#if os(tvOS)
  extension UIPanGestureRecognizer {
    /// A television has no trackpad.
    func followScrolls(_ isOn: Bool) {}

    /// A television has no trackpad.
    var isDrivenByScroll: Bool { false }
  }

  extension UIEvent {
    /// A television has no trackpad.
    var isScroll: Bool { false }
  }
#else
  extension UIEvent {
    /// Whether the event is a step of a scroll, by a trackpad or mouse.
    var isScroll: Bool {
      guard #available(iOS 13.4, macCatalyst 13.4, *) else { return false }
      return type == .scroll
    }
  }

  extension UIPanGestureRecognizer {
    /// Lets scrolls of a trackpad or mouse drive the pan, or fingers on the screen only.
    func followScrolls(_ isOn: Bool) {
      guard #available(iOS 13.4, macCatalyst 13.4, *) else { return }
      allowedScrollTypesMask = isOn ? .all : []
    }

    /// Whether a pan that is about to begin follows a scroll: no finger is on the screen.
    var isDrivenByScroll: Bool { numberOfTouches == 0 }
  }
#endif
