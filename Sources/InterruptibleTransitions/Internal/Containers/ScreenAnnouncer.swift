import UIKit

/// Decides which screen of a container assistive technology is told of after a transition.
@MainActor
struct ScreenAnnouncer {
  /// Whether the last new screen hasn't been announced, because the next transition was waiting already.
  private var owesScreen = false

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
    guard end == .end || owesScreen else { return nil }
    owesScreen = isFollowed
    guard !isFollowed else { return nil }
    let screen = (end == .end ? change.to : change.from)?.viewIfLoaded
    return screen?.window == nil ? nil : screen
  }
}
