import Foundation

/// What a card's scale means for the transition's progress, from where the card was taken.
struct CardCourse: Hashable, Sendable {
  /// The scale of the card when it was taken.
  let scale: CGFloat
  /// The scale of a card that lies on its source.
  let closedScale: CGFloat
  /// The transition's progress when the card was taken.
  let progress: CGFloat
  /// Whether the transition's progress grows as the card opens.
  let isOpening: Bool

  /// The transition's progress that belongs to a motion of the card.
  func progress(of motion: CardMotion) -> MotionState {
    MotionState(
      progress: progress(atScale: motion.placement.scale),
      velocity: motion.velocity.scale / room
    )
  }

  /// Decides where a card goes that is let go: below a scale to its source, whatever that one's size is.
  ///
  /// - Parameters:
  ///   - motion: The card's, as fingers have it.
  ///   - scale: As a share of the screen.
  ///   - time: For how many seconds the velocity counts.
  /// - Returns: The rule, with the scale for a progress: as it is while the card opens, else what is missing of it.
  func aim(of motion: CardMotion, below scale: CGFloat, time: TimeInterval) -> Aim {
    let (now, velocity) = (motion.placement.scale, motion.velocity.scale)
    let threshold = min(max(scale, 0), 1)
    return Aim(
      motion: isOpening
        ? MotionState(progress: now, velocity: velocity)
        : MotionState(progress: 1 - now, velocity: -velocity),
      projection: Projection(time: time, threshold: isOpening ? threshold : 1 - threshold)
    )
  }

  private func progress(atScale scale: CGFloat) -> CGFloat {
    progress + (scale - self.scale) / room
  }

  /// The scales between the source and the full screen, with the sign of the progress.
  private var room: CGFloat {
    let room = max(1 - closedScale, 0.01)
    return isOpening ? room : -room
  }
}
