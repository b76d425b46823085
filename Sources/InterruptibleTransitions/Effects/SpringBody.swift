import Foundation

/// A value on a spring.
///
/// A step is exact for any number of seconds, and the target may move between two steps.
struct SpringBody<Value: SpringValue> {
  var value: Value
  /// Per second.
  var velocity: Value
  var target: Value
  let spring: DampedSpring

  mutating func step(_ seconds: CGFloat) {
    let motion = spring.motion(after: seconds, from: value - target, velocity: velocity)
    (value, velocity) = (target + motion.distance, motion.velocity)
  }

  /// The rest of its motion: the distance from the target, and the distance that the velocity adds at most.
  var rest: (distance: Value, reach: Value) { (value - target, velocity * (1 / spring.omega)) }

  /// Comes to rest at the target.
  mutating func land() {
    value = target
    velocity = target - target
  }
}

extension SpringBody where Value: Equatable {
  /// Whether it has landed, and the target hasn't moved since.
  var isLanded: Bool { value == target && velocity == target - target }
}
