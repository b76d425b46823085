extension CALayer {
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// How fast the layer's time passes in its superlayer's; 0 stops every Core Animation in it.
  public var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// A layer lasts: only animations have an end.
  public var duration: CFTimeInterval {
    get { .infinity }
    set { if newValue != .infinity { CALayer.refuse("duration") } }
  }

  public var repeatCount: Float {
    get { 0 }
    set { if newValue != 0 { CALayer.refuse("repeatCount") } }
  }

  public var repeatDuration: CFTimeInterval {
    get { 0 }
    set { if newValue != 0 { CALayer.refuse("repeatDuration") } }
  }

  public var autoreverses: Bool {
    get { false }
    set { if newValue { CALayer.refuse("autoreverses") } }
  }

  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  private static func refuse(_ property: String) {
    HeadlessFault.raise(
      "a layer's \(property) is not built: set it on the animations, and speed, timeOffset and beginTime on the layer"
    )
  }

  /// A time of another layer, nil for the clock's, in this layer's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.clockTime(t) ?? t)
  }

  /// A time of this layer in another's, nil for the clock's.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.localTime(clockTime(t)) ?? clockTime(t)
  }

  private var outerLayer: CALayer? { superlayer ?? masked }

  private func localTime(_ clock: TimeInterval) -> TimeInterval {
    timing.local(outerLayer?.localTime(clock) ?? clock)
  }

  private func clockTime(_ local: TimeInterval) -> TimeInterval {
    let outer = timing.outer(local)
    return outerLayer?.clockTime(outer) ?? outer
  }

  /// The layer's time as it was committed, at a time of the clock.
  func shownTime(at clock: TimeInterval) -> TimeInterval {
    guard !LayerTime.isUniform else { return clock }
    return committedTiming.local(outerLayer?.shownTime(at: clock) ?? clock)
  }
}
