extension CALayer {
  /// Adds a copy of an animation, which replaces an animation with the same key.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    let animation = CoreLayerAnimation(anim.duplicate(), name: key, on: self)
    animations.append(animation)
    animation.driver.add(animation)
    RenderServer.run(animation.driver)
    RenderServer.layerDidChange(self)
  }

  /// The keys of the animations that have one, in the order in which they were added.
  public func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.name)
    return keys.isEmpty ? nil : keys
  }

  /// The layer's copy of an animation; one that a view's block has made as Core Animation would.
  public func animation(forKey key: String) -> CAAnimation? {
    animations.last { $0.name == key }?.described
  }

  public func removeAllAnimations() {
    remove(animations)
  }

  public func removeAnimation(forKey key: String) {
    remove(animations.filter { $0.name == key })
  }

  private func remove(_ removed: [LayerAnimation]) {
    guard !removed.isEmpty else { return }
    animations.removeAll { animation in removed.contains { $0 === animation } }
    for animation in removed {
      animation.driver.didLose(animation)
    }
    RenderServer.layerDidChange(self)
  }

  /// The action of a layer that belongs to no view: from what is seen to the new value.
  func animateImplicitly(_ key: LayerKey, to new: LayerValue) {
    guard isOnScreen, key.hasImplicitAction, !CATransaction.disableActions(),
      let shown = presentationValues?[key]
    else { return }
    let animation = CABasicAnimation(keyPath: key.rawValue)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fromValue = shown.given ?? new.asColor?.copy(alpha: 0)
    guard animation.duration > 0 else { return removeAnimation(forKey: key.rawValue) }
    add(animation, forKey: key.rawValue)
  }
}

extension LayerKey {
  /// Paths animate only where an animation is added; contents change at once: a cross-fade between pictures is not
  /// made.
  fileprivate var hasImplicitAction: Bool {
    switch self {
    case .contents, .isHidden, .path, .shadowPath: false
    default: isPublic
    }
  }
}

extension LayerAnimation {
  /// The animation as Core Animation would say it.
  fileprivate var described: CAAnimation {
    if let added = self as? CoreLayerAnimation { return added.animation }
    let animation: CAPropertyAnimation
    if stops.count > 2 {
      let frames = CAKeyframeAnimation(keyPath: key.rawValue)
      frames.values = stops.compactMap(\.value.given)
      frames.keyTimes = stops.map { NSNumber(value: Double($0.fraction)) }
      animation = frames
    } else {
      let basic = CABasicAnimation(keyPath: key.rawValue)
      basic.fromValue = isAdditive ? start.adding(end.scaled(by: -1)).given : start.given
      basic.toValue = isAdditive ? end.zero.given : end.given
      animation = basic
    }
    animation.delegate = HeadlessLayerPolicy.current.animationsHaveNoDelegate ? nil : state
    animation.isAdditive = isAdditive
    animation.duration = driver.duration
    animation.beginTime = beginTime ?? 0
    animation.fillMode = .both
    return animation
  }
}
