import Foundation

/// Where the pages of both lanes were in every frame of a run.
struct MotionRecord {
  /// The two lanes.
  enum Lane: CaseIterable {
    case old, new
  }

  /// What is seen in a lane in one frame.
  struct Sample {
    /// In seconds from the start of the run.
    let time: TimeInterval
    /// How far the upper page has come in, from 0 to 1.
    let place: CGFloat
    /// Whether a finger drags the page.
    let isHeld: Bool
  }

  private var samples: [Lane: [Sample]] = [:]
  /// When fingers were down; one that still is has no end.
  private(set) var touches: [(start: TimeInterval, end: TimeInterval?)] = []

  var duration: TimeInterval { samples.values.compactMap(\.last?.time).max() ?? 0 }

  func samples(of lane: Lane) -> [Sample] {
    samples[lane, default: []]
  }

  /// Adds a sample, unless there is one of its time.
  mutating func append(_ sample: Sample, to lane: Lane) {
    if let last = samples(of: lane).last, last.time >= sample.time { return }
    samples[lane, default: []].append(sample)
  }

  mutating func beginTouch(at time: TimeInterval) {
    touches.append((time, nil))
  }

  mutating func endTouch(at time: TimeInterval) {
    guard let last = touches.indices.last, touches[last].end == nil else { return }
    touches[last].end = time
  }

  // MARK: - Speeds

  /// The speeds in widths a second, with their times: between frames, or of a finger, whose reports come unevenly,
  /// over a twelfth of a second.
  func speeds(of lane: Lane) -> [(time: TimeInterval, speed: CGFloat)] {
    let samples = samples(of: lane)
    return samples.indices.dropFirst().map { index in
      guard samples[index].isHeld else { return Self.speed(samples[index - 1], samples[index]) }
      return (samples[index].time, Self.fingerSpeed(samples[...index]))
    }
  }

  /// The speeds just before and just after a moment; nil as long as there are too few frames.
  func change(of lane: Lane, at time: TimeInterval) -> (before: CGFloat, after: CGFloat)? {
    let samples = samples(of: lane)
    let held = samples.lastIndex { $0.time <= time && $0.isHeld }
    let free = samples.indices.dropFirst().filter { index in
      samples[index].time > time && !samples[index].isHeld
    }
    // What is seen in the first frame depends on when in it the finger is lifted.
    let after = free.dropFirst().prefix(4).map { Self.speed(samples[$0 - 1], samples[$0]) }
    guard let held, after.count == 4 else { return nil }
    return (Self.fingerSpeed(samples[...held]), Self.value(of: after, at: time))
  }

  private static func speed(
    _ first: Sample,
    _ last: Sample
  ) -> (time: TimeInterval, speed: CGFloat) {
    let way = last.place - first.place
    return ((first.time + last.time) / 2, way / CGFloat(last.time - first.time))
  }

  /// The speed of a finger up to its last move; 0 if that was long ago.
  private static func fingerSpeed(_ samples: ArraySlice<Sample>) -> CGFloat {
    let moved = samples.indices.dropFirst().last { samples[$0].place != samples[$0 - 1].place }
    guard let now = samples.last, let moved, now.time - samples[moved].time < 0.06 else { return 0 }
    let last = samples[moved]
    let first = samples[..<moved].last { $0.time <= last.time - 0.08 || !$0.isHeld } ?? samples[0]
    // A recognizer begins with a jump, which is no speed.
    return (last.place - first.place) / CGFloat(max(last.time - first.time, 0.05))
  }

  /// Where a smooth curve through a few points is at a time.
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
