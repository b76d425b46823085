/// How a paused animator is scrubbed.
extension HeadlessViewAnimator {
  /// Pauses the clock, and shows a spring at one of its times.
  func pauseClock() {
    guard driver.clock.segment != nil else { return }
    driver.clock.pause(
      at: HeadlessClock.now,
      grain: HeadlessClock.springGrain,
      keepsRemainder: HeadlessAnimatorPolicy.current.springsOutliveContinuing
    )
    if driver.clock.lastSpring == nil, let spring = ownSpring { driver.clock.rest(on: spring) }
  }

  /// Sets the fraction, from start to end.
  func rest(at forward: CGFloat) {
    if let spring = driver.clock.lastSpring ?? ownSpring {
      return driver.clock.rest(at: forward, along: spring)
    }
    let cubic = currentTiming.cubicTimingParameters?.curve
    driver.clock.rest(at: forward, curve: isScrubbedLinearly ? nil : cubic)
  }

  /// The spring of the animator's own timing, where it is scrubbed in steps; nil otherwise.
  private var ownSpring: SpringScrub? {
    guard HeadlessClock.springGrain > 0, let spring = timing.springTimingParameters else {
      return nil
    }
    let whole = wholeDuration
    let path = MotionPath(
      shape: .spring(
        x: spring.curveX(duration: whole),
        y: spring.curveY(duration: whole),
        from: AxisProgress(0),
        to: 1
      ),
      length: whole
    )
    return SpringScrub(path: path, measure: .progress, grain: HeadlessClock.springGrain)
  }
}
