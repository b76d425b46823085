extension UIGestureRecognizer {
  /// Has a recognizer of two fingers handle touches.
  ///
  /// - Parameters:
  ///   - phase: What the touches do; those of a third finger are ignored.
  ///   - touches: The touches that do so.
  ///   - event: Their event.
  ///   - hold: Called with the fingers that are down when one has joined or left.
  ///   - follow: Called when fingers have moved.
  func handlePair(
    _ phase: UITouch.Phase,
    _ touches: Set<UITouch>,
    _ event: UIEvent,
    hold: ([UITouch]) -> Void,
    follow: () -> Void
  ) {
    switch phase {
    case .began:
      for touch in touches where fingers.count > 2 {
        ignore(touch, for: event)
      }
      hold(fingers)
    case .moved:
      follow()
    case .ended, .cancelled:
      let staying = fingers.filter { !touches.contains($0) }
      guard staying.isEmpty else { return hold(staying) }
      state = state == .possible ? .failed : phase == .cancelled ? .cancelled : .ended
    case .stationary:
      break
    }
  }
}
