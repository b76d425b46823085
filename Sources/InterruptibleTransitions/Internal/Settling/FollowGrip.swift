import Foundation

/// Converts a finger's motion in points to that of a card, and to the progress of its transition.
protocol FingerGrip: Sendable {
  /// The placement of the card after the finger's translation.
  func placement(after way: CGPoint) -> CardVector
  /// The progress of the transition when the card is there.
  func progress(at placement: CardVector, after way: CGPoint) -> CGFloat
  /// Determines the destination of a released card.
  func releaseTarget(of motion: CardMotion, after way: CGPoint, velocity: CGPoint) -> ReleaseTarget
}

extension FingerGrip {
  /// The card's placement after the finger's translation, and its velocity, computed from the slope there.
  func motion(after way: CGPoint, velocity: CGPoint) -> CardMotion {
    let here = placement(after: way)
    let next = placement(after: ahead(of: way, velocity))
    return CardMotion(here, velocity: (next - here) * (1 / FollowGrip.instant))
  }

  /// The progress after the finger's translation, and its velocity.
  func progress(after way: CGPoint, velocity: CGPoint) -> MotionState {
    let next = ahead(of: way, velocity)
    let here = progress(at: placement(after: way), after: way)
    let there = progress(at: placement(after: next), after: next)
    return MotionState(progress: here, velocity: (there - here) / FollowGrip.instant)
  }

  private func ahead(of way: CGPoint, _ velocity: CGPoint) -> CGPoint {
    CGPoint(
      x: way.x + velocity.x * FollowGrip.instant,
      y: way.y + velocity.y * FollowGrip.instant
    )
  }
}

/// A card that follows a finger point by point, in both axes.
struct FollowGrip: FingerGrip, Equatable {
  let drag: ZoomDrag
  /// The placement of the card when the drag started.
  let origin: CardVector
  /// The location of the touch, in the container's coordinates.
  let touch: CGPoint
  /// How far the finger had moved when the drag started.
  let lag: CGPoint
  /// The direction of the drag toward the source.
  let heading: Heading
  /// The transition's progress when the drag started.
  let progress: CGFloat
  let isOpening: Bool

  /// The direction in which a drag takes a card to its source.
  enum Heading: Equatable {
    /// Along a vector of length 1.
    case toward(CGPoint)
    /// Up or down, away from the card's place on the screen, from a distance below that place.
    case vertical(CGFloat)
  }

  /// In seconds.
  fileprivate static let instant: CGFloat = 0.001

  /// In how many times the lag the card catches up with the finger.
  private static let catchUp: CGFloat = 3

  func placement(after way: CGPoint) -> CardVector {
    let shown = shown(of: way)
    let share = min(max(distance(shown) / drag.fadeDistance, 0), 1)
    return origin.moved(
      touch,
      to: CGPoint(x: touch.x + shown.x, y: touch.y + shown.y),
      scaledBy: 1 - (1 - drag.leastScale) * share
    )
  }

  func progress(at placement: CardVector, after way: CGPoint) -> CGFloat {
    let share = distance(shown(of: way)) / drag.fadeDistance
    return min(max(isOpening ? progress - share : progress + share, 0), 1)
  }

  /// By the finger's distance since it touched down, and its velocity in the drag's direction.
  func releaseTarget(of motion: CardMotion, after way: CGPoint, velocity: CGPoint) -> ReleaseTarget
  {
    // A finger that is lifted where it started doesn't dismiss.
    let releaseDistance = max(drag.releaseDistance, 1)
    let unit = max(releaseDistance, drag.fadeDistance)
    let before = (isOpening ? 1 - progress : progress) * drag.fadeDistance
    let (share, speed) = ((before + distance(way)) / unit, speed(velocity, at: way) / unit)
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
  private func shown(of way: CGPoint) -> CGPoint {
    let length = hypot(lag.x, lag.y)
    guard length > 0 else { return way }
    let since = hypot(way.x - lag.x, way.y - lag.y)
    let left = max(1 - since / (FollowGrip.catchUp * length), 0)
    return CGPoint(x: way.x - lag.x * left, y: way.y - lag.y * left)
  }

  private func distance(_ way: CGPoint) -> CGFloat {
    switch heading {
    case .toward(let direction): way.x * direction.x + way.y * direction.y
    case .vertical(let start): abs(start + way.y) - abs(start)
    }
  }

  private func speed(_ velocity: CGPoint, at way: CGPoint) -> CGFloat {
    switch heading {
    case .toward: distance(velocity)
    case .vertical(let start): start + way.y < 0 ? -velocity.y : velocity.y
    }
  }
}
