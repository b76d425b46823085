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
