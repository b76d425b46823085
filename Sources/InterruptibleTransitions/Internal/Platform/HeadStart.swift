import UIKit

#if canImport(ObjectiveC)
  import UIKit.UIGestureRecognizerSubclass
#endif

/// A recognizer that a pan requires to fail, so that pans of the content begin first with the same finger.
///
/// It fails one event after the finger has moved as far as a pan needs to begin. If the pan waited for the content's
/// pans themselves, it could wait forever, because an app may make one of them wait for the pan, or for a system
/// recognizer that waits for the pan.
final class HeadStart: UIGestureRecognizer {
  /// Returns whether a recognizer of the same finger begins first.
  var isGiven: (UIGestureRecognizer) -> Bool = { _ in false }
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, numberOfTouches <= 1, let touch = touches.first else { return }
    start = touch.location(in: nil)
    if !hasRival(touch) { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if !touches.contains(where: lasts) { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// Whether another recognizer of a finger may still begin, and hasn't yet received a move past `slop`.
  private func lasts(for touch: UITouch) -> Bool {
    let seen = touch.previousLocation(in: nil)
    guard hypot(seen.x - start.x, seen.y - start.y) < HeadStart.slop else { return false }
    return hasRival(touch)
  }

  private func hasRival(_ touch: UITouch) -> Bool {
    touch.gestureRecognizers?.contains { $0.state == .possible && isGiven($0) } == true
  }

  /// In points; UIKit's pans begin after about 10.
  private static let slop: CGFloat = 16
}

extension UIGestureRecognizer {
  /// Lets touches pass to the views without delay.
  func stayOutOfTheWay() {
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  /// Whether the delegate of one of the two makes this recognizer wait until another one fails; requirements by
  /// `require(toFail:)` can't be read.
  func isToldToWait(for other: UIGestureRecognizer) -> Bool {
    let requires = delegate?.gestureRecognizer(_:shouldRequireFailureOf:)
    let isRequired = other.delegate?.gestureRecognizer(_:shouldBeRequiredToFailBy:)
    return requires?(self, other) == true || isRequired?(other, self) == true
  }
}
