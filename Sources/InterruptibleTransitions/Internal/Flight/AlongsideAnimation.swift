import UIKit

/// An app's animations alongside a transition, and what it does when the transition is over.
@MainActor
struct AlongsideAnimation {
  let animations: @MainActor () -> Void
  let completion: (@MainActor (TransitionEnd) -> Void)?

  /// Makes the changes without a transition.
  func runAlone() {
    animations()
    completion?(.end)
  }
}
