extension UIGestureRecognizer {
  /// Runs a closure at a time to come, unless the gesture is over or another timer started by then.
  func startTimer(at time: TimeInterval, _ action: @escaping (UIGestureRecognizer) -> Void) {
    stopTimer()
    let number = timer
    HeadlessClock.schedule(at: time) { [weak self] in
      guard let self, self.timer == number else { return }
      GestureEnvironment.perform { action(self) }
    }
  }

  func stopTimer() {
    timer += 1
  }
}
