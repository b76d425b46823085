/// The animation block whose closure is running: it turns changes of layers into animations.
@MainActor
class AnimationBlock {
  private(set) static var current: AnimationBlock?

  /// Runs a closure inside a block, or, with nil, outside of any.
  static func run(_ block: AnimationBlock?, _ body: () -> Void) {
    let outer = current
    current = block
    body()
    current = outer
  }

  let driver: AnimationDriver

  init(driver: AnimationDriver) {
    self.driver = driver
  }

  /// A layer's property has changed inside the block.
  func animate(_ layer: CALayer, _ key: LayerKey, from old: LayerValue, to new: LayerValue) {}

  /// A view's affine transform has changed inside the block.
  func animateAdditively(
    _ layer: CALayer,
    _ key: LayerKey,
    from old: LayerValue,
    to new: LayerValue
  ) {}
}
