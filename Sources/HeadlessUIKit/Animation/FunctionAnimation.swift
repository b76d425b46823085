/// An animation that changes a layer's values by a function of progress, and cleans up after itself.
@MainActor
final class FunctionAnimation: LayerAnimation {
  private let change: (inout LayerValues, CGFloat) -> Void
  private var cleanUp: (() -> Void)?

  init(
    _ layer: CALayer,
    name: String,
    driver: AnimationDriver,
    _ change: @escaping (inout LayerValues, CGFloat) -> Void,
    cleanUp: @escaping () -> Void = {}
  ) {
    self.change = change
    self.cleanUp = cleanUp
    super.init(layer, .transform, stops: [], isAdditive: true, name: name, driver: driver)
  }

  /// Adds it to its layer and its driver.
  func begin() {
    layer?.animations.append(self)
    driver.add(self)
  }

  override func apply(to values: inout LayerValues) {
    change(&values, isShown ? driver.shownProgress(of: self).x : 0)
  }

  override func setModel(to value: LayerValue) {}

  override func didEnd() {
    super.didEnd()
    let cleanUp = cleanUp
    self.cleanUp = nil
    cleanUp?()
  }
}
