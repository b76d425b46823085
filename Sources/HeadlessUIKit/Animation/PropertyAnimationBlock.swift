/// The block of a property animator, or any block whose changes join those of one driver.
@MainActor
class PropertyAnimationBlock: AnimationBlock {
  let span: ClosedRange<CGFloat>
  private let isTurned: Bool
  /// The delegate of all animations that the block makes.
  private let state = HeadlessAnimationState()
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
    let others = layer.animations.filter { $0.givesWay(to: key) && $0.driver !== driver }
    let shown = others.isEmpty || !beginsFromCurrentState ? old : layer.presentationValues?[key]
    layer.animations.removeAll { $0.givesWay(to: key) && $0.driver !== driver }
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
      name: isAdditive ? layer.freeName(for: key) : key.rawValue,
      state: state,
      driver: driver
    )
    layer.animations.append(animation)
    driver.add(animation)
  }
}

/// What UIKit makes the delegate of the animations of one block.
final class HeadlessAnimationState: NSObject, CAAnimationDelegate {}

extension LayerAnimation {
  /// Whether it ends where a block animates a property that isn't additive.
  fileprivate func givesWay(to key: LayerKey) -> Bool {
    name == key.rawValue || self.key == key && !(self is CoreLayerAnimation)
  }
}

extension CALayer {
  /// A name for one more animation of a property: additive ones stand beside each other.
  fileprivate func freeName(for key: LayerKey) -> String {
    let names = animations.compactMap(\.name)
    guard names.contains(key.rawValue) else { return key.rawValue }
    let number = (2...).first { !names.contains("\(key.rawValue)-\($0)") } ?? 2
    return "\(key.rawValue)-\(number)"
  }
}
