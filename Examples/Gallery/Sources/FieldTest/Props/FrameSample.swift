import Foundation

/// What was seen in one frame.
struct FrameSample<Value> {
  /// Seconds since the recording began.
  let time: TimeInterval
  let value: Value
}

extension [FrameSample<Double>] {
  /// The value at a time: that of the nearest frame.
  func value(at time: TimeInterval) -> Double {
    let nearest = self.min { abs($0.time - time) < abs($1.time - time) }
    return nearest?.value ?? .nan
  }
}
