/// An animation through several values of a property, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// When each value is reached, from 0 to 1, ascending; nil spreads them evenly.
  open var keyTimes: [NSNumber]?
  /// The timing functions, one for each segment between two values.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The path of a point; it has precedence over `values`.
  open var path: CGPath?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    path = other.path
  }

  override func motion() -> PropertyMotion? {
    if let path { return PropertyMotion(shape: .frames(frames(along: path)), duration: duration) }
    let given = (values ?? []).map { LayerValue(given: $0, for: keyPath ?? "") }
    guard !given.isEmpty else { return nil }
    let times = times(for: given.count)
    let frames = given.enumerated().map { index, value in
      PropertyMotion.KeyFrame(time: times[index], value: value, curve: curve(before: index))
    }
    return PropertyMotion(shape: .frames(frames), duration: duration)
  }

  /// Each segment of the path is a way between two values; a curved one is many straight ones.
  private func frames(along path: CGPath) -> [PropertyMotion.KeyFrame] {
    let ways = path.segments
    let times = times(for: ways.count + 1)
    var frames: [PropertyMotion.KeyFrame] = []
    for (index, way) in ways.enumerated() {
      if frames.isEmpty {
        frames.append(.init(time: times[0], value: .point(way.start), curve: .linear))
      }
      let bend = curve(before: index + 1)
      let steps = way.isStraight && bend == .linear ? 1 : 64
      for step in 1...steps {
        let fraction = Double(step) / Double(steps)
        frames.append(
          .init(
            time: times[index] + (times[index + 1] - times[index]) * fraction,
            value: .point(way.point(at: CGFloat(bend.value(at: fraction)))),
            curve: .linear
          )
        )
      }
    }
    return frames
  }

  private func times(for count: Int) -> [Double] {
    let last = Double(max(count - 1, 1))
    guard let keyTimes else { return (0..<count).map { Double($0) / last } }
    guard keyTimes.count == count else {
      HeadlessFault.raise(
        "a keyframe animation of \(count) values needs as many keyTimes, and has \(keyTimes.count)"
      )
    }
    return keyTimes.map(\.doubleValue)
  }

  private func curve(before index: Int) -> UnitBezier {
    guard let timingFunctions, timingFunctions.indices.contains(index - 1) else { return .linear }
    return timingFunctions[index - 1].curve
  }
}
