import UIKit

/// A comet on five nights, lower and larger each time.
final class CometPathView: RoomView {
  private static let nights = ["Mon", "Tue", "Wed", "Thu", "Fri"]

  private let comets = CometPathView.nights.map { _ in CometView() }
  private let days: [UILabel]
  private let line = CAShapeLayer()
  private let horizon = CAShapeLayer()

  /// Where the comets are in a left-to-right layout, between the texts and the hills.
  var room = CGRect.zero {
    didSet { setNeedsLayout() }
  }

  init() {
    days = Self.nights.map { UILabel($0, size: 13, weight: .semibold, color: SkyPalette.faintInk) }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    line.fillColor = nil
    line.lineDashPattern = [2, 5]
    line.lineWidth = 1.2
    layer.addSublayer(horizon)
    layer.addSublayer(line)
    addSubviews(comets + days)
    showColors()
  }

  override func showColors() {
    line.strokeColor = layerColor(SkyPalette.line)
    horizon.fillColor = layerColor(SkyPalette.hills)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    for (index, comet) in comets.enumerated() {
      let nucleus = place(of: CGFloat(index) / 4)
      let size = 30 + CGFloat(index) * 11
      place(comet, x: nucleus.x - 5, y: nucleus.y - size * 0.8 + 5, width: size, height: size * 0.8)
      let label = fromLeading(
        CGRect(x: nucleus.x - 30, y: nucleus.y + 10, width: 60, height: 18)
      )
      days[index].frame = label
      days[index].textAlignment = .center
      let middle = fromLeading(CGRect(origin: nucleus, size: .zero)).origin
      if index == 0 { path.move(to: middle) } else { path.addLine(to: middle) }
    }
    line.frame = bounds
    line.path = path.cgPath
    horizon.frame = bounds
    horizon.path = hills.cgPath
  }

  /// Where the comet is, from the first night to the last.
  private func place(of share: CGFloat) -> CGPoint {
    CGPoint(
      x: room.minX + room.width * (0.84 - 0.76 * share),
      y: room.minY + 26 + (room.height - 62) * (0.05 + 0.8 * share * share)
    )
  }

  private var hills: UIBezierPath {
    let (width, foot) = (bounds.width, bounds.height)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: foot))
    path.addLine(to: CGPoint(x: 0, y: foot - 40))
    path.addCurve(
      to: CGPoint(x: width, y: foot - 52),
      controlPoint1: CGPoint(x: width * 0.3, y: foot - 76),
      controlPoint2: CGPoint(x: width * 0.55, y: foot - 14)
    )
    path.addLine(to: CGPoint(x: width, y: foot))
    path.close()
    return path
  }
}
