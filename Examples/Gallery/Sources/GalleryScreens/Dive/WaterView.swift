import UIKit

/// Water with what drifts in it, and the light of a lamp from above.
final class WaterView: RoomView {
  /// The color below the water.
  static let depth = UIColor(hex: 0x01040F)

  private let water = GradientView()
  private let beams = [CAShapeLayer(), CAShapeLayer()]
  private let snow = CAShapeLayer()
  private var tint = UIColor.white

  /// How bright the lamp is, from 0 to 1.
  var light: CGFloat = 0 {
    didSet { showLight() }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    backgroundColor = Self.depth
    addSubview(water)
    for layer in beams + [snow] {
      self.layer.addSublayer(layer)
    }
  }

  func show(_ zone: Zone) {
    water.show(zone.water)
    tint = zone.isDark ? zone.glow : .white
    snow.fillColor = UIColor.white.withAlphaComponent(zone.isDark ? 0.28 : 0.5).cgColor
    showLight()
  }

  private func showLight() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (beam, opacity) in zip(beams, [0.14, 0.18] as [CGFloat]) {
      beam.fillColor = tint.withAlphaComponent(light * opacity).cgColor
    }
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    water.frame = bounds
    for (beam, share) in zip(beams, [1, 0.62] as [CGFloat]) {
      let path = UIBezierPath()
      let (top, bottom) = (bounds.width * 0.08 * share, bounds.width * 0.62 * share)
      path.move(to: CGPoint(x: bounds.midX - top, y: -10))
      path.addLine(to: CGPoint(x: bounds.midX + top, y: -10))
      path.addLine(to: CGPoint(x: bounds.midX + bottom, y: bounds.height))
      path.addLine(to: CGPoint(x: bounds.midX - bottom, y: bounds.height))
      path.close()
      beam.frame = bounds
      beam.path = path.cgPath
    }
    let flakes = UIBezierPath()
    for index in 0..<46 {
      let turn = CGFloat(index) * 0.618_034
      let size = 1.4 + 2.4 * (turn * 7).truncatingRemainder(dividingBy: 1)
      let place = CGPoint(
        x: bounds.width * turn.truncatingRemainder(dividingBy: 1),
        y: bounds.height * (CGFloat(index) + 0.5) / 46
      )
      flakes.append(
        UIBezierPath(ovalIn: CGRect(origin: place, size: CGSize(width: size, height: size)))
      )
    }
    snow.frame = bounds
    snow.path = flakes.cgPath
  }
}
