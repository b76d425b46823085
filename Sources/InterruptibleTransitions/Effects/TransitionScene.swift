public import UIKit

/// Where a transition takes place: the container, the two screens, and which of them is above.
@preconcurrency @MainActor
public struct TransitionScene {
  /// Which of the two screens is above the other.
  public enum Direction: Hashable, Sendable {
    /// The incoming screen covers the outgoing one, as in a push or a presentation.
    case forward
    /// The outgoing screen uncovers the incoming one, as in a pop or a dismissal.
    case backward
  }

  /// Which of the two screens is above the other.
  public let direction: Direction
  /// The view that the transition takes place in.
  public let container: UIView
  /// The view above: incoming in a push, outgoing in a pop; nil if UIKit provides none.
  public let foreground: UIView?
  /// The view below.
  ///
  /// In `overFullScreen` and `custom` presentations it is the presenting controller's, which then stays where it
  /// is, outside the container; nil if the container is only a part of the window, because the view would be moved
  /// over its neighbors.
  public let background: UIView?
  /// The controller of the foreground; nil if a gesture asks which way it would go, and the controller isn't
  /// known yet.
  public let foregroundViewController: UIViewController?
  /// The controller of the background, likewise.
  public let backgroundViewController: UIViewController?
  /// The frame of the foreground while it covers the background, in the container's coordinates.
  public private(set) var foregroundFrame: CGRect
  let extras: SceneExtras

  init(
    direction: Direction,
    container: UIView,
    foreground: UIView?,
    background: UIView?,
    foregroundViewController: UIViewController? = nil,
    backgroundViewController: UIViewController? = nil,
    foregroundFrame: CGRect,
    extras: SceneExtras = SceneExtras()
  ) {
    self.direction = direction
    self.container = container
    self.foreground = foreground
    self.background = background
    self.foregroundViewController = foregroundViewController
    self.backgroundViewController = backgroundViewController
    self.foregroundFrame = foregroundFrame
    self.extras = extras
  }

  /// The scene in a container of another size.
  func moved(to foregroundFrame: CGRect) -> TransitionScene {
    var scene = self
    scene.foregroundFrame = foregroundFrame
    return scene
  }

  /// Whether the container's layout is right to left.
  public var isRightToLeft: Bool {
    container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The container's width in points, negative in a right-to-left layout: the way to the trailing edge.
  public var trailingOffset: CGFloat {
    isRightToLeft ? -container.bounds.width : container.bounds.width
  }

  /// A black view between background and foreground, clear until an effect gives it an `alpha`.
  ///
  /// It is created when it is first used, and removed when the transition is over.
  public var dimmingView: UIView {
    if let view = extras.dimmingView { return view }
    let view = UIView(frame: container.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .black
    view.alpha = 0
    view.isUserInteractionEnabled = false
    view.accessibilityIdentifier = "transition.dimming"
    insert(view)
    extras.dimmingView = view
    return view
  }

  /// The shadow beside the leading edge of the foreground, where that is while it covers the background.
  ///
  /// Like the dimming view, it is created when it is first used.
  var edgeShadow: UIView {
    if let view = extras.edgeShadow { return view }
    let view = EdgeShadowView(beside: foregroundFrame, isRightToLeft: isRightToLeft)
    insert(view)
    extras.edgeShadow = view
    return view
  }

  /// What is animated in a part of the transition only; created when it is first used.
  var stages: SceneStages {
    let stages = extras.stages ?? SceneStages()
    extras.stages = stages
    return stages
  }

  /// Puts a view below the foreground, or below what an effect has moved the foreground into.
  private func insert(_ view: UIView) {
    var above = foreground
    while let outer = above?.superview, outer !== container {
      above = outer
    }
    if let above, above.superview === container {
      container.insertSubview(view, belowSubview: above)
    } else {
      container.addSubview(view)
    }
  }
}

/// What effects have used, and remember, besides the two screens.
@MainActor
final class SceneExtras {
  var dimmingView: UIView?
  var edgeShadow: UIView?
  var stages: SceneStages?
  /// What moves freely, once an effect has put the foreground into it.
  var card: (any TransitionCard)?
  /// What moves on springs of its own, once an effect has put it where it starts.
  var parts: [SpringPart] = []
  /// The spring of the transition's progress, if the foreground is going to be a card; that has springs of its own.
  ///
  /// An effect with a card sets it when it is asked for its travel, because gestures and animator depend on it.
  var cardSpring: Spring?
  /// Whether what has been chosen for the scene lets the foreground rubber-band past an end.
  var rubberBandsPastEnds = true
  var memory: [(owner: AnyObject, value: Any)] = []

  init(_ dimmingView: UIView? = nil) {
    self.dimmingView = dimmingView
  }
}

extension TransitionScene {
  /// Makes changes that are animated in a part of the way only.
  ///
  /// Call it in ``TransitionEffect/animate(_:)``, once for each part; parts may overlap where they change different
  /// properties.
  ///
  /// ```swift
  /// func animate(_ scene: TransitionScene) {
  ///   scene.animate(0...0.6) { fade(scene, isFolded: scene.direction == .backward) }
  ///   scene.animate(0.4...1) { flatten(scene, isFolded: scene.direction == .backward) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - part: The part of the way, from 0, where the foreground is away, to 1, where it covers the background, in
  ///     either direction. So the way back mirrors the way there.
  ///   - changes: Changes views, as in an animation block.
  /// - Precondition: `part` is within 0…1. In a release build anything else is limited to that, and the log has a fault.
  public func animate(_ part: ClosedRange<Double>, _ changes: @escaping () -> Void) {
    TransitionLog.check(
      part.lowerBound >= 0 && part.upperBound <= 1,
      "a part of the way was \(part): give it a range from 0 to 1"
    )
    stages.add(SceneStages.limited(part, direction), changes)
  }
}

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

  /// The part of a transition's progress that a part of the way is.
  static func limited(
    _ part: ClosedRange<Double>,
    _ direction: TransitionScene.Direction
  ) -> ClosedRange<CGFloat> {
    let part = part.clamped(to: 0...1)
    let (lower, upper) = (CGFloat(part.lowerBound), CGFloat(part.upperBound))
    return direction == .forward ? lower...upper : 1 - upper...1 - lower
  }

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

  /// Less than can be seen, also of what is turned by a quarter in its part.
  static let leastFraction: CGFloat = 0.00001
}
