/// How a property's value follows from the time within one run of an animation.
struct PropertyMotion {
  /// The value between given ends; nil ends are what the layer shows without the animation.
  enum Shape {
    case between(from: LayerValue?, to: LayerValue?, by: LayerValue?)
    case frames([KeyFrame])
  }

  /// A value that is passed, and when, from 0 to 1.
  struct KeyFrame {
    let time: Double
    let value: LayerValue
  }

  var shape: Shape
  /// Seconds of one run.
  var duration: TimeInterval

  func value(at time: TimeInterval, over base: LayerValue, isAdditive: Bool) -> LayerValue {
    let fraction = duration > 0 ? time / duration : 1
    switch shape {
    case .between(let from, let to, let by):
      let rest = isAdditive ? base.zero : base
      let (start, end) = PropertyMotion.ends(from, to, by, rest: rest)
      return start.interpolated(to: end, at: AxisProgress(CGFloat(fraction)))
    case .frames(let frames):
      return PropertyMotion.value(of: frames, at: fraction) ?? base
    }
  }

  /// What the documentation of `CABasicAnimation` makes of each combination.
  private static func ends(
    _ from: LayerValue?,
    _ to: LayerValue?,
    _ by: LayerValue?,
    rest: LayerValue
  ) -> (LayerValue, LayerValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.adding(by.scaled(by: -1)), to)
    case (let from?, nil, nil): (from, rest)
    case (nil, let to?, nil): (rest, to)
    case (nil, nil, let by?): (rest, rest.adding(by))
    case (nil, nil, nil): (rest, rest)
    }
  }

  private static func value(of frames: [KeyFrame], at fraction: Double) -> LayerValue? {
    guard let last = frames.last else { return nil }
    guard let next = frames.firstIndex(where: { fraction < $0.time }) else { return last.value }
    guard next > 0 else { return frames[0].value }
    let (start, end) = (frames[next - 1], frames[next])
    let within = (fraction - start.time) / (end.time - start.time)
    return start.value.interpolated(to: end.value, at: AxisProgress(CGFloat(within)))
  }
}
