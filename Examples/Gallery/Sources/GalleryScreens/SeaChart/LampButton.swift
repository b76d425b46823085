import UIKit

/// A round button with a lighthouse, the same by day and at dusk.
final class LampButton: SinkingControl {
  static let side: CGFloat = 40

  private let tower = CAShapeLayer()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
    accessibilityIdentifier = "chart.lamp"
    accessibilityLabel = "List of lights"
    layer.cornerRadius = Self.side / 2
    backgroundColor = UIColor(hex: 0xF4B84E)
    tower.fillColor = UIColor(hex: 0x2A2140).cgColor
    tower.frame = bounds
    tower.path = path.cgPath
    layer.addSublayer(tower)
  }

  /// A tower with its lantern and its roof, and a beam to each side.
  private var path: UIBezierPath {
    let path = UIBezierPath()
    for corners in [
      [16, 32, 24, 32, 22.5, 19.5, 17.5, 19.5], [17, 13.5, 23, 13.5, 23, 18, 17, 18],
      [16, 12, 20, 8, 24, 12], [14.5, 15.7, 6, 12, 6, 19.5], [25.5, 15.7, 34, 12, 34, 19.5],
    ] as [[CGFloat]] {
      for index in stride(from: 0, to: corners.count, by: 2) {
        let corner = CGPoint(x: corners[index], y: corners[index + 1])
        if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
      }
      path.close()
    }
    return path
  }
}
