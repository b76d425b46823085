import InterruptibleTransitions
import UIKit

extension UIViewController {
  /// Shows or hides headings alongside a transition, in a share of its way in which the screen is less covered.
  ///
  /// So a heading is gone before another one, or a bar, comes over it. A bar whose items fade over the whole way needs a
  /// smaller share than one half.
  func show(_ isShown: Bool, headings: [UIView], within share: Double = 0.5) {
    interruptibleTransition?.animateAlongside {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        let start = isShown ? 1 - share : 0
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: share) {
          for heading in headings { heading.alpha = isShown ? 1 : 0 }
        }
      }
    }
  }
}
