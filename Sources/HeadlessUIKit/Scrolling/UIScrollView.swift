/// Shows a part of something larger, and moves it under a finger.
///
/// The part that is shown is the view's bounds: scrolling moves their origin, frame by frame, so that
/// model and presentation are one. Zooming is not built.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: - Content

  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue { contentDidChange() }
    }
  }

  open var contentInset = UIEdgeInsets.zero {
    didSet { insetsMayHaveChanged() }
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }

  open var adjustedContentInset: UIEdgeInsets { contentInset + addedInset }

  open func adjustedContentInsetDidChange() {}

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if newValue == bounds.origin { rebaseDrag() }
      bounds.origin = newValue
    }
  }

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset, animated: animated, because: .animation)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  // MARK: - Scrolling

  open var isScrollEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }

  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var isPagingEnabled = false
  open var decelerationRate = DecelerationRate.normal
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// A Boolean value that indicates whether a finger is on the content, from the moment that it lands.
  open internal(set) var isTracking = false
  /// A Boolean value that indicates whether a finger has begun to move the content.
  open var isDragging: Bool { drag != nil }
  open var isDecelerating: Bool { motion?.reason == .deceleration }

  // MARK: - Touches in the content

  /// A Boolean value that indicates whether views in the content receive a touch only after 150 ms, if it hasn't
  /// scrolled by then.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether a touch that views in the content have received may still begin to scroll.
  open var canCancelContentTouches = true

  /// Called before a view in the content receives touches; returning false leaves them to the scroll view.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    true
  }

  /// Asked before a finger that a view knows of scrolls; false leaves the finger to the view.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  // MARK: - Indicators

  open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
  open var indicatorStyle = IndicatorStyle.default { didSet { setNeedsLayout() } }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if verticalScrollIndicatorInsets != oldValue { setNeedsLayout() }
    }
  }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet {
      if horizontalScrollIndicatorInsets != oldValue { setNeedsLayout() }
    }
  }

  open func flashScrollIndicators() {
    indicators.show()
    indicators.fadeOut()
  }

  // MARK: - Inside

  let pan = ScrollPan()
  private(set) lazy var indicators = ScrollIndicators(self)
  /// The drag that goes on, from when it is recognized until the finger leaves.
  var drag: ScrollDrag?
  /// What the content does by itself.
  var motion: ScrollMotion?
  var displayLink: CADisplayLink?
  /// Whether the scroll view moves the content itself.
  var isOwnMove = false
  /// The insets and the size that the offset was last brought in line with.
  var knownInset = UIEdgeInsets.zero
  private var knownSize = CGSize.zero

  override func setUp() {
    clipsToBounds = true
    pan.headlessAddAction { [weak self] _ in self?.followPan() }
    addGestureRecognizer(ContentTouchDelay())
    addGestureRecognizer(pan)
    // A subclass that adopts the protocol decides for its own pan.
    pan.delegate = self as? any UIGestureRecognizerDelegate
  }

  override func boundsOriginDidChange(from old: CGPoint) {
    setNeedsLayout()
    if !isOwnMove {
      motion?.move(by: contentOffset - old)
      rebaseDrag()
    }
    isOwnMove = false
    delegate?.scrollViewDidScroll(self)
  }

  override func safeAreaDidChange() {
    insetsMayHaveChanged()
  }

  override func windowDidChange() {
    if window == nil { stopMoving() }
  }

  override func layOutContent() {
    insetsMayHaveChanged()
    if bounds.size != knownSize {
      knownSize = bounds.size
      stayInRange()
    }
    indicators.layOut()
  }
}
