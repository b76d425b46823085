/// A `CAAnimation` among the animations of a layer.
@MainActor
final class CoreLayerAnimation: LayerAnimation {
  private let clock: CoreAnimationDriver

  init(_ animation: CAAnimation, name: String?, on layer: CALayer) {
    clock = CoreAnimationDriver(animation, on: layer)
    let key = clock.track?.path.key ?? .opacity
    super.init(layer, key, stops: [], isAdditive: false, name: name, driver: clock)
  }

  var animation: CAAnimation { clock.animation }

  override func apply(to values: inout LayerValues) {
    guard isShown, let layer else { return }
    clock.track?.apply(to: &values, at: layer.shownTime(at: HeadlessClock.now))
  }

  override func setModel(to value: LayerValue) {}
}
