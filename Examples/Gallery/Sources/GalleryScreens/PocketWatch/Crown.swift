import UIKit

/// The knob on top of the watch and the ring around it; the knob sinks while it is pressed.
final class Crown: NamedControl {
  private let ring = UIView()
  private let knob = GradientView()

  init() {
    super.init(frame: .zero)
    accessibilityLabel = "Turn the watch"
    ring.isUserInteractionEnabled = false
    ring.layer.borderWidth = 4
    ring.layer.borderColor = UIColor(hex: 0xB3AA9A).cgColor
    knob.show([UIColor(hex: 0xF4EFE6, dark: 0xD2CBBE), UIColor(hex: 0x8C8578, dark: 0x655F56)])
    knob.layer.cornerRadius = 5
    knob.clipsToBounds = true
    addSubview(ring)
    addSubview(knob)
  }

  override var isHighlighted: Bool {
    didSet {
      knob.transform = isHighlighted ? CGAffineTransform(translationX: 0, y: 4) : .identity
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = CGRect(x: bounds.midX - 15, y: 0, width: 30, height: 30)
    ring.layer.cornerRadius = 15
    let place = CGRect(x: bounds.midX - 13, y: 18, width: 26, height: 22)
    knob.bounds.size = place.size
    knob.center = place.middle
  }
}
