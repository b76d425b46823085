import InterruptibleTransitions
import UIKit

extension UIViewController {
  /// Shows or hides headings alongside a transition, in the half in which the screen is less covered.
  ///
  /// So a heading is gone before another one, or a bar, comes over it.
  func show(_ isShown: Bool, headings: [UIView]) {
    interruptibleTransition?.animateAlongside {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: isShown ? 0.5 : 0, relativeDuration: 0.5) {
          for heading in headings { heading.alpha = isShown ? 1 : 0 }
        }
      }
    }
  }
}
