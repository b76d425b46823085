/// How a keyframe animation goes from value to value.
struct KeyframeMode {
  /// Whether each value is jumped to.
  let isDiscrete: Bool
  /// Whether the way is at an even pace, whatever the frames say.
  private let isPaced: Bool
  /// Whether the way through the values is smooth.
  private let isCubic: Bool

  /// Straight pieces that a smooth way between two values is made of.
  private static let pieces = 16

  init(_ options: UIView.KeyframeAnimationOptions) {
    let number = options.rawValue >> 10 & 15
    isDiscrete = number == 1
    isPaced = number == 2 || number == 4
    isCubic = number == 3 || number == 4
  }

  /// The values that are passed through, in straight pieces.
  func way(through stops: [LayerAnimation.Stop]) -> [LayerAnimation.Stop] {
    let timed = isPaced ? paced(stops) : stops
    return isCubic && timed.count > 2 ? smooth(timed) : timed
  }

  /// Gives each part of the way a time after its length.
  private func paced(_ stops: [LayerAnimation.Stop]) -> [LayerAnimation.Stop] {
    let lengths = zip(stops, stops.dropFirst()).map { $0.value.distance(to: $1.value) }
    let whole = lengths.reduce(0, +)
    guard whole > 0 else { return stops }
    var (passed, paced): (CGFloat, [LayerAnimation.Stop]) = (0, [stops[0]])
    for (length, stop) in zip(lengths, stops.dropFirst()) where length > 0 {
      passed += length
      paced.append(.init(fraction: min(passed / whole, 1), value: stop.value))
    }
    return paced
  }

  /// A Catmull-Rom spline through the values.
  private func smooth(_ stops: [LayerAnimation.Stop]) -> [LayerAnimation.Stop] {
    var way = [stops[0]]
    for (index, stop) in stops.dropLast().enumerated() {
      let next = stops[index + 1]
      let (start, end) = (stop.value, next.value)
      let before = index > 0 ? stops[index - 1].value : start.toward(end, -1)
      let after = index + 2 < stops.count ? stops[index + 2].value : start.toward(end, 2)
      for piece in 1...KeyframeMode.pieces {
        let part = CGFloat(piece) / CGFloat(KeyframeMode.pieces)
        let middle = start.toward(end, part)
        let first = before.toward(start, part + 1).toward(middle, (part + 1) / 2)
        let second = middle.toward(end.toward(after, part - 1), part / 2)
        way.append(
          .init(
            fraction: stop.fraction + (next.fraction - stop.fraction) * part,
            value: first.toward(second, part)
          )
        )
      }
    }
    return way
  }
}

extension LayerValue {
  fileprivate func toward(_ end: LayerValue, _ part: CGFloat) -> LayerValue {
    interpolated(to: end, at: AxisProgress(part))
  }

  /// How far two values are apart; what has no measure is 1 away from everything else.
  fileprivate func distance(to other: LayerValue) -> CGFloat {
    switch (self, other) {
    case (.number(let a), .number(let b)): abs(b - a)
    case (.point(let a), .point(let b)): a.distance(to: b)
    case (.size(let a), .size(let b)): hypot(b.width - a.width, b.height - a.height)
    case (.rect(let a), .rect(let b)):
      a.origin.distance(to: b.origin) + hypot(b.width - a.width, b.height - a.height)
    case (.transform(let a), .transform(let b)):
      self == other ? 0 : max(hypot(b.m41 - a.m41, b.m42 - a.m42), 1)
    default: self == other ? 0 : 1
    }
  }
}
