/// The touches that views know of, or will: recognizers may hold the news back, or take touches away.
@MainActor
enum ViewTouches {
  private static var touches: [UITouch] = []

  /// Takes note of the touches of an event; `deliver` then tells the views.
  static func take(_ changed: [UITouch]) {
    for touch in changed where touch.phase == .began {
      if isRefused(touch) { touch.delivery = .over }
      touches.append(touch)
    }
  }

  /// Tells the views what they may know by now.
  static func deliver() {
    while let (view, phase, group) = nextGroup() {
      let event = UIEvent(
        touches: touches,
        timestamp: group.map(\.timestamp).max() ?? HeadlessClock.now
      )
      send(phase, Set(group), event, to: view)
    }
    touches.removeAll { !$0.isDown && !$0.mayConcernView }
  }

  static func reset() {
    touches = []
  }

  /// A view without multiple touch knows of one finger only; one with exclusive touch is alone.
  private static func isRefused(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    return touches.contains { other in
      guard other.isDown, other.window === touch.window, let otherView = other.view else {
        return false
      }
      return otherView === view
        ? !view.isMultipleTouchEnabled
        : view.isExclusiveTouch || otherView.isExclusiveTouch
    }
  }

  /// The next thing to tell one view: all touches on it that did the same, or one after the other
  /// where it knows of one finger only.
  private static func nextGroup() -> (UIView, UITouch.Phase, [UITouch])? {
    for touch in touches {
      guard let view = touch.view, let phase = touch.nextPhaseForView else { continue }
      let group = touches.filter {
        $0 === touch
          || view.isMultipleTouchEnabled && $0.view === view && $0.nextPhaseForView == phase
      }
      for member in group {
        member.didDeliver(phase)
      }
      return (view, phase, group)
    }
    return nil
  }

  private static func send(
    _ phase: UITouch.Phase,
    _ group: Set<UITouch>,
    _ event: UIEvent,
    to view: UIView
  ) {
    let phases = group.map { ($0, $0.phase) }
    for touch in group {
      touch.phase = phase
    }
    switch phase {
    case .began:
      if view.mayHear(of: group, with: event) {
        view.touchesBegan(group, with: event)
      } else {
        for touch in group {
          touch.delivery = .over
        }
      }
    case .moved: view.touchesMoved(group, with: event)
    case .ended: view.touchesEnded(group, with: event)
    case .cancelled: view.touchesCancelled(group, with: event)
    case .stationary: break
    }
    for (touch, actual) in phases {
      touch.phase = actual
    }
  }
}

extension UITouch {
  /// What the view is to be told next, if anything.
  fileprivate var nextPhaseForView: Phase? {
    switch delivery {
    case .over:
      nil
    case .waiting:
      mayConcernView && !isHeldBack(by: \.delaysTouchesBegan) ? .began : nil
    case .tracking:
      if isTaken || phase == .cancelled {
        .cancelled
      } else if phase == .ended {
        isHeldBack(by: \.delaysTouchesEnded) ? nil : .ended
      } else {
        hasNews ? .moved : nil
      }
    }
  }

  /// False once there is nothing left to tell the view, now or later.
  fileprivate var mayConcernView: Bool {
    switch delivery {
    case .over: false
    case .waiting:
      phase != .cancelled && (!isTaken || HeadlessGesturePolicy.current.delayedTouchOutlivesPan)
    case .tracking: true
    }
  }

  fileprivate func didDeliver(_ phase: Phase) {
    hasNews = false
    delivery = phase == .ended || phase == .cancelled ? .over : .tracking
  }

  private func isHeldBack(by delays: (UIGestureRecognizer) -> Bool) -> Bool {
    gestureRecognizers?.contains { delays($0) && $0.currentState == .possible } ?? false
  }
}
