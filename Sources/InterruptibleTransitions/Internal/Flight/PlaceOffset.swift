import UIKit

/// Has the foreground continue from where it is when an app lays it out elsewhere.
///
/// The transition gets another end then, and what is between the old path and the new one is added to that. A finger or code that
/// holds the transition keeps the offset; let go, it vanishes on a spring.
@MainActor
final class PlaceOffset: Companion {
  private let setup: SceneSetup
  private let handOff: HandOff
  private let clock = LegClock()
  private var state = State.held(.zero, velocity: .zero)

  private enum State {
    case held(PartValue, velocity: PartValue)
    case flying(Journey)
  }

  private struct Journey {
    let legs: [(SpringPart, PartLeg)]
    let animators: [UIViewPropertyAnimator]
    var remaining: Int
    let completion: () -> Void
  }

  init(in setup: SceneSetup, _ handOff: HandOff) {
    (self.setup, self.handOff) = (setup, handOff)
  }

  private var view: UIView? { setup.scene.foreground }

  // MARK: - Where it is

  /// The offset of the foreground's center and size, and its change per second.
  private var motion: (value: PartValue, velocity: PartValue) {
    switch state {
    case .held(let offset, let velocity): return (offset, velocity)
    case .flying(let journey):
      let elapsed = clock.elapsed
      let values = journey.legs.map {
        ($1.value(after: elapsed) - $1.target, $1.velocity(after: elapsed))
      }
      return (
        PartValue(center: values[0].0, size: values[1].0),
        PartValue(center: values[0].1, size: values[1].1)
      )
    }
  }

  var isAlmostThere: Bool { motion.value.greatest < 0.5 }

  /// Shows a foreground that the look has at its end with an offset.
  private func hold(_ offset: PartValue, velocity: PartValue) {
    state = .held(offset, velocity: velocity)
    guard let view else { return }
    (setup.ends.end + offset).show(placeOf: view)
    view.layoutIfNeeded()
  }

  /// Begins with the foreground where it was before the transition has laid it out.
  func begin(at place: PartValue) {
    hold(place - setup.ends.start, velocity: .zero)
  }

  func refit(at motion: MotionState, keepingPlace: Bool, _ renew: () -> Void) {
    let (old, own) = (setup.ends, self.motion)
    stop(at: motion.progress)
    renew()
    let (before, after) = (old.end - old.start, setup.ends.end - setup.ends.start)
    hold(
      own.value + old.start - setup.ends.start + (before - after) * motion.clamped.progress,
      velocity: own.velocity + (before - after) * motion.velocity
    )
  }

  // MARK: - With the transition

  func follow(_ progress: CGFloat) {}

  func stop(at progress: CGFloat) {
    guard case .flying(let journey) = state else { return }
    let motion = motion
    for animator in journey.animators {
      animator.stopAnimation(true)
    }
    clock.stop()
    hold(motion.value, velocity: motion.velocity)
  }

  func hold(at progress: CGFloat) {
    stop(at: progress)
    if case .held(let offset, _) = state { state = .held(offset, velocity: .zero) }
  }

  func takeOff(along leg: Leg, completion: @escaping () -> Void) {
    vanish(at: .usual, completion)
  }

  func send(_ departure: Departure, completion: @escaping () -> Void) {
    vanish(at: departure.pace, completion)
  }

  func finish(at end: TransitionEnd) {
    hold(at: end.progress)
  }

  private func vanish(at pace: Pace, _ completion: @escaping () -> Void) {
    stop(at: 0)
    guard let view else { return completion() }
    let (motion, target) = (motion, setup.ends.end)
    let spring = DampedSpring(omega: handOff.spring(for: pace).omega, ratio: 1)
    let legs = [SpringPart.Property.center, .size].map { property in
      let (end, offset, velocity) =
        property == .center
        ? (target.center, motion.value.center, motion.velocity.center)
        : (target.size, motion.value.size, motion.velocity.size)
      let leg = PartLeg(property, from: end + offset, velocity: velocity, to: end, on: spring)
      let ends = SpringPart.Ends(start: leg.start, end: end)
      return (SpringPart(view: view, property: property, spring: nil, ends: ends), leg)
    }
    let animators = PartLeg.animators(for: legs)
    guard !animators.isEmpty else { return completion() }
    for animator in animators {
      animator.addAnimations { view.layoutIfNeeded() }
      animator.addCompletion { [weak self] _ in self?.animatorDidEnd() }
    }
    state = .flying(
      Journey(legs: legs, animators: animators, remaining: animators.count, completion: completion)
    )
    clock.start(in: setup.shield)
    for animator in animators {
      animator.startAnimation()
    }
  }

  private func animatorDidEnd() {
    guard case .flying(var journey) = state else { return }
    journey.remaining -= 1
    state = .flying(journey)
    guard journey.remaining == 0 else { return }
    clock.stop()
    state = .held(.zero, velocity: .zero)
    journey.completion()
  }
}

extension PartValue {
  /// The center and the size of a view.
  @MainActor
  init(placeOf view: UIView?) {
    self = .zero
    guard let view else { return }
    self = PartValue(
      center: PartValue(view.center.x, view.center.y),
      size: PartValue(view.bounds.width, view.bounds.height)
    )
  }

  fileprivate init(center: PartValue, size: PartValue) {
    self = center
    (self[2], self[3]) = (size[0], size[1])
  }

  var center: PartValue { PartValue(CGFloat(self[0]), CGFloat(self[1])) }

  var size: PartValue { PartValue(CGFloat(self[2]), CGFloat(self[3])) }

  @MainActor
  fileprivate func show(placeOf view: UIView) {
    SpringPart.Property.center.show(center, of: view)
    SpringPart.Property.size.show(size, of: view)
  }
}
