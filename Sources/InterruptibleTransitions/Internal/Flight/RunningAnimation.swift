import UIKit

/// An animation of the progress to an end.
@MainActor
struct RunningAnimation {
  let end: TransitionEnd
  /// Nil if nothing is left that the animators could move.
  let segment: AnimationSegment?
  /// The presentation value before the animation, which stays until its first commit.
  let valueBefore: CGFloat?
  /// Detects that UIKit doesn't complete the animation.
  let watch = ArrivalWatch()

  init(to end: TransitionEnd, along segment: AnimationSegment?, valueBefore: CGFloat?) {
    (self.end, self.segment, self.valueBefore) = (end, segment, valueBefore)
  }

  /// The on-screen progress, from a presentation value; nil without a segment.
  ///
  /// A presentation layer has been reported to have the model's values in the first frames of an animation (iOS 26.1). A
  /// value exactly at an end is used only if the animation has arrived there.
  func displayedProgress(
    reading value: CGFloat?,
    after elapsed: @autoclosure () -> TimeInterval
  ) -> CGFloat? {
    guard let segment else { return nil }
    guard let value else { return segment.origin.progress }
    guard value == 0 || value == 1 else { return min(max(value, 0), 1) }
    let progress = min(max(segment.state(after: elapsed()).progress, 0), 1)
    return abs(progress - value) < 0.005 ? value : progress
  }
}
