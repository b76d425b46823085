extension UIGestureRecognizer {
  /// Whether the recognizer, its delegate and its state let it look at the touches of an event.
  func accepts(_ event: UIEvent) -> Bool {
    guard isEnabled, !isFinished, !pending.contains(.ended) else { return false }
    guard shouldReceive(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  func accepts(_ touch: UITouch) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  func add(_ touch: UITouch) {
    touches.append(touch)
    fingers.append(touch)
    touch.gestureRecognizers?.append(self)
    GestureEnvironment.join(self)
  }

  func drop(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    fingers.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  /// Calls the four methods for what happened to its touches, as long as the gesture is not over.
  func receive(_ event: UIEvent, among changed: [UITouch]) {
    let mine = changed.filter(touches.holds)
    notePlace(of: fingers)
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let present = mine.filter { $0.phase == phase && touches.holds($0) }
      guard !present.isEmpty, !isFinished else { continue }
      let group = Set(present)
      call(phase, group, event)
      if phase == .ended || phase == .cancelled { fingers.removeAll(where: group.contains) }
    }
    if isRecognized { forgetLiftedTouches() }
    if isRecognized, cancelsTouchesInView { takeTouches() }
  }

  /// Takes the touches away from the views that they are on.
  func takeTouches() {
    for touch in touches {
      touch.isTaken = true
    }
  }

  /// Makes the recognizer ready for the next gesture; touches that are still down are ignored.
  func finish() {
    currentState = .possible
    pending = []
    verdicts = [:]
    stopTimer()
    for touch in touches {
      drop(touch)
    }
    scrolledView = nil
    reset()
  }

  private func call(_ phase: UITouch.Phase, _ group: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began: touchesBegan(group, with: event)
    case .moved: touchesMoved(group, with: event)
    case .ended: touchesEnded(group, with: event)
    case .cancelled: touchesCancelled(group, with: event)
    case .stationary: break
    }
  }

  /// A gesture that goes on while fingers come and go need not remember those that went.
  private func forgetLiftedTouches() {
    guard !isFinished else { return }
    for touch in touches where !touch.isDown {
      drop(touch)
    }
  }
}
