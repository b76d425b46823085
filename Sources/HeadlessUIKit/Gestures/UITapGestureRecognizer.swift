/// Recognizes fingers that come down and go up again, once or several times.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  private var tapCount = 0
  private var firstLocation: CGPoint?
  /// The fingers of the tap that is going on, or was last.
  private var tapping: [UITouch] = []

  override var isSingleTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }

  override var countedTouches: [UITouch] { tapping }

  /// A tap leaves room for one that needs more taps, which cannot be known yet.
  override func mayPrevent(_ other: UIGestureRecognizer) -> Bool {
    guard let other = other as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override func handleTouches(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began:
      begin(touches, at: event.timestamp)
    case .moved:
      if touches.contains(where: \.hasMovedTooFarToTap) { state = .failed }
    case .ended:
      if fingers.allSatisfy(touches.contains) { lift(at: event.timestamp) }
    case .cancelled, .stationary:
      state = .failed
    }
  }

  override func prepareForNext() {
    tapCount = 0
    firstLocation = nil
    tapping = []
  }

  private func begin(_ touches: Set<UITouch>, at time: TimeInterval) {
    if fingers.count == touches.count {
      tapping = []
      startTimer(at: time + TouchMetrics.tapDuration) { $0.state = .failed }
    }
    tapping += fingers.filter(touches.contains)
    guard tapping.count <= numberOfTouchesRequired, let touch = tapping.first else {
      state = .failed
      return
    }
    let first = firstLocation ?? touch.startLocation
    firstLocation = first
    if touch.startLocation.distance(to: first) > TouchMetrics.tapAllowance { state = .failed }
  }

  private func lift(at time: TimeInterval) {
    guard tapping.count == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapCount += 1
    guard tapCount < numberOfTapsRequired else {
      stopTimer()
      state = .ended
      return
    }
    startTimer(at: time + TouchMetrics.tapInterval) { $0.state = .failed }
  }
}

extension UITouch {
  fileprivate var hasMovedTooFarToTap: Bool {
    location.distance(to: startLocation) > TouchMetrics.tapAllowance
  }
}
