public import UIKit

extension TransitionScene {
  /// Makes changes that are animated in a part of the transition only.
  ///
  /// Call it in ``TransitionEffect/place(_:foreground:)``, once for each part. Parts may overlap if they change
  /// different properties.
  ///
  /// ```swift
  /// func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
  ///   scene.animate(0...0.6) { fade(scene, isFolded: position == .dismissed) }
  ///   scene.animate(0.4...1) { flatten(scene, isFolded: position == .dismissed) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - part: The part of the transition, from 0, where the foreground is dismissed, to 1, where it covers the
  ///     background, in either direction. So the return mirrors the forward direction.
  ///   - changes: Changes views, as in an animation block.
  /// - Precondition: `part` is within 0…1. In a release build, other values are limited to that range, and the log has
  ///   a fault.
  public func animate(_ part: ClosedRange<Double>, _ changes: @escaping () -> Void) {
    TransitionLog.check(
      part.lowerBound >= 0 && part.upperBound <= 1,
      "A part of the transition was \(part). Give it a range from 0 to 1."
    )
    switch extras.pass {
    case .start: extras.changeInPart(background, changes)
    case .end: stages.add(SceneStages.limited(part, direction), changes)
    case .startAgain, .endAgain: break
    }
  }

  /// Calls a closure in every frame in which the transition moves, for changes that UIKit doesn't animate.
  ///
  /// Examples are the path of a shape layer, a gradient, the strength of a blur, and the time of a video. Call it in
  /// ``TransitionEffect/prepare(_:)``.
  ///
  /// ```swift
  /// func prepare(_ scene: TransitionScene) {
  ///   let ring = ring(scene)
  ///   scene.onFrame { covered in ring?.strokeEnd = covered }
  /// }
  /// ```
  ///
  /// The closure is called while the transition runs, while a finger or code moves it, and finally at the end that it
  /// reached. It isn't called while the transition is held still. Undo its changes in
  /// ``TransitionEffect/cleanUp(_:at:)``.
  ///
  /// - Parameter change: Updates the views. Its argument is the on-screen progress, from 0, where the foreground is
  ///   dismissed, to 1, where it covers the background, in either direction.
  public func onFrame(_ change: @escaping @MainActor (_ covered: CGFloat) -> Void) {
    let isForward = direction == .forward
    stages.follow { progress in change(isForward ? progress : 1 - progress) }
    stages.changesScreensInFrames = true
  }

  /// Where a part of a view is in the container, if that lies in the covered screen as it is at rest, at its own size.
  func frame(of place: CGRect, in coordinateView: UIView) -> CGRect {
    guard let background, coordinateView.isDescendant(of: background),
      let outer = background.superview
    else { return coordinateView.convert(place, to: container) }
    let inside = coordinateView.convert(place, to: background)
    let origin = CGPoint(
      x: background.center.x - background.bounds.width / 2 - background.bounds.minX,
      y: background.center.y - background.bounds.height / 2 - background.bounds.minY
    )
    return outer.convert(inside.offsetBy(dx: origin.x, dy: origin.y), to: container)
  }
}

/// The animations in a part of a transition only, by paused animators that each frame sets to the on-screen progress.
///
/// Keyframes inside an animator with a spring don't follow the spring (openradar 39495559). A linear animator that is
/// scrubbed to the on-screen progress does.
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

  /// Returns the part of a transition's progress for a part in which 0 is dismissed and 1 is presented.
  static func limited(
    _ part: ClosedRange<Double>,
    _ direction: TransitionScene.Direction
  ) -> ClosedRange<CGFloat> {
    let part = part.clamped(to: 0...1)
    let (lower, upper) = (CGFloat(part.lowerBound), CGFloat(part.upperBound))
    return direction == .forward ? lower...upper : 1 - upper...1 - lower
  }

  /// Adds changes that are animated in a part of the transition's progress; makes them at once if the transition is
  /// running already.
  func add(_ part: ClosedRange<CGFloat>, _ changes: @escaping () -> Void) {
    guard !isStarted else { return changes() }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
    stages.append(Stage(part: part, animator: animator))
  }

  /// Calls a closure with every progress that is shown.
  func follow(_ show: @escaping (CGFloat) -> Void) {
    followers.append(show)
  }

  /// Whether closures of an app's effect are called in each frame, which may change the screens.
  var changesScreensInFrames = false

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
    let progress = SceneStages.arrived(progress)
    for index in stages.indices where stages[index].animator.state == .active {
      let part = stages[index].part
      let length = max(part.upperBound - part.lowerBound, SceneStages.leastFraction)
      let fraction = min(max((progress - part.lowerBound) / length, 0), 1)
      guard fraction != stages[index].fraction else { continue }
      stages[index].fraction = fraction
      // A fraction of exactly 0 may not be shown (openradar 35743469): the one before it is, then.
      if fraction == 0 { stages[index].animator.fractionComplete = SceneStages.leastFraction }
      stages[index].animator.fractionComplete = fraction
    }
    for show in followers {
      show(progress)
    }
  }

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

  /// The progress at which a part of the transition is at its end as soon as UIKit considers the animation finished.
  ///
  /// UIKit cuts a spring when a thousandth of its distance is left, and a part of the transition would enlarge that
  /// into a step. So a progress within a hundredth of an end arrives a little sooner: as fast as before at first, and
  /// at most a quarter faster.
  private static func arrived(_ progress: CGFloat) -> CGFloat {
    let isNearEnd = progress > 0.5
    let left = isNearEnd ? 1 - progress : progress
    guard left < nearness else { return progress }
    let share = (nearness - left) / (nearness - cut)
    let less = max(left - cut * share * share, 0)
    return isNearEnd ? 1 - less : less
  }

  /// The fraction of its distance that a spring has left at its end.
  private static let cut: CGFloat = 0.001
  private static let nearness: CGFloat = 0.01

  /// Too little to be visible, also for a view that is rotated by a quarter in its part.
  static let leastFraction: CGFloat = 0.00001
}
