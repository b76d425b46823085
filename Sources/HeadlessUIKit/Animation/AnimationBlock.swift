/// The animation block whose closure is running: it turns changes of layers into animations.
@MainActor
class AnimationBlock {
  private(set) static var current: AnimationBlock?

  /// Takes the outermost block that runs first; set while somebody wants to join one.
  private static var recorder: ((AnimationBlock) -> Void)?

  /// Runs a closure inside a block, or, with nil, outside of any.
  static func run(_ block: AnimationBlock?, _ body: () -> Void) {
    let outer = current
    current = block
    if let block, outer == nil, let record = recorder {
      recorder = nil
      record(block)
    }
    body()
    current = outer
  }

  /// The outermost block that a closure runs first, so that more can be animated with it.
  static func first(in body: () -> Void) -> AnimationBlock? {
    var found: AnimationBlock?
    let outer = recorder
    recorder = { found = $0 }
    body()
    recorder = outer
    return found
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
