import UIKit

/// What is animated in a part of a transition only: by animators that are held, with each frame, where the transition is seen.
///
/// Keyframes inside an animator with a spring don't follow the spring (openradar 39495559); a line that is scrubbed to what is seen
/// of the transition does.
@MainActor
final class SceneStages {
  private var stages: [Stage] = []
  private var followers: [(CGFloat) -> Void] = []
  private var isStarted = false

  private struct Stage {
    /// The part of the transition's progress.
    let part: ClosedRange<CGFloat>
    let animator: UIViewPropertyAnimator
    /// The fraction that is shown.
    var fraction: CGFloat = 0
  }

  /// Whether nothing follows the transition.
  var isEmpty: Bool { stages.isEmpty && followers.isEmpty }

  /// Adds changes that are animated in a part of the transition's progress; at once, if that is on its way already.
  func add(_ part: ClosedRange<CGFloat>, _ changes: @escaping () -> Void) {
    guard !isStarted else { return changes() }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
    stages.append(Stage(part: part, animator: animator))
  }

  /// Calls a closure with every progress that is shown.
  func follow(_ show: @escaping (CGFloat) -> Void) {
    followers.append(show)
  }

  /// Makes the changes, and holds them at the start.
  func start() {
    isStarted = true
    for stage in stages {
      stage.animator.startAnimation()
      stage.animator.pauseAnimation()
    }
  }

  /// Shows what belongs to a progress of the transition, from 0 to 1.
  func show(_ progress: CGFloat) {
    for index in stages.indices where stages[index].animator.state == .active {
      let part = stages[index].part
      let length = max(part.upperBound - part.lowerBound, SceneStages.leastFraction)
      let fraction = min(max((progress - part.lowerBound) / length, 0), 1)
      guard fraction != stages[index].fraction else { continue }
      stages[index].fraction = fraction
      // Exactly at an end, a fraction may not be shown (openradar 35743469).
      let least = SceneStages.leastFraction
      stages[index].animator.fractionComplete = min(max(fraction, least), 1 - least)
    }
    for show in followers {
      show(progress)
    }
  }

  /// Ends all at an end of the transition.
  func finish(at end: TransitionEnd) {
    for show in followers {
      show(end.progress)
    }
    for stage in stages where stage.animator.state == .active {
      stage.animator.stopAnimation(false)
      stage.animator.finishAnimation(at: end == .end ? .end : .start)
    }
    (stages, followers) = ([], [])
  }

  /// Less than can be seen, also of what is turned by a quarter in its part.
  private static let leastFraction: CGFloat = 0.00001
}
