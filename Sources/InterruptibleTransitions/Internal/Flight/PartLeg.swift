import UIKit

/// The way of a part between two interruptions.
struct PartLeg: Equatable, Sendable {
  /// Where it begins: but for a number that can't be seen, where it was.
  let start: PartValue
  let target: PartValue
  let spring: DampedSpring
  /// How fast it begins, per second.
  let startVelocity: PartValue
  /// Ways per second at the beginning, positive toward the target: the `initialVelocity` of the spring.
  let relativeVelocity: CGVector

  /// A center has two velocities, as UIKit's springs do; all else has one, along its way.
  @MainActor
  init(
    _ property: SpringPart.Property,
    from origin: PartValue,
    velocity: PartValue,
    to target: PartValue,
    on spring: DampedSpring
  ) {
    (self.target, self.spring) = (target, spring)
    let way = target - origin
    guard property == .center else {
      let square = PartValue.dot(way, way)
      let isStill = square < property.least * property.least
      let speed = isStill ? 0 : PartValue.dot(way, velocity) / square
      start = origin
      startVelocity = way * speed
      relativeVelocity = CGVector(dx: speed, dy: speed)
      return
    }
    var (start, velocity, speed) = (origin, velocity, PartValue.zero)
    let least = Double(property.least)
    for axis in 0..<2 where velocity[axis] != 0 {
      // A spring's velocity is given in ways, so one that has a velocity needs a way, unless it is too slow to be seen.
      if abs(way[axis]) < least {
        if abs(velocity[axis]) < least * Double(spring.omega) {
          velocity[axis] = 0
          continue
        }
        start[axis] = target[axis] - (velocity[axis] > 0 ? least : -least)
      }
      speed[axis] = velocity[axis] / (target[axis] - start[axis])
    }
    self.start = start
    startVelocity = velocity
    relativeVelocity = CGVector(dx: speed[0], dy: speed[1])
  }

  var isStill: Bool { start == target }

  /// Whether an animator can move both.
  func isTimed(as other: PartLeg) -> Bool {
    spring == other.spring
      && abs(relativeVelocity.dx - other.relativeVelocity.dx) < PartLeg.leastDifference
      && abs(relativeVelocity.dy - other.relativeVelocity.dy) < PartLeg.leastDifference
  }

  /// In ways per second: less is rounding.
  private static let leastDifference: CGFloat = 1e-6

  /// Where it is after a number of seconds.
  func value(after time: TimeInterval) -> PartValue {
    target + spring.distance(after: CGFloat(time), from: start - target, velocity: startVelocity)
  }

  /// How fast it is after a number of seconds.
  func velocity(after time: TimeInterval) -> PartValue {
    spring.velocity(after: CGFloat(time), from: start - target, velocity: startVelocity)
  }
}

@MainActor
extension PartLeg {
  /// Animators that move parts along their legs, one for all that move alike; puts the parts where their legs begin.
  static func animators(for parts: [(SpringPart, PartLeg)]) -> [UIViewPropertyAnimator] {
    var groups: [(leg: PartLeg, parts: [(SpringPart, PartLeg)])] = []
    for (part, leg) in parts where !leg.isStill {
      // An app's animation may send the parts on.
      UIView.performAtOnce { part.value = leg.start }
      if let index = groups.firstIndex(where: { $0.leg.isTimed(as: leg) }) {
        groups[index].parts.append((part, leg))
      } else {
        groups.append((leg, [(part, leg)]))
      }
    }
    return groups.map { leg, parts in
      let timing = leg.spring.timing(initialVelocity: leg.relativeVelocity)
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
      animator.addAnimations {
        for (part, leg) in parts {
          part.value = leg.target
        }
      }
      return animator
    }
  }
}
