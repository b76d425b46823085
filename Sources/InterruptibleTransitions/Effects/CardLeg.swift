import Foundation

/// The motion of a card between two interruptions: each part of its placement on a spring of its own.
struct CardLeg: Equatable, Sendable {
  let origin: CardMotion
  let target: CardVector
  let springs: CardSprings

  init(from origin: CardMotion, to target: CardVector, _ springs: CardSprings) {
    (self.origin, self.target, self.springs) = (origin, target, springs)
  }

  /// One number on its spring.
  struct Axis: Hashable, Sendable {
    let spring: DampedSpring
    let start: CGFloat
    let end: CGFloat
    /// Per second, at the beginning.
    let velocity: CGFloat

    /// Ways per second at the beginning, positive toward the target: a spring's `initialVelocity`.
    var relativeVelocity: CGFloat { end == start ? 0 : velocity / (end - start) }

    var isStill: Bool { end == start }

    func value(after time: CGFloat) -> CGFloat {
      end - (end - start) * spring.left(after: time, velocity: relativeVelocity)
    }

    func velocity(after time: CGFloat) -> CGFloat {
      (end - start) * spring.speed(after: time, velocity: relativeVelocity)
    }
  }

  var x: Axis { axis(springs.place, least: 0.5) { $0.top.x } }
  var y: Axis { axis(springs.place, least: 0.5) { $0.top.y } }
  var scale: Axis { axis(springs.size) { $0.scale } }
  var angle: Axis { axis(springs.turn) { $0.angle } }
  var cover: Axis { axis(springs.cover) { $0.cover } }
  /// As fast as the size, and never past its end.
  var opacity: Axis {
    axis(DampedSpring(omega: springs.size.omega, ratio: max(springs.size.ratio, 1))) { $0.opacity }
  }
  /// The share of the window's way; a window has one velocity, along that way.
  var window: Axis {
    let square = CardVector.Window.dot(way.window, way.window)
    guard square > 0.25 else { return Axis(spring: springs.window, start: 1, end: 1, velocity: 0) }
    let along = CardVector.Window.dot(way.window, origin.velocity.window)
    return Axis(spring: springs.window, start: 0, end: 1, velocity: along / square)
  }

  private var way: CardVector { target - origin.placement }

  /// The axis of one number.
  ///
  /// One that moves has a way, because a spring's velocity is given in ways per second: at least a number that can't be seen,
  /// against its velocity. Less than a thousandth of a scale or an angle can't be.
  private func axis(
    _ spring: DampedSpring,
    least: CGFloat = 0.001,
    _ number: (CardVector) -> CGFloat
  ) -> Axis {
    let (start, end) = (number(origin.placement), number(target))
    let velocity = number(origin.velocity)
    let needsWay = velocity != 0 && abs(end - start) < least
    return Axis(
      spring: spring,
      start: needsWay ? end - (velocity > 0 ? least : -least) : start,
      end: end,
      velocity: velocity
    )
  }

  /// Where the card begins: `origin`, but that every axis that has a velocity has a way too.
  var start: CardVector {
    var start = origin.placement
    start.top = CGPoint(x: x.start, y: y.start)
    (start.scale, start.angle, start.cover) = (scale.start, angle.start, cover.start)
    start.opacity = opacity.start
    return start
  }

  /// The motion after a number of seconds.
  func motion(after elapsed: TimeInterval) -> CardMotion {
    let time = CGFloat(max(elapsed, 0))
    var placement = origin.placement + way * window.value(after: time)
    placement.top = CGPoint(x: x.value(after: time), y: y.value(after: time))
    placement.scale = scale.value(after: time)
    placement.angle = angle.value(after: time)
    placement.cover = cover.value(after: time)
    placement.opacity = opacity.value(after: time)
    return CardMotion(placement, velocity: velocity(after: elapsed))
  }

  /// How fast it is after a number of seconds.
  func velocity(after elapsed: TimeInterval) -> CardVector {
    let time = CGFloat(max(elapsed, 0))
    var velocity = way * window.velocity(after: time)
    velocity.top = CGPoint(x: x.velocity(after: time), y: y.velocity(after: time))
    velocity.scale = scale.velocity(after: time)
    velocity.angle = angle.velocity(after: time)
    velocity.cover = cover.velocity(after: time)
    velocity.opacity = opacity.velocity(after: time)
    return velocity
  }
}

/// What carries a card.
struct CardSprings: Hashable, Sendable {
  var place: DampedSpring
  var size: DampedSpring
  var window: DampedSpring
  var turn: DampedSpring
  var cover: DampedSpring

  /// The same for everything.
  init(_ spring: DampedSpring) {
    (place, size, window, turn, cover) = (spring, spring, spring, spring, spring)
  }
}

/// A spring of any damping up to critical, over time in seconds.
///
/// What carries a card that several springs move: unlike a transition's progress, its place may pass its target.
struct DampedSpring: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second.
  let omega: CGFloat
  /// The damping ratio, greater than 0 and at most 1.
  let ratio: CGFloat

  /// The angular frequency at which it swings, 0 if it is critically damped.
  private var swing: CGFloat { omega * (1 - ratio * ratio).squareRoot() }

  // MARK: - In any unit

  /// The distance to the target after a number of seconds, from a distance and a velocity at the beginning.
  func distance<Value: SpringValue>(
    after time: CGFloat,
    from start: Value,
    velocity: Value
  ) -> Value {
    let decay = exp(-ratio * omega * time)
    let push = velocity + start * (ratio * omega)
    guard swing > 0 else { return (start + push * time) * decay }
    return (start * cos(swing * time) + push * (sin(swing * time) / swing)) * decay
  }

  /// How fast the distance to the target grows after a number of seconds, from a distance and a velocity at the beginning.
  func velocity<Value: SpringValue>(
    after time: CGFloat,
    from start: Value,
    velocity: Value
  ) -> Value {
    let decay = exp(-ratio * omega * time)
    let push = velocity + start * (ratio * omega)
    guard swing > 0 else { return (velocity - push * (omega * time)) * decay }
    let sine = push * (ratio * omega / swing) + start * swing
    return (velocity * cos(swing * time) - sine * sin(swing * time)) * decay
  }

  // MARK: - In shares of its way

  /// The share of its way that is left after a number of seconds.
  ///
  /// The velocity is that of the beginning, in ways per second, positive toward the target.
  func left(after time: CGFloat, velocity: CGFloat) -> CGFloat {
    distance(after: time, from: 1, velocity: -velocity)
  }

  /// Ways per second, positive toward the target.
  func speed(after time: CGFloat, velocity: CGFloat) -> CGFloat {
    -self.velocity(after: time, from: 1, velocity: -velocity)
  }
}

/// What a spring moves: a number, or a vector of them.
protocol SpringValue {
  static func + (first: Self, second: Self) -> Self
  static func - (first: Self, second: Self) -> Self
  static func * (value: Self, factor: CGFloat) -> Self
}

extension CGFloat: SpringValue {}
extension CardVector: SpringValue {}
