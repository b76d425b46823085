import UIKit

/// A slider for a value from 0 to 1.
final class Slider: UIControl {
  private static let knobSize: CGFloat = 28
  private static let lineHeight: CGFloat = 5

  private let line = UIView()
  private let fill = UIView()
  private let knob = UIView()
  /// The distance from the finger to the center of the knob, in points.
  private var grip: CGFloat = 0

  private(set) var value: CGFloat {
    didSet { setNeedsLayout() }
  }

  init(color: UIColor, value: CGFloat = 0) {
    self.value = value
    super.init(frame: .zero)
    show(color)
    knob.accessibilityIdentifier = "slider.knob"
    knob.backgroundColor = .white
    knob.layer.castShadow(opacity: 0.22, radius: 4, offset: CGSize(width: 0, height: 2))
    for view in [line, fill, knob] {
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = view === knob ? Self.knobSize / 2 : Self.lineHeight / 2
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows another color.
  func show(_ color: UIColor) {
    line.backgroundColor = color.withAlphaComponent(0.18)
    fill.backgroundColor = color
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = bounds.midY - Self.lineHeight / 2
    let way = Self.knobSize / 2 + value * travel
    line.frame = CGRect(x: 0, y: top, width: bounds.width, height: Self.lineHeight)
    place(fill, x: 0, y: top, width: way, height: Self.lineHeight)
    knob.bounds.size = CGSize(width: Self.knobSize, height: Self.knobSize)
    knob.center = CGPoint(x: isRightToLeft ? bounds.width - way : way, y: bounds.midY)
  }

  // MARK: - Accessibility

  override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((value * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { change(to: value + 0.1) }
  override func accessibilityDecrement() { change(to: value - 0.1) }

  // MARK: - Tracking

  /// Starts tracking; a finger beside the knob moves it too.
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let distance = knob.center.x - touch.location(in: self).x
    grip = abs(distance) <= Self.knobSize ? distance : 0
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    let x = touch.location(in: self).x + grip
    let way = isRightToLeft ? bounds.width - x : x
    change(to: (way - Self.knobSize / 2) / max(travel, 1))
  }

  private func change(to wanted: CGFloat) {
    let new = min(max(wanted, 0), 1)
    guard new != value else { return }
    value = new
    sendActions(for: .valueChanged)
  }

  private var travel: CGFloat { bounds.width - Self.knobSize }
}
