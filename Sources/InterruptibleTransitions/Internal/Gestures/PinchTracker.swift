import UIKit

/// Converts the motion of two fingers to that of a transition whose card they have taken.
struct PinchTracker {
  /// The distance of the fingers when they touched down, in points.
  private let touchDistance: CGFloat
  private var taken: (grip: PinchGrip, course: CardCourse)?
  /// Where the card was, lately.
  private var samples: [(placement: CardPlacement, time: TimeInterval)] = []

  /// For how many seconds a sample says how fast the card is.
  private static let memory: TimeInterval = 0.05

  init(touchDistance: CGFloat) {
    self.touchDistance = touchDistance
  }

  /// Moves the flight's card to where the fingers have it, if there is one.
  ///
  /// - Returns: The transition's progress; nil as long as there is no card.
  @MainActor
  mutating func move(_ flight: Flight, to fingers: FingerPair, at time: TimeInterval) -> CGFloat? {
    guard let free = flight.driver?.card, flight.isHeldByFinger else { return nil }
    let (grip, course) =
      taken
      ?? (
        PinchGrip(free.motion.placement, fingers, touchDistance: touchDistance),
        flight.course(of: free)
      )
    taken = (grip, course)
    let motion = CardMotion(grip.placement(at: fingers))
    free.hold(motion)
    samples = samples.filter { time - $0.time <= PinchTracker.memory }
    samples.append((motion.placement, time))
    return course.progress(of: motion).progress
  }

  /// What a transition is told when its fingers are lifted; its card is let go as fast as they moved it.
  @MainActor
  mutating func release(
    _ flight: Flight,
    at time: TimeInterval
  ) -> TransitionStateMachine.Event {
    guard let (grip, course) = taken, let free = flight.driver?.card, let last = samples.last else {
      return .letGo(flight.motion)
    }
    let motion = CardMotion(last.placement, velocity: velocity(at: time))
    if flight.isHeldByFinger { free.hold(motion) }
    return .release(
      course.progress(of: motion),
      by: course.projection(below: grip.landingScale, time: 0)
    )
  }

  /// The velocity of the card, zero if the fingers rest.
  func velocity(at time: TimeInterval) -> CardVelocity {
    let recent = samples.filter { time - $0.time <= PinchTracker.memory }
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return .zero
    }
    return CardVelocity(
      from: first.placement,
      to: last.placement,
      in: CGFloat(last.time - first.time)
    )
  }

  /// The motion of the transition.
  func motion(at time: TimeInterval) -> MotionState? {
    guard let (_, course) = taken, let last = samples.last else { return nil }
    return course.progress(of: CardMotion(last.placement, velocity: velocity(at: time)))
  }
}
