import UIKit

/// An egg with its name below.
final class EggControl: SinkingControl {
  let egg: ShapesView
  private let shadow = CAShapeLayer()
  /// What lies below the egg: its shadow and its name.
  let caption = UIView()
  private let name: UILabel

  init(_ bird: Bird) {
    egg = ShapesView(bird.egg)
    name = UILabel(bird.name, size: 16, weight: .medium, lines: 1, color: Palette.eggs.ink)
    super.init(frame: .zero)
    name.textAlignment = .center
    caption.isUserInteractionEnabled = false
    accessibilityLabel = "Egg of a \(bird.name.lowercased())"
    caption.layer.addSublayer(shadow)
    caption.addSubview(name)
    addSubview(caption)
    addSubview(egg)
    showColors()
  }

  override func showColors() {
    shadow.fillColor = layerColor(Palette.eggShadow)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height - 40)
    let top = (bounds.height - side - 40) / 2
    egg.bounds.size = CGSize(width: side, height: side)
    egg.center = CGPoint(x: bounds.midX, y: top + side / 2)
    caption.frame = bounds
    let ground = CGRect(x: bounds.midX, y: top + side * 0.975, width: 0, height: 0)
    shadow.frame = caption.bounds
    shadow.path = UIBezierPath(ovalIn: ground.insetBy(dx: -side * 0.33, dy: -side * 0.05)).cgPath
    name.frame = CGRect(x: 0, y: top + side + 16, width: bounds.width, height: 22)
  }
}
