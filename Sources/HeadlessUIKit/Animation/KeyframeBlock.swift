/// The block of `UIView.animateKeyframes`: it collects, for each property, the values that it passes through.
@MainActor
final class KeyframeBlock: AnimationBlock {
  private struct Track {
    let layer: CALayer
    let key: LayerKey
    var stops: [LayerAnimation.Stop]
  }

  private var tracks: [Track] = []
  private var frame: ClosedRange<CGFloat> = 0...1

  /// Runs a block whose changes are made between two fractions of the whole.
  func run(frame: ClosedRange<CGFloat>, _ body: () -> Void) {
    let outer = self.frame
    self.frame = frame
    body()
    self.frame = outer
  }

  override func animate(
    _ layer: CALayer,
    _ key: LayerKey,
    from old: LayerValue,
    to new: LayerValue
  ) {
    guard layer.isOnScreen, key != .contents, key != .isHidden else { return }
    let index = tracks.firstIndex { $0.layer === layer && $0.key == key }
    if let index {
      add(new, after: old, to: &tracks[index].stops)
    } else {
      var stops = [LayerAnimation.Stop(fraction: 0, value: old)]
      add(new, after: old, to: &stops)
      tracks.append(Track(layer: layer, key: key, stops: stops))
    }
  }

  override func animateAdditively(
    _ layer: CALayer,
    _ key: LayerKey,
    from old: LayerValue,
    to new: LayerValue
  ) {
    animate(layer, key, from: old, to: new)
  }

  /// Makes the animations of what was collected.
  func finish(span: ClosedRange<CGFloat>) {
    for track in tracks {
      var stops = track.stops
      if let last = stops.last, last.fraction < 1 {
        stops.append(.init(fraction: 1, value: last.value))
      }
      let animation = LayerAnimation(
        track.layer,
        track.key,
        stops: stops,
        isAdditive: false,
        span: span,
        name: track.key.rawValue,
        driver: driver
      )
      animation.keepsOwnTime = HeadlessAnimatorPolicy.current.keyframesKeepTheirOwnTime
      track.layer.animations.append(animation)
      driver.add(animation)
    }
  }

  private func add(
    _ new: LayerValue,
    after old: LayerValue,
    to stops: inout [LayerAnimation.Stop]
  ) {
    if let last = stops.last, frame.lowerBound > last.fraction {
      stops.append(.init(fraction: frame.lowerBound, value: old))
    }
    stops.append(.init(fraction: frame.upperBound, value: new))
  }
}
