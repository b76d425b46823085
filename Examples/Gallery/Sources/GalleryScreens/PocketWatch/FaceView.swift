import UIKit

/// One side of the watch: a metal case, a dial and three hands.
final class FaceView: RoomView {
  private static let rim: CGFloat = 15

  private let metal = GradientView()
  private let dial = UIImageView()
  private let shade = UIView()
  private let marks: DialMarks
  private let hands: [HandView]
  private let hub = UIView()

  init(_ face: Face) {
    let minutes = CGFloat(face.minute) / 60
    marks = DialMarks(face)
    hands = [
      HandView(
        length: 0.52,
        width: 9,
        turns: (CGFloat(face.hour % 12) + minutes) / 12,
        color: face.ink
      ),
      HandView(length: 0.8, width: 6, turns: minutes, color: face.ink),
      HandView(length: 0.84, width: 2.5, turns: 0.6, color: face.accent),
    ]
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = "Watch, \(face.time) in \(face.town)"
    accessibilityTraits = .image
    metal.show([
      UIColor(hex: 0xF4EFE6, dark: 0xCFC8BA), UIColor(hex: 0xA9A296, dark: 0x6F685D),
      UIColor(hex: 0xE2DACB, dark: 0xA39B8D), UIColor(hex: 0x7E776C, dark: 0x4B463E),
    ])
    metal.clipsToBounds = true
    layer.castShadow(opacity: 0.45, radius: 26, offset: CGSize(width: 0, height: 18))
    dial.image = face.image
    dial.contentMode = .scaleAspectFill
    dial.backgroundColor = face.dial
    dial.clipsToBounds = true
    dial.layer.borderColor = UIColor(white: 0, alpha: 0.35).cgColor
    dial.layer.borderWidth = 2
    shade.backgroundColor =
      face.picture == nil
      ? .clear
      : UIColor(light: UIColor(white: 0, alpha: 0.28), dark: UIColor(white: 0, alpha: 0.5))
    hub.backgroundColor = face.accent
    dial.addSubview(shade)
    addSubviews([metal, dial, marks] + hands + [hub])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.middle
    let radius = min(bounds.width, bounds.height) / 2
    metal.frame = square(of: radius)
    metal.layer.cornerRadius = radius
    layer.shadowPath = UIBezierPath(ovalIn: metal.frame).cgPath
    let inner = radius - Self.rim
    dial.frame = square(of: inner)
    dial.layer.cornerRadius = inner
    shade.frame = dial.bounds
    marks.frame = dial.frame
    for hand in hands {
      hand.place(around: middle, radius: inner)
    }
    hub.frame = square(of: 6)
    hub.layer.cornerRadius = 6
  }

  private func square(of radius: CGFloat) -> CGRect {
    CGRect(around: bounds.middle, radius: radius)
  }
}
