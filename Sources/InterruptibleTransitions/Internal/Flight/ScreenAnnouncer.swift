import UIKit

/// Decides which screen assistive technology is told of after a transition.
@MainActor
struct ScreenAnnouncer {
  /// The containers whose new screen hasn't been announced, because the next transition was waiting already.
  private var unannounced: [Place] = []

  private struct Place {
    weak var host: UIViewController?
    let scope: ScreenChange.Scope

    @MainActor
    func isOf(_ change: ScreenChange) -> Bool {
      guard host === change.host else { return false }
      return scope == change.scope
    }
  }

  /// Decides after a transition.
  ///
  /// - Parameters:
  ///   - change: What the transition was for.
  ///   - end: Where it has come to rest.
  ///   - isFollowed: Whether another one waits in the same container.
  /// - Returns: The screen to announce; nil for none.
  mutating func screen(
    after change: ScreenChange,
    at end: TransitionEnd,
    isFollowed: Bool
  ) -> UIView? {
    let isOwed = !unannounced.isEmpty && takeBack(change)
    guard end == .end || isOwed else { return nil }
    guard !isFollowed else {
      unannounced.append(Place(host: change.host, scope: change.scope))
      return nil
    }
    let screen = (end == .end ? change.to : change.from)?.viewIfLoaded
    return screen?.window == nil ? nil : screen
  }

  /// Whether the container of a change has a screen that hasn't been announced; it isn't remembered any longer.
  private mutating func takeBack(_ change: ScreenChange) -> Bool {
    let isOwed = unannounced.contains { $0.isOf(change) }
    unannounced.removeAll { $0.host == nil || $0.isOf(change) }
    return isOwed
  }
}
