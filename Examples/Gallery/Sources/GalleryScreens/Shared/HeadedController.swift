import InterruptibleTransitions
import UIKit

/// A screen whose headings are seen in the share of a transition in which the screen is least covered.
///
/// So a heading is gone before another one comes over it, or a bar, whose items fade over the whole way.
class HeadedController: RoomController {
  var headings: [UIView] { [] }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showHeadings(true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    showHeadings(false)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Also after a push that was cancelled.
    for heading in headings { heading.alpha = 1 }
  }

  /// Shows or hides the headings alongside a transition.
  private func showHeadings(_ isShown: Bool) {
    let headings = headings
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
