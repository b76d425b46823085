import UIKit

/// A sound as bars, of which those that have been heard are bright.
final class WaveView: RoomView {
  private static let count = 44

  private let lines = [CAShapeLayer(), CAShapeLayer()]
  private var sound = Sound.all[0]

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for line in lines {
      line.fillColor = nil
      layer.addSublayer(line)
    }
  }

  func show(_ sound: Sound, heard: UIColor, rest: UIColor) {
    self.sound = sound
    // Layers without a view would be animated by themselves.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    lines[0].strokeColor = heard.cgColor
    lines[1].strokeColor = rest.cgColor
    CATransaction.commit()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let paths = [UIBezierPath(), UIBezierPath()]
    let step = bounds.width / CGFloat(Self.count)
    for bar in 0..<Self.count {
      let way = (CGFloat(bar) + 0.5) * step
      let x = isRightToLeft ? bounds.width - way : way
      let half = height(of: bar) * bounds.height / 2
      let path = paths[Double(bar) < sound.heard * Double(Self.count) ? 0 : 1]
      path.move(to: CGPoint(x: x, y: bounds.midY - half))
      path.addLine(to: CGPoint(x: x, y: bounds.midY + half))
    }
    for (line, path) in zip(lines, paths) {
      line.frame = bounds
      line.path = path.cgPath
      line.lineWidth = step * 0.5
    }
  }

  /// The height of a bar, as a share; every sound has its own.
  private func height(of bar: Int) -> CGFloat {
    let place = CGFloat(bar) + CGFloat(sound.length % 97)
    return 0.14 + 0.86 * abs(sin(place * 0.41) * sin(place * 1.13 + 0.6))
  }
}
