import UIKit

/// What a transition looks like.
public struct TransitionEffect: Sendable {
  let look: any Look

  /// The system's push, mirrored in right-to-left layouts.
  ///
  /// The incoming screen slides in from the trailing edge, the outgoing one moves a third of the way
  /// behind it and dims.
  public static let slide = TransitionEffect(look: Slide())
}

/// A small value that moves the views of a scene.
protocol Look: Sendable {
  /// The way that a finger goes with the transition from its start to its end, in points.
  @MainActor
  func travel(
    _ direction: TransitionScene.Direction,
    in size: CGSize,
    isRightToLeft: Bool
  ) -> CGVector

  /// Puts the views where they are at the start, and says how they move to the end.
  ///
  /// Only `center`, `bounds`, `transform` and `alpha` of the scene's two views may be changed: they are
  /// put back afterwards.
  @MainActor
  func prepare(_ scene: TransitionScene) -> Motion
}

/// How the views of a scene move from start to end.
@MainActor
struct Motion {
  /// Views that were added for the time of the transition.
  var decorations: [UIView]
  /// The view that gives way a little when a finger pulls past an end, by its `transform`, which `changes`
  /// must then leave alone.
  var giving: UIView?
  /// Makes the changes that are animated.
  var changes: () -> Void
}
