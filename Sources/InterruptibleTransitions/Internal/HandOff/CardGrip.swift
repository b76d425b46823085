import Foundation

/// Converts a finger's motion in points to that of a card which it has taken.
struct CardGrip: Hashable, Sendable {
  let hand: ZoomLaw.Hand
  /// Where the card was when it was taken.
  let origin: CardPlacement
  /// Where the finger touched, in the container's coordinates.
  let touch: CGPoint
  /// For how many points along the way nothing moves.
  let slop: CGFloat
  let stage: Stage
  /// The transition's progress when the card was taken.
  let progress: CGFloat

  /// What a card moves over.
  struct Stage: Hashable, Sendable {
    /// The size of the screen.
    let size: CGSize
    /// The scale of a card that lies on its source.
    let closedScale: CGFloat
    /// Whether the transition's progress grows as the card opens.
    let isOpening: Bool
    let isRightToLeft: Bool
  }

  /// The placement of the card after a way of the finger.
  func placement(after way: CGPoint) -> CardPlacement {
    let (along, across) = split(way)
    let scale = scale(after: along)
    let location: CGPoint
    switch hand {
    case .pan:
      let down =
        origin.scale < 1 && along < 0
        ? along : ZoomLaw.panFall(max(along, 0), over: stage.size.height)
      location = CGPoint(
        x: touch.x + ZoomLaw.across(across, over: stage.size.width),
        y: touch.y + down
      )
    case .edge, .pinch:
      let inward = stage.isRightToLeft ? -along : along
      location = CGPoint(
        x: touch.x + inward,
        y: touch.y + ZoomLaw.across(across, over: stage.size.width)
      )
    }
    return origin.moved(touch, to: location, scaledBy: scale / origin.scale)
  }

  /// The motion of the card after a way of the finger.
  ///
  /// - Parameters:
  ///   - way: In points.
  ///   - velocity: In points per second.
  /// - Returns: Where the card is and how fast, by the law's slope there.
  func motion(after way: CGPoint, velocity: CGPoint) -> CardMotion {
    let instant: CGFloat = 0.001
    let next = CGPoint(x: way.x + velocity.x * instant, y: way.y + velocity.y * instant)
    let here = placement(after: way)
    return CardMotion(
      here,
      velocity: CardVelocity(from: here, to: placement(after: next), in: instant)
    )
  }

  /// The transition's progress that belongs to a motion of the card.
  func progress(of motion: CardMotion) -> MotionState {
    let openness = (motion.placement.scale - origin.scale) / room
    let speed = motion.velocity.scale / room
    return MotionState(
      progress: progress + (stage.isOpening ? openness : -openness),
      velocity: stage.isOpening ? speed : -speed
    )
  }

  /// Decides where the transition goes when the finger lets go of the card: by the card's scale.
  var projection: Projection {
    let threshold = progress(of: CardMotion(origin.resized(to: ZoomLaw.threshold(of: hand))))
      .progress
    return Projection(time: ZoomLaw.projectionTime(of: hand), threshold: min(max(threshold, 0), 1))
  }

  /// The finger's way along the drag, past the slop, and across it.
  private func split(_ way: CGPoint) -> (along: CGFloat, across: CGFloat) {
    switch hand {
    case .pan: return (past(way.y), way.x)
    case .edge, .pinch: return (past(stage.isRightToLeft ? -way.x : way.x), way.y)
    }
  }

  private func past(_ way: CGFloat) -> CGFloat { way > 0 ? max(way - slop, 0) : way }

  /// The scale of the card after a way along the drag; against it, the card grows, up to the full screen.
  private func scale(after along: CGFloat) -> CGFloat {
    let share =
      switch hand {
      case .pan: ZoomLaw.panScale(along, over: stage.size.height)
      case .edge, .pinch: ZoomLaw.edgeScale(along, over: stage.size.width)
      }
    return along >= 0
      ? origin.scale * share
      : min(origin.scale + ZoomLaw.growth(-along, over: stage.size.height), max(origin.scale, 1))
  }

  /// The scales between the source and the full screen.
  private var room: CGFloat { max(1 - stage.closedScale, 0.01) }
}

extension CardPlacement {
  fileprivate func resized(to scale: CGFloat) -> CardPlacement {
    var placement = self
    placement.scale = scale
    return placement
  }
}
