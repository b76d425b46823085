import UIKit

/// Watches a finger anywhere on the stage, or on a view, beside every other recognizer.
@MainActor
final class TouchWatch: NSObject, UIGestureRecognizerDelegate {
  /// Where the finger touched, in the window's coordinates.
  private(set) var start = CGPoint.zero
  /// Whether the finger has been lifted.
  private(set) var isLifted = false

  init(on stage: ProbeStage, over view: UIView? = nil) {
    super.init()
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.cancelsTouchesInView = false
    press.delegate = self
    press.onAction { [weak self] press in
      guard let self else { return }
      switch press.state {
      case .began: start = press.location(in: press.view)
      case .ended, .cancelled: isLifted = true
      default: break
      }
    }
    (view ?? stage.window.rootViewController?.view)?.addGestureRecognizer(press)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
