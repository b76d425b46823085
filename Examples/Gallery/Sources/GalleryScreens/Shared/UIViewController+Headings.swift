import InterruptibleTransitions
import UIKit

extension UIViewController {
  /// Shows or hides headings alongside a transition, in the share of its way in which the screen is least covered.
  ///
  /// So a heading is gone before another one comes over it, or a bar, whose items fade over the whole way.
  func show(_ isShown: Bool, headings: [UIView]) {
    interruptibleTransition?.animateAlongside {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        let share = 0.15
        let start = isShown ? 1 - share : 0
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: share) {
          for heading in headings { heading.alpha = isShown ? 1 : 0 }
        }
      }
    }
  }
}
