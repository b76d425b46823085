/// The pan of a scroll view: it begins only where the scroll view has a way to go.
@MainActor
final class ScrollPan: UIPanGestureRecognizer {
  private var lastMove: TimeInterval = 0
  /// False where the finger rested before it was lifted.
  private(set) var isLiftedInMotion = true

  /// A finger that rests for this long is not thrown, in seconds.
  private static let restingTime: TimeInterval = 0.1

  private var scrollView: UIScrollView? { view as? UIScrollView }

  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    willSet {
      guard newValue == nil || newValue === view else {
        HeadlessFault.raise(
          "a scroll view's own pan must have the scroll view as its delegate: subclass UIScrollView"
        )
      }
    }
  }

  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    super.setTranslation(translation, in: view)
    scrollView?.rebaseDrag()
  }

  override func handleTouches(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    switch phase {
    case .began:
      if scrollView?.fingerDidLand() == true { takeTouches() }
    case .moved:
      lastMove = event.timestamp
    case .ended, .cancelled, .stationary:
      isLiftedInMotion = event.timestamp - lastMove <= ScrollPan.restingTime
    }
    super.handleTouches(phase, touches, event)
  }

  override func setUp() {
    allowedScrollTypesMask = .all
  }

  override func handleScroll(_ phase: UITouch.Phase, by delta: CGVector, _ event: UIEvent) {
    switch phase {
    case .began: _ = scrollView?.fingerDidLand()
    case .moved: lastMove = event.timestamp
    case .ended, .cancelled, .stationary:
      isLiftedInMotion = event.timestamp - lastMove <= ScrollPan.restingTime
    }
    super.handleScroll(phase, by: delta, event)
  }

  override func length(of translation: CGPoint) -> CGFloat {
    scrollView?.usefulLength(of: translation) ?? 0
  }

  /// A view in the content that knows of the finger may keep it.
  override func mayBegin(by translation: CGPoint) -> Bool {
    guard let scrollView else { return false }
    return touches.allSatisfy { touch in
      guard touch.delivery == .tracking, let view = touch.view, view !== scrollView else {
        return true
      }
      return scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view)
    }
  }

  override func prepareForNext() {
    super.prepareForNext()
    scrollView?.fingersDidLeave()
  }
}
