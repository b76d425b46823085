/// Keeps fingers from the content of a scroll view until it is known whether they scroll.
@MainActor
final class ContentTouchDelay: UIGestureRecognizer {
  /// In seconds.
  private static let delay: TimeInterval = 0.15

  override func setUp() {
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  override func handleTouches(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began:
      guard let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.delaysContentTouches
      else {
        state = .failed
        return
      }
      startTimer(at: event.timestamp + ContentTouchDelay.delay) { $0.state = .failed }
    case .ended, .cancelled:
      state = .failed
    case .moved, .stationary:
      break
    }
  }
}

extension UIView {
  /// Asks the scroll views around the view, from the inside outwards, whether it may hear of fingers; it hears of
  /// none where touches mean nothing by then.
  func mayHear(of touches: Set<UITouch>, with event: UIEvent?) -> Bool {
    guard isUserInteractionEnabled else { return false }
    var ancestor = superview
    while let view = ancestor {
      guard view.isUserInteractionEnabled else { return false }
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
        !scrollView.touchesShouldBegin(touches, with: event, in: self)
      {
        return false
      }
      ancestor = view.superview
    }
    return true
  }
}
