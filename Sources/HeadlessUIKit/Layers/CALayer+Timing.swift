extension CALayer {
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
