/// The block of a property animator, or any block whose changes join those of one driver.
@MainActor
class PropertyAnimationBlock: AnimationBlock {
  let span: ClosedRange<CGFloat>
  private let isTurned: Bool
  /// Whether a new animation starts from what is shown, false where from the model.
  private let beginsFromCurrentState: Bool

  init(
    driver: AnimationDriver,
    span: ClosedRange<CGFloat> = 0...1,
    isTurned: Bool = false,
    beginsFromCurrentState: Bool = true
  ) {
    self.span = span
    self.isTurned = isTurned
    self.beginsFromCurrentState = beginsFromCurrentState
    super.init(driver: driver)
  }

  override func animate(
    _ layer: CALayer,
    _ key: LayerKey,
    from old: LayerValue,
    to new: LayerValue
  ) {
    guard layer.isOnScreen else { return }
    switch key {
    case .position, .bounds: add(to: layer, key, from: old, to: new, isAdditive: true)
    case .contents, .isHidden: break
    default: replace(on: layer, key, from: old, to: new)
    }
  }

  override func animateAdditively(
    _ layer: CALayer,
    _ key: LayerKey,
    from old: LayerValue,
    to new: LayerValue
  ) {
    guard layer.isOnScreen else { return }
    add(to: layer, key, from: old, to: new, isAdditive: true)
  }

  private func replace(
    on layer: CALayer,
    _ key: LayerKey,
    from old: LayerValue,
    to new: LayerValue
  ) {
    let others = layer.animations.filter { $0.name == key.rawValue && $0.driver !== driver }
    let shown = others.isEmpty || !beginsFromCurrentState ? old : layer.presentationValues?[key]
    layer.animations.removeAll { $0.name == key.rawValue && $0.driver !== driver }
    for other in others {
      other.driver.didLose(other)
    }
    add(to: layer, key, from: shown ?? old, to: new, isAdditive: false)
  }

  private func add(
    to layer: CALayer,
    _ key: LayerKey,
    from old: LayerValue,
    to new: LayerValue,
    isAdditive: Bool
  ) {
    var start = old
    if let earlier = layer.animations.last(where: {
      $0.key == key && $0.driver === driver && $0.span == span && $0.isAdditive == isAdditive
        && $0.isTurned == isTurned
    }) {
      start = earlier.start
      layer.animations.removeAll { $0 === earlier }
      driver.forget(earlier)
    }
    let animation = LayerAnimation(
      layer,
      key,
      stops: [.init(fraction: 0, value: start), .init(fraction: 1, value: new)],
      isAdditive: isAdditive,
      span: span,
      isTurned: isTurned,
      name: key.rawValue,
      driver: driver
    )
    layer.animations.append(animation)
    driver.add(animation)
  }
}
