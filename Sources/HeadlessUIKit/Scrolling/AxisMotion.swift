/// How an offset moves by itself along one axis: gliding, springing, or gliding until a spring takes over.
///
/// Gliding loses speed exponentially, as the public deceleration rates say. The springs are critically
/// damped.
struct AxisMotion {
  /// Nobody sees less than this, in points.
  static let tolerance: CGFloat = 0.25
  /// The angular frequency of the spring that brings content back to its edge.
  private static let bounceFrequency = 10.0
  /// The angular frequency of the spring that brings content to its page.
  private static let snapFrequency = 12.0
  /// The least angular frequency of the spring that brings content to where it was sent.
  private static let sendFrequency = 4.0

  private let start: CGFloat
  private let glide: Glide?
  /// When the spring takes over from the glide.
  private let springStart: TimeInterval
  private let spring: EdgeSpring?
  /// Where the motion ends.
  let rest: CGFloat
  /// In seconds.
  let duration: TimeInterval

  private init(
    start: CGFloat,
    glide: Glide? = nil,
    springStart: TimeInterval = 0,
    spring: EdgeSpring? = nil,
    rest: CGFloat,
    duration: TimeInterval
  ) {
    self.start = start
    self.glide = glide
    self.springStart = springStart
    self.spring = spring
    self.rest = rest
    self.duration = duration
  }

  static func still(at offset: CGFloat) -> AxisMotion {
    AxisMotion(start: offset, rest: offset, duration: 0)
  }

  /// Runs out, and comes back to the edge if it runs past it.
  static func free(
    from start: CGFloat,
    velocity: CGFloat,
    rate: CGFloat,
    on axis: ScrollAxis
  ) -> AxisMotion {
    let edge = axis.clamped(start)
    guard edge == start else {
      return springing(
        EdgeSpring(
          target: edge,
          displacement: start - edge,
          velocity: velocity,
          frequency: bounceFrequency
        ),
        from: start
      )
    }
    let glide = Glide(velocity: velocity, rate: rate)
    let end = start + glide.distance
    guard abs(glide.distance) > tolerance else { return still(at: start) }
    let bound = axis.clamped(end)
    guard bound != end else {
      return AxisMotion(start: start, glide: glide, rest: end, duration: glide.duration)
    }
    let crossing = glide.time(until: bound - start)
    guard axis.bounces else {
      return AxisMotion(start: start, glide: glide, rest: bound, duration: crossing)
    }
    let spring = EdgeSpring(
      target: bound,
      displacement: 0,
      velocity: glide.velocity(after: crossing),
      frequency: bounceFrequency
    )
    return AxisMotion(
      start: start,
      glide: glide,
      springStart: crossing,
      spring: spring,
      rest: bound,
      duration: crossing + spring.duration
    )
  }

  /// Goes to a page, without passing it.
  static func snapped(
    from start: CGFloat,
    velocity: CGFloat,
    to target: CGFloat
  ) -> AxisMotion {
    springing(from: start, velocity: velocity, to: target, frequency: snapFrequency)
  }

  /// Goes to a place, without passing it, and without speeding up if the throw was for it.
  static func sent(from start: CGFloat, velocity: CGFloat, to target: CGFloat) -> AxisMotion {
    let steady = target == start ? 0 : 2 * velocity / (target - start)
    let frequency = min(max(steady, sendFrequency), snapFrequency)
    return springing(from: start, velocity: velocity, to: target, frequency: frequency)
  }

  private static func springing(
    from start: CGFloat,
    velocity: CGFloat,
    to target: CGFloat,
    frequency: Double
  ) -> AxisMotion {
    let way = target - start
    guard abs(way) > tolerance else { return still(at: target) }
    let spring = EdgeSpring(
      target: target,
      displacement: -way,
      velocity: velocity,
      // A critically damped spring passes its target only if it starts faster than this.
      frequency: max(frequency, velocity / way)
    )
    return springing(spring, from: start)
  }

  private static func springing(_ spring: EdgeSpring, from start: CGFloat) -> AxisMotion {
    AxisMotion(start: start, spring: spring, rest: spring.target, duration: spring.duration)
  }

  func offset(after time: TimeInterval) -> CGFloat {
    guard time < duration else { return rest }
    if let spring, time >= springStart { return spring.offset(after: time - springStart) }
    return start + (glide?.way(after: time) ?? 0)
  }
}

/// A motion that loses the same part of its speed in every millisecond.
private struct Glide {
  /// The whole way.
  let distance: CGFloat
  private let decay: Double

  init(velocity: CGFloat, rate: CGFloat) {
    distance = velocity / 1000 * rate / (1 - rate)
    decay = -1000 * log(rate)
  }

  var duration: TimeInterval { log(abs(distance) / AxisMotion.tolerance) / decay }

  func way(after time: TimeInterval) -> CGFloat { distance * (1 - exp(-decay * time)) }

  func velocity(after time: TimeInterval) -> CGFloat { distance * decay * exp(-decay * time) }

  func time(until way: CGFloat) -> TimeInterval { -log(1 - way / distance) / decay }
}

/// A critically damped spring, in points and seconds.
private struct EdgeSpring {
  let target: CGFloat
  let displacement: CGFloat
  let velocity: CGFloat
  let frequency: Double

  func offset(after time: TimeInterval) -> CGFloat {
    target + rest(after: time)
  }

  private func rest(after time: TimeInterval) -> CGFloat {
    exp(-frequency * time) * (displacement + (velocity + frequency * displacement) * time)
  }

  /// Seconds until nobody sees it move any more.
  var duration: TimeInterval {
    let slope = velocity + frequency * displacement
    // After its last extreme the rest only shrinks; one that nobody sees may be minutes away.
    let extreme = slope == 0 ? 0 : max(1 / frequency - displacement / slope, 0)
    var time = abs(rest(after: extreme)) > AxisMotion.tolerance ? extreme : 0
    while abs(rest(after: time)) > AxisMotion.tolerance {
      time += 1 / 240
    }
    return time
  }
}
