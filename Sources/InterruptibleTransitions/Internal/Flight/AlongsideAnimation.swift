import UIKit

/// An app's animations alongside a transition, and what it does when the transition is over.
@MainActor
struct AlongsideAnimation {
  let animations: @MainActor () -> Void
  let completion: (@MainActor (TransitionEnd) -> Void)?

  /// Makes the changes without a transition.
  ///
  /// They don't become a part of the animation that the caller may be in, which can be reversed.
  func runAlone() {
    UIView.performWithoutAnimation(animations)
    completion?(.end)
  }
}
