/// Recognizes fingers that stay where they came down, and then follows them.
///
/// With a duration of 0, it begins as soon as a finger touches, which catches a view in motion.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The taps that must come first.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In seconds of the virtual clock.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move before the gesture begins, in points.
  open var allowableMovement: CGFloat = 10

  private var tapCount = 0
  /// Whether as many fingers as required have been down since all were lifted.
  private var isPressed = false

  override func handleTouches(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began: press(touches, event)
    case .moved: move(touches)
    case .ended: lift(touches, event)
    case .cancelled: state = state == .possible ? .failed : .cancelled
    case .stationary: break
    }
  }

  override func prepareForNext() {
    tapCount = 0
    isPressed = false
  }

  private func press(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard fingers.count <= numberOfTouchesRequired else {
      if state == .possible {
        state = .failed
      } else {
        for touch in touches {
          ignore(touch, for: event)
        }
      }
      return
    }
    guard fingers.count == numberOfTouchesRequired, state == .possible else { return }
    isPressed = true
    if tapCount < numberOfTapsRequired {
      startTimer(at: event.timestamp + TouchMetrics.tapDuration) { $0.state = .failed }
    } else if minimumPressDuration <= 0 {
      state = .began
    } else {
      startTimer(at: event.timestamp + minimumPressDuration) { $0.state = .began }
    }
  }

  private func move(_ touches: Set<UITouch>) {
    if state != .possible {
      state = .changed
    } else if touches.contains(where: hasMovedTooFar) {
      state = .failed
    }
  }

  private func lift(_ touches: Set<UITouch>, _ event: UIEvent) {
    if state != .possible {
      state = .ended
    } else if tapCount >= numberOfTapsRequired || !isPressed {
      state = .failed
    } else if fingers.allSatisfy(touches.contains) {
      tapCount += 1
      isPressed = false
      startTimer(at: event.timestamp + TouchMetrics.tapInterval) { $0.state = .failed }
    }
  }

  private func hasMovedTooFar(_ touch: UITouch) -> Bool {
    touch.location.distance(to: touch.startLocation) > allowableMovement
  }
}
