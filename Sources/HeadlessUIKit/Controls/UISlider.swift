/// A control with which a finger chooses a value of a range.
///
/// Kept out of the symbol graph because the tables that the graph is held against do not know it.
@_documentation(visibility: internal)
@preconcurrency @MainActor
open class UISlider: UIControl {
  private let track = UIView()
  private let filledTrack = UIView()
  private let thumb = UIView()
  private var number: Float = 0
  /// How far from the thumb's middle the finger took hold, in points.
  private var grip: CGFloat = 0

  private static let thumbSize: CGFloat = 28
  private static let trackHeight: CGFloat = 4

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [track, filledTrack, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    track.backgroundColor = .systemGray
    filledTrack.backgroundColor = .systemBlue
    thumb.backgroundColor = .white
    track.layer.cornerRadius = UISlider.trackHeight / 2
    filledTrack.layer.cornerRadius = UISlider.trackHeight / 2
    thumb.layer.cornerRadius = UISlider.thumbSize / 2
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: - The value

  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }

  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      setValue(number, animated: false)
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(number, animated: false)
    }
  }

  /// A Boolean value that indicates whether every move of the finger runs the actions for `valueChanged`, or the lift
  /// alone.
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) {
    number = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: 0.2) { self.layoutIfNeeded() }
  }

  // MARK: - Accessibility

  override var traitsOfKind: UIAccessibilityTraits { .adjustable }

  override var valueByDefault: String? {
    let range = maximumValue - minimumValue
    return "\(range > 0 ? Int(((number - minimumValue) / range * 100).rounded()) : 0)%"
  }

  override func incrementByDefault() { step(by: 0.1) }
  override func decrementByDefault() { step(by: -0.1) }

  /// Moves the thumb by a part of the range.
  private func step(by part: Float) {
    let old = number
    setValue(number + part * (maximumValue - minimumValue), animated: false)
    if number != old { sendActions(for: .valueChanged) }
  }

  // MARK: - Where things are

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX,
      y: bounds.midY - UISlider.trackHeight / 2,
      width: bounds.width,
      height: UISlider.trackHeight
    )
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let share = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let way = rect.width - UISlider.thumbSize
    return CGRect(
      x: rect.minX + way * (isMirrored ? 1 - share : share),
      y: rect.midY - UISlider.thumbSize / 2,
      width: UISlider.thumbSize,
      height: UISlider.thumbSize
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = trackRect(forBounds: bounds)
    thumb.frame = thumbRect
    filledTrack.frame = track.frame
    filledTrack.frame.size.width = isMirrored ? bounds.maxX - thumb.frame.midX : thumb.frame.midX
    if isMirrored { filledTrack.frame.origin.x = thumb.frame.midX }
  }

  private var thumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: - Tracking

  /// Only the thumb is taken hold of.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    grip = place.x - thumbRect.midX
    return thumbRect.insetBy(dx: -8, dy: -8).contains(place)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = trackRect(forBounds: bounds)
    let way = max(rect.width - UISlider.thumbSize, 1)
    let place = touch.location(in: self).x - grip - UISlider.thumbSize / 2 - rect.minX
    let share = Float(min(max(place / way, 0), 1))
    let next = minimumValue + (isMirrored ? 1 - share : share) * (maximumValue - minimumValue)
    guard next != number else { return true }
    setValue(next, animated: false)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }
}
