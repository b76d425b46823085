import Foundation

/// Converts a finger's motion in points to the motion of the card that it drags.
struct ScalingDrag: CardDrag, Equatable {
  let law: CardLaw
  let kind: Kind
  /// The placement of the card when the drag started.
  let origin: CardVector
  /// The location of the touch, in the container's coordinates.
  let touch: CGPoint
  /// For how many points of the drag nothing moves.
  let slop: CGFloat
  let mapping: CardProgressMapping
  let size: CGSize
  let isRightToLeft: Bool

  /// The drag of a card with one finger.
  enum Kind: Hashable, Sendable {
    /// A drag downward.
    case pan
    /// A drag from the leading edge.
    case edge

    /// For how many points of the drag a card doesn't move.
    func slop(_ law: CardLaw) -> CGFloat {
      switch self {
      case .pan: law.panSlop
      case .edge: law.edgeSlop
      }
    }

    /// The scale below which a released card goes back to its source.
    func threshold(_ law: CardLaw) -> CGFloat {
      switch self {
      case .pan: law.panThreshold
      case .edge: law.edgeThreshold
      }
    }
  }

  /// The placement of the card after the finger's translation.
  func placement(after movement: CGPoint) -> CardVector {
    let (along, across) = split(movement)
    let scale = scale(after: along)
    let location: CGPoint
    switch kind {
    case .pan:
      let down = law.panFall(origin.scale < 1 ? along : max(along, 0), over: size.height)
      location = CGPoint(
        x: touch.x + law.across(across, over: size.width),
        y: touch.y + down
      )
    case .edge:
      let inward = isRightToLeft ? -along : along
      location = CGPoint(
        x: touch.x + inward,
        y: touch.y + law.across(across, over: size.width)
      )
    }
    var placement = origin.moved(touch, to: location, scaledBy: scale / origin.scale)
    placement.opacity = opacity(at: scale)
    return placement
  }

  func progress(at placement: CardVector, after movement: CGPoint) -> CGFloat {
    mapping.progress(of: CardMotion(placement)).progress
  }

  /// Determines the destination of a released card from its scale.
  func releaseTarget(of motion: CardMotion, after movement: CGPoint, velocity: CGPoint)
    -> ReleaseTarget
  {
    mapping.releaseTarget(of: motion, below: kind.threshold(law), time: law.projectionTime)
  }

  /// The finger's translation along the drag, past the slop, and across the drag.
  private func split(_ movement: CGPoint) -> (along: CGFloat, across: CGFloat) {
    switch kind {
    case .pan: return (past(movement.y), movement.x)
    case .edge: return (past(isRightToLeft ? -movement.x : movement.x), movement.y)
    }
  }

  /// A translucent card becomes opaque toward the full screen; a finger doesn't make it more translucent.
  private func opacity(at scale: CGFloat) -> CGFloat {
    let share = origin.scale < 1 ? (scale - origin.scale) / (1 - origin.scale) : 0
    return origin.opacity + (1 - origin.opacity) * max(share, 0)
  }

  private func past(_ movement: CGFloat) -> CGFloat {
    movement - min(max(movement, 0), slop)
  }

  /// The scale of the card after a translation along the drag; against it, the card grows up to the full screen.
  private func scale(after along: CGFloat) -> CGFloat {
    let share =
      switch kind {
      case .pan: law.panScale(along, over: size.height)
      case .edge: law.edgeScale(along, over: size.width)
      }
    let growth = law.growth(-along, over: size.height)
    return min(origin.scale * share + growth, max(origin.scale, 1))
  }
}

/// Converts a card's scale to the transition's progress, from the scale at which the card was caught.
struct CardProgressMapping: Hashable, Sendable {
  let scale: CGFloat
  let progress: CGFloat
  /// The range of scales between the source and the full screen, with the sign of the progress.
  private let room: CGFloat
  /// Whether the transition's progress grows as the card opens.
  private let isOpening: Bool

  /// The range is at least that in which a dragged card stays open, because a source may be as large as the screen.
  init(
    scale: CGFloat,
    closedScale: CGFloat,
    progress: CGFloat,
    isOpening: Bool,
    _ law: CardLaw
  ) {
    (self.scale, self.progress, self.isOpening) = (scale, progress, isOpening)
    let room = max(1 - closedScale, 1 - law.panThreshold)
    self.room = isOpening ? room : -room
  }

  func progress(of motion: CardMotion) -> MotionState {
    MotionState(
      progress: progress(atScale: motion.placement.scale),
      velocity: motion.velocity.scale / room
    )
  }

  /// Determines the destination of a released card: below a scale it goes to its source, whatever the source's size.
  ///
  /// The projection gets the scale as its progress while the card opens, otherwise 1 minus the scale.
  func releaseTarget(of motion: CardMotion, below scale: CGFloat, time: TimeInterval)
    -> ReleaseTarget
  {
    let (now, velocity) = (motion.placement.scale, motion.velocity.scale)
    let threshold = min(max(scale, 0), 1)
    return ReleaseTarget(
      motion: isOpening
        ? MotionState(progress: now, velocity: velocity)
        : MotionState(progress: 1 - now, velocity: -velocity),
      projection: Projection(time: time, threshold: isOpening ? threshold : 1 - threshold)
    )
  }

  private func progress(atScale scale: CGFloat) -> CGFloat {
    progress + (scale - self.scale) / room
  }
}

/// The size of a released card, which determines the destination of its transition.
struct ReleaseTarget: Hashable, Sendable {
  /// The card's distance from the start under the fingers, and its velocity; the card itself may lag behind.
  let motion: MotionState
  let projection: Projection
}

/// The straight path of a card between its two positions at rest.
struct CardPath: Equatable, Sendable {
  let closed: CardVector
  let open: CardVector

  /// The placement of a card at an openness from 0 to 1.
  func placement(at openness: CGFloat) -> CardVector {
    closed.interpolated(to: open, at: openness)
  }

  /// The motion of a card with a changing openness.
  func motion(at openness: MotionState) -> CardMotion {
    CardMotion(
      placement(at: openness.progress),
      velocity: (open - closed) * openness.velocity
    )
  }

  /// Converts a card's offset from another path to this one: lengths are relative to the screen, and the scale is
  /// relative to the path's range of scales.
  func detour(_ vector: CardVector, from other: CardPath) -> CardVector {
    let width = open.window.width / max(other.open.window.width, 1)
    let height = open.window.height / max(other.open.window.height, 1)
    let room = other.open.scale - other.closed.scale
    var vector = vector
    if abs(room) > 0.01 { vector.scale *= (open.scale - closed.scale) / room }
    vector.top = CGPoint(x: vector.top.x * width, y: vector.top.y * height)
    vector.window = CardVector.Window(
      x: vector.window.x * width,
      y: vector.window.y * height,
      width: vector.window.width * width,
      height: vector.window.height * height
    )
    return vector
  }
}
