import UIKit

/// A chart of a coast: sea, land, depths and lights.
final class SeaChartView: RoomView {
  /// How far a light is drawn for each mile, in points.
  private static let mile: CGFloat = 6

  private let coasts = (0..<3).map { _ in CAShapeLayer() }
  private let lines = CAShapeLayer()
  private let lands = SeaChart.shores.map { _ in CAShapeLayer() }
  private let rose = CAShapeLayer()
  private let depths: [UILabel]
  private let sectors = Light.all.map { SectorView($0) }
  private let names: [UILabel]
  private let characters: [UILabel]

  init() {
    depths = SeaChart.depths.map { UILabel("\($0.meters)", size: 11, color: LightsColors.depth) }
    names = Light.all.map { UILabel($0.name, size: 13, weight: .semibold, color: LightsColors.ink) }
    characters = Light.all.map {
      UILabel("\($0.character)  \($0.range) M", size: 12, color: LightsColors.ink)
    }
    super.init(frame: CGRect(x: 0, y: 0, width: SeaChart.side, height: SeaChart.side))
    accessibilityIdentifier = "chart.sea"
    for part in coasts + [lines] + lands + [rose] {
      part.fillColor = nil
      part.miterLimit = 1
      layer.addSublayer(part)
    }
    draw()
    for depth in depths {
      depth.font = .italicSystemFont(ofSize: 11)
      depth.isAccessibilityElement = false
    }
    addSubviews(depths + sectors + names + characters)
    place()
    backgroundColor = LightsColors.sea[0]
    showColors()
  }

  override func showColors() {
    let sea = LightsColors.sea
    // The shallows are the shore, drawn with a thick line.
    for (coast, style) in zip(
      coasts,
      [(sea[1], 150), (sea[2], 64), (LightsColors.coast, 3)] as [(UIColor, CGFloat)]
    ) {
      coast.strokeColor = layerColor(style.0)
      coast.lineWidth = style.1
    }
    for land in lands {
      land.fillColor = layerColor(LightsColors.land)
    }
    lines.strokeColor = layerColor(LightsColors.depth.withAlphaComponent(0.28))
    rose.strokeColor = layerColor(LightsColors.accent.withAlphaComponent(0.7))
  }

  private func draw() {
    let shores = UIBezierPath()
    for (shore, land) in zip(SeaChart.shores, lands) {
      let path = UIBezierPath()
      for (index, point) in shore.enumerated() {
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.close()
      shores.append(path)
      // Only as large as the land.
      land.frame = path.bounds
      path.apply(CGAffineTransform(translationX: -land.frame.minX, y: -land.frame.minY))
      land.path = path.cgPath
    }
    for coast in coasts {
      coast.path = shores.cgPath
    }
    lines.lineWidth = 0.75
    lines.path = grid.cgPath
    rose.lineWidth = 1
    rose.path = rosePath(around: CGPoint(x: 170, y: 850), radius: 92).cgPath
  }

  /// Meridians and parallels.
  private var grid: UIBezierPath {
    let path = UIBezierPath()
    for place in stride(from: CGFloat(100), to: SeaChart.side, by: 200) {
      path.move(to: CGPoint(x: place, y: 0))
      path.addLine(to: CGPoint(x: place, y: SeaChart.side))
      path.move(to: CGPoint(x: 0, y: place))
      path.addLine(to: CGPoint(x: SeaChart.side, y: place))
    }
    return path
  }

  /// Two rings with a mark for every five degrees, and a star that points north.
  private func rosePath(around middle: CGPoint, radius: CGFloat) -> UIBezierPath {
    func point(_ degrees: CGFloat, _ share: CGFloat) -> CGPoint {
      let angle = (degrees - 90) * .pi / 180
      return CGPoint(
        x: middle.x + radius * share * cos(angle),
        y: middle.y + radius * share * sin(angle)
      )
    }
    let path = UIBezierPath()
    for share in [0.72, 1] as [CGFloat] {
      let reach = radius * share
      path.append(
        UIBezierPath(ovalIn: CGRect(origin: middle, size: .zero).insetBy(dx: -reach, dy: -reach))
      )
    }
    for degrees in stride(from: CGFloat(0), to: 360, by: 5) {
      let isLong = degrees.truncatingRemainder(dividingBy: 30) == 0
      path.move(to: point(degrees, isLong ? 0.86 : 0.94))
      path.addLine(to: point(degrees, 1))
    }
    for degrees in stride(from: CGFloat(0), to: 360, by: 45) {
      let tip: CGFloat = degrees.truncatingRemainder(dividingBy: 90) == 0 ? 0.72 : 0.45
      path.move(to: point(degrees - 22.5, 0.16))
      path.addLine(to: point(degrees, degrees == 0 ? 1.14 : tip))
      path.addLine(to: point(degrees + 22.5, 0.16))
    }
    return path
  }

  private func place() {
    for layer in coasts + [lines, rose] {
      layer.frame = bounds
    }
    for (label, depth) in zip(depths, SeaChart.depths) {
      label.sizeToFit()
      label.center = depth.place
    }
    for (index, light) in Light.all.enumerated() {
      let reach = CGFloat(light.range) * Self.mile
      sectors[index].bounds.size = CGSize(width: 2 * reach, height: 2 * reach)
      sectors[index].center = light.place
      for (label, y) in [(names[index], -8), (characters[index], 8)] as [(UILabel, CGFloat)] {
        label.sizeToFit()
        label.center = CGPoint(
          x: light.place.x + 20 + label.bounds.width / 2,
          y: light.place.y + y
        )
      }
    }
  }
}
