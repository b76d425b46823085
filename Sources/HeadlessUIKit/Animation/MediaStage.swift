/// One step of time on its way from a layer to a property animation: an animation, or a group around it.
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

extension [MediaStage] {
  /// The way through all stages, from the outermost in; nil where one of them is not seen.
  func moment(at time: TimeInterval) -> MediaTiming.Moment? {
    var moment = MediaTiming.Moment(time: time, runs: 0)
    for stage in self {
      guard let next = stage.moment(at: moment.time) else { return nil }
      moment = next
    }
    return moment
  }
}
