/// A `CAAnimation` among the animations of a layer.
@MainActor
final class CoreLayerAnimation: LayerAnimation {
  private let clock: CoreAnimationDriver

  init(_ animation: CAAnimation, name: String?, on layer: CALayer) {
    clock = CoreAnimationDriver(animation, on: layer)
    let key = clock.tracks.first?.path.key ?? .opacity
    super.init(layer, key, stops: [], isAdditive: false, name: name, driver: clock)
  }

  var animation: CAAnimation { clock.animation }

  override func apply(to values: inout LayerValues) {
    guard isShown, let layer else { return }
    let time = layer.shownTime(at: HeadlessClock.now)
    for track in clock.tracks {
      track.apply(to: &values, at: time)
    }
  }

  override func setModel(to value: LayerValue) {}
}
