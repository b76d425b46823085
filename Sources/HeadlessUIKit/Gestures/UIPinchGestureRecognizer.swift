/// Follows two fingers that move apart or together.
///
/// It begins once their distance has changed by as much as a pan takes. A finger that joins or leaves does not
/// make the scale jump.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance that the scale counts from, in points, and the scale there.
  private var base: (spread: CGFloat, scale: CGFloat)?
  /// The distance of the two fingers as they were seen last.
  private var spread: CGFloat = 0
  private var restingScale: CGFloat = 1
  private var estimator = VelocityEstimator()

  /// How many times as far apart the fingers are as they were.
  open var scale: CGFloat {
    get {
      guard let base, base.spread > 0 else { return restingScale }
      return base.scale * spread / base.spread
    }
    set {
      restingScale = newValue
      if base != nil { base = (spread, newValue) }
      estimator = VelocityEstimator()
    }
  }

  /// How the scale changes, in units per second.
  open var velocity: CGFloat { estimator.velocity.x }

  override func handleTouches(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began:
      for touch in touches where fingers.count > 2 {
        ignore(touch, for: event)
      }
      rebase(on: fingers)
    case .moved:
      follow(event)
    case .ended, .cancelled:
      let staying = fingers.filter { !touches.contains($0) }
      guard staying.isEmpty else { return rebase(on: staying) }
      state = state == .possible ? .failed : phase == .cancelled ? .cancelled : .ended
    case .stationary:
      break
    }
  }

  override func prepareForNext() {
    base = nil
    restingScale = 1
    estimator = VelocityEstimator()
  }

  /// Counts from where the fingers are now, with the scale as it is.
  private func rebase(on fingers: [UITouch]) {
    restingScale = scale
    base = nil
    guard fingers.count == 2 else { return }
    spread = fingers[0].location.distance(to: fingers[1].location)
    base = (spread, restingScale)
  }

  private func follow(_ event: UIEvent) {
    guard let base, fingers.count == 2 else {
      if state != .possible { state = .changed }
      return
    }
    spread = fingers[0].location.distance(to: fingers[1].location)
    estimator.add(CGPoint(x: scale, y: 0), at: event.timestamp)
    if state != .possible {
      state = .changed
    } else if abs(spread - base.spread) >= TouchMetrics.panThreshold {
      state = .began
    }
  }
}
