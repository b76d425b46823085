import Foundation

/// Converts a finger's motion in points to that of a card, and to the progress of its transition.
protocol CardDrag: Sendable {
  /// The placement of the card after the finger's translation.
  func placement(after movement: CGPoint) -> CardVector
  /// The progress of the transition when the card is there.
  func progress(at placement: CardVector, after movement: CGPoint) -> CGFloat
  /// Determines the destination of a released card.
  func releaseTarget(of motion: CardMotion, after movement: CGPoint, velocity: CGPoint)
    -> ReleaseTarget
}

extension CardDrag {
  /// The card's placement after the finger's translation, and its velocity, computed from the slope there.
  func motion(after movement: CGPoint, velocity: CGPoint) -> CardMotion {
    let here = placement(after: movement)
    let next = placement(after: ahead(of: movement, velocity))
    return CardMotion(here, velocity: (next - here) * (1 / FollowingDrag.instant))
  }

  /// The progress after the finger's translation, and its velocity.
  func progress(after movement: CGPoint, velocity: CGPoint) -> MotionState {
    let next = ahead(of: movement, velocity)
    let here = progress(at: placement(after: movement), after: movement)
    let there = progress(at: placement(after: next), after: next)
    return MotionState(progress: here, velocity: (there - here) / FollowingDrag.instant)
  }

  private func ahead(of movement: CGPoint, _ velocity: CGPoint) -> CGPoint {
    CGPoint(
      x: movement.x + velocity.x * FollowingDrag.instant,
      y: movement.y + velocity.y * FollowingDrag.instant
    )
  }
}

/// A card that follows a finger point by point, in both axes.
struct FollowingDrag: CardDrag, Equatable {
  let drag: ZoomDrag
  /// The placement of the card when the drag started.
  let origin: CardVector
  /// The location of the touch, in the container's coordinates.
  let touch: CGPoint
  /// How far the finger had moved when the drag started.
  let lag: CGPoint
  /// The direction of the drag toward the source.
  let direction: Direction
  /// The transition's progress when the drag started.
  let progress: CGFloat
  let isOpening: Bool

  /// The direction in which a drag takes a card to its source.
  enum Direction: Equatable {
    case left, right, up, down
    /// Up or down, away from the card's place on the screen, from a distance below that place.
    case vertical(CGFloat)
  }

  /// In seconds.
  fileprivate static let instant: CGFloat = 0.001

  /// In how many times the lag the card catches up with the finger.
  private static let catchUp: CGFloat = 3

  func placement(after movement: CGPoint) -> CardVector {
    let shown = shown(of: movement)
    let share = min(max(distance(shown) / drag.fadeDistance, 0), 1)
    return origin.moved(
      touch,
      to: CGPoint(x: touch.x + shown.x, y: touch.y + shown.y),
      scaledBy: 1 - (1 - drag.leastScale) * share
    )
  }

  func progress(at placement: CardVector, after movement: CGPoint) -> CGFloat {
    let share = distance(shown(of: movement)) / drag.fadeDistance
    return min(max(isOpening ? progress - share : progress + share, 0), 1)
  }

  /// By the finger's distance since it touched down, and its velocity in the drag's direction.
  func releaseTarget(of motion: CardMotion, after movement: CGPoint, velocity: CGPoint)
    -> ReleaseTarget
  {
    // A finger that is lifted where it started doesn't dismiss.
    let releaseDistance = max(drag.releaseDistance, 1)
    let unit = max(releaseDistance, drag.fadeDistance)
    let before = (isOpening ? 1 - progress : progress) * drag.fadeDistance
    let (share, speed) = (
      (before + distance(movement)) / unit, speed(velocity, at: movement) / unit
    )
    let threshold = releaseDistance / unit
    return ReleaseTarget(
      motion: isOpening
        ? MotionState(progress: 1 - share, velocity: -speed)
        : MotionState(progress: share, velocity: speed),
      projection: Projection(
        time: drag.projectionTime,
        threshold: isOpening ? 1 - threshold : threshold
      )
    )
  }

  /// The finger's translation as far as the card has caught up with it.
  private func shown(of movement: CGPoint) -> CGPoint {
    let length = hypot(lag.x, lag.y)
    guard length > 0 else { return movement }
    let since = hypot(movement.x - lag.x, movement.y - lag.y)
    let left = max(1 - since / (FollowingDrag.catchUp * length), 0)
    return CGPoint(x: movement.x - lag.x * left, y: movement.y - lag.y * left)
  }

  private func distance(_ movement: CGPoint) -> CGFloat {
    switch direction {
    case .left: -movement.x
    case .right: movement.x
    case .up: -movement.y
    case .down: movement.y
    case .vertical(let start): abs(start + movement.y) - abs(start)
    }
  }

  private func speed(_ velocity: CGPoint, at movement: CGPoint) -> CGFloat {
    switch direction {
    case .left, .right, .up, .down: distance(velocity)
    case .vertical(let start): start + movement.y < 0 ? -velocity.y : velocity.y
    }
  }
}
