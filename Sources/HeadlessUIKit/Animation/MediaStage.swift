/// The way of time from a layer to an animation.
struct MediaStage {
  var timing: MediaTiming
  var curve: UnitBezier

  /// Seconds within one run, once the stage's curve has bent them, with the number of runs before.
  func moment(at time: TimeInterval) -> MediaTiming.Moment? {
    guard var moment = timing.moment(at: time) else { return nil }
    if timing.duration > 0, curve != .linear {
      moment.time = curve.value(at: moment.time / timing.duration) * timing.duration
    }
    return moment
  }
}
