/// The numbers of `CAMediaTiming`, and what they make of time.
struct MediaTiming: Equatable {
  var beginTime: TimeInterval = 0
  var duration: TimeInterval = 0
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A moment within one run of an animation.
  struct Moment {
    /// Seconds from the start of the run, mirrored on the way back.
    var time: TimeInterval
    /// How many whole runs there were before.
    var runs: Int
  }

  /// The time of a layer, of the time that it lies in.
  func local(_ time: TimeInterval) -> TimeInterval {
    (time - beginTime) * Double(speed) + timeOffset
  }

  /// The inverse of `local`; a layer that stands still is everywhere at its beginning.
  func outer(_ time: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }

  /// Seconds of its own time that the animation is active, with all repetitions.
  var activeDuration: TimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    let once = duration * (autoreverses ? 2 : 1)
    return repeatCount > 0 ? once * Double(repeatCount) : once
  }

  /// Seconds of its own time since the animation began; without its offset.
  private func elapsed(at time: TimeInterval) -> TimeInterval {
    (time - beginTime) * Double(speed)
  }

  func hasBegun(at time: TimeInterval) -> Bool {
    time >= beginTime - 1e-9
  }

  func isOver(at time: TimeInterval) -> Bool {
    guard speed != 0 else { return timeOffset > activeDuration + 1e-9 }
    return abs(elapsed(at: time)) >= activeDuration - 1e-9 && hasBegun(at: time)
  }

  /// Where the animation is; nil where it is not seen.
  func moment(at time: TimeInterval) -> Moment? {
    let active = activeDuration
    if time < beginTime - 1e-9 {
      return fillMode.reachesBack ? moment(within: speed < 0 ? active : 0) : nil
    }
    let passed = abs(elapsed(at: time))
    let end = isOver(at: time)
    if end, !fillMode.reachesOn { return nil }
    let within = end && speed != 0 ? active : passed + timeOffset
    let wrapped = within > active + 1e-9 && speed != 0 ? within - active : min(within, active)
    return moment(within: speed < 0 ? active - wrapped : wrapped)
  }

  private func moment(within time: TimeInterval) -> Moment {
    guard duration > 0 else { return Moment(time: duration, runs: 0) }
    let count = time / duration
    var runs = max(Int(count.rounded(.down)), 0)
    // The very end belongs to the last run, and not to one that never comes.
    if time >= activeDuration - 1e-9, runs > 0, count - Double(runs) < 1e-9 { runs -= 1 }
    let along = min(max(time - Double(runs) * duration, 0), duration)
    guard autoreverses else { return Moment(time: along, runs: runs) }
    return Moment(time: runs % 2 == 1 ? duration - along : along, runs: runs / 2)
  }
}
