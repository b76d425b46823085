import Foundation

/// Where the pages of both lanes were in every frame of a run.
struct MotionRecord {
  /// The two lanes.
  enum Lane: CaseIterable {
    case old, new
  }

  /// One frame.
  struct Sample {
    /// In seconds from the start of the run.
    let time: TimeInterval
    /// How far the upper page has come in, from 0 to 1.
    let old: CGFloat
    let new: CGFloat
    /// The lanes that a finger drags.
    let held: Set<Lane>

    subscript(lane: Lane) -> CGFloat {
      switch lane {
      case .old: old
      case .new: new
      }
    }
  }

  private(set) var samples: [Sample] = []
  /// When fingers were down; one that still is has no end.
  private(set) var touches: [(start: TimeInterval, end: TimeInterval?)] = []

  var duration: TimeInterval { samples.last?.time ?? 0 }

  mutating func append(_ sample: Sample) {
    samples.append(sample)
  }

  mutating func beginTouch(at time: TimeInterval) {
    touches.append((time, nil))
  }

  mutating func endTouch(at time: TimeInterval) {
    guard let last = touches.indices.last, touches[last].end == nil else { return }
    touches[last].end = time
  }

  /// The speeds in widths a second, with their times: between frames, or of a finger, whose reports come unevenly,
  /// over a twelfth of a second.
  func speeds(of lane: Lane) -> [(time: TimeInterval, speed: CGFloat)] {
    samples.indices.dropFirst().compactMap { index in
      let last = samples[index]
      guard last.held.contains(lane) else { return speed(of: lane, from: index - 1, to: index) }
      return (last.time, fingerSpeed(of: lane, at: index))
    }
  }

  /// The speeds just before and just after a moment; nil as long as there are too few frames.
  func change(of lane: Lane, at time: TimeInterval) -> (before: CGFloat, after: CGFloat)? {
    let held = samples.lastIndex { $0.time <= time && $0.held.contains(lane) }
    let free = samples.indices.dropFirst().filter { index in
      samples[index].time > time && !samples[index].held.contains(lane)
    }
    // What is seen in the first frame depends on when in it the finger is lifted.
    let after = free.dropFirst().prefix(3).compactMap { speed(of: lane, from: $0 - 1, to: $0) }
    guard let held, after.count == 3 else { return nil }
    return (fingerSpeed(of: lane, at: held), Self.value(of: after, at: time))
  }

  private func speed(
    of lane: Lane,
    from first: Int,
    to last: Int
  ) -> (time: TimeInterval, speed: CGFloat)? {
    let (first, last) = (samples[first], samples[last])
    guard last.time > first.time else { return nil }
    return (
      (first.time + last.time) / 2,
      (last[lane] - first[lane]) / CGFloat(last.time - first.time)
    )
  }

  /// The speed of a finger that drags a lane, up to its last move; 0 if that was long ago.
  private func fingerSpeed(of lane: Lane, at index: Int) -> CGFloat {
    let now = samples[index]
    let moved = samples[...index].indices.dropFirst().last {
      samples[$0][lane] != samples[$0 - 1][lane]
    }
    guard let moved, now.time - samples[moved].time < 0.06 else { return 0 }
    let first = samples[..<moved].lastIndex { sample in
      sample.time <= samples[moved].time - 0.08 || !sample.held.contains(lane)
    }
    return speed(of: lane, from: first ?? 0, to: moved)?.speed ?? 0
  }

  /// Where a parabola through three points is at a time.
  private static func value(
    of points: [(time: TimeInterval, speed: CGFloat)],
    at time: TimeInterval
  ) -> CGFloat {
    points.indices.reduce(0) { sum, index in
      let others = points.indices.filter { $0 != index }
      let weight = others.reduce(1) { weight, other in
        weight * (time - points[other].time) / (points[index].time - points[other].time)
      }
      return sum + points[index].speed * CGFloat(weight)
    }
  }
}
