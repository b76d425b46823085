/// A property animation as a layer plays it: where it acts, by which time, and what it does there.
struct PropertyTrack {
  let path: LayerKeyPath
  var stage: MediaStage
  let motion: PropertyMotion
  let isAdditive: Bool
  let isCumulative: Bool

  /// Changes the values as the track does at a moment of the layer's time.
  func apply(to values: inout LayerValues, at time: TimeInterval) {
    guard let moment = stage.moment(at: time) else { return }
    let base = path.value(in: values)
    var value = motion.value(at: moment.time, over: base, isAdditive: isAdditive)
    if isCumulative, moment.runs > 0 {
      let whole = motion.value(at: motion.duration, over: base, isAdditive: isAdditive)
      value = value.adding(whole.scaled(by: CGFloat(moment.runs)))
    }
    path.set(isAdditive ? base.adding(value) : value, in: &values)
  }
}
