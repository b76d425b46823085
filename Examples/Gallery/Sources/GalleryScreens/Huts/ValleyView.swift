import UIKit

/// A map with lines of equal height, woods, water and paths, and the photographs of the huts on it.
final class ValleyView: RoomView {
  private static let side: CGFloat = 76

  /// In the order of the huts.
  let photographs = Hut.all.map { HutPhotograph($0) }

  private let grounds = Terrain.levels.map { _ in CAShapeLayer() }
  private let woods = CAShapeLayer()
  private let brooks = CAShapeLayer()
  private let lake = CAShapeLayer()
  private let paths = CAShapeLayer()
  private let peaks = CAShapeLayer()
  private let names = Hut.all.map {
    UILabel($0.name, size: 13, weight: .semibold, color: HutsColors.ink)
  }
  private let summits = Terrain.summits.map { summit in
    let meters = Int(Terrain.height(at: summit.place))
    return UILabel("\(summit.name)\n\(meters)", size: 11, color: HutsColors.ink)
  }

  init() {
    super.init(frame: CGRect(origin: .zero, size: Terrain.size))
    accessibilityIdentifier = "map.valley"
    clipsToBounds = true
    for part in grounds + [woods, brooks, lake, paths, peaks] {
      layer.addSublayer(part)
    }
    for label in summits {
      label.font = .italicSystemFont(ofSize: 11)
      label.isAccessibilityElement = false
    }
    for label in summits + names {
      label.textAlignment = .center
      addSubview(label)
    }
    for name in names {
      name.isAccessibilityElement = false
    }
    for (index, photograph) in photographs.enumerated() {
      photograph.accessibilityIdentifier = "hut.\(index)"
      addSubview(photograph)
    }
    draw()
    place()
    backgroundColor = HutsColors.ground[0]
    showColors()
  }

  override func showColors() {
    // Layers without a view would be animated by themselves.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, (ground, level)) in zip(grounds, Terrain.levels).enumerated() {
      let isIce = level >= Terrain.iceLevel
      let color =
        isIce
        ? HutsColors.ice : HutsColors.ground(at: CGFloat(index + 1) / CGFloat(grounds.count - 5))
      ground.fillColor = layerColor(color)
      let isBold = index % 5 == 3
      let line = isIce ? HutsColors.iceLine : HutsColors.line
      ground.strokeColor = layerColor(line.withAlphaComponent(isBold ? 0.62 : 0.34))
      ground.lineWidth = isBold ? 1.3 : 0.8
    }
    woods.fillColor = layerColor(HutsColors.wood)
    brooks.strokeColor = layerColor(HutsColors.shore)
    lake.fillColor = layerColor(HutsColors.water)
    lake.strokeColor = layerColor(HutsColors.shore)
    paths.strokeColor = layerColor(HutsColors.path)
    peaks.fillColor = layerColor(HutsColors.ink)
    CATransaction.commit()
  }

  // MARK: - Drawing

  private func draw() {
    for (ground, level) in zip(grounds, Terrain.levels) {
      let path = UIBezierPath()
      for outline in Terrain.outlines(above: level) {
        path.append(Self.rounded(outline, isClosed: true))
      }
      ground.path = path.cgPath
    }
    woods.path = trees.cgPath
    let (water, ways) = (UIBezierPath(), UIBezierPath())
    for brook in Terrain.brooks { water.append(Self.rounded(brook, isClosed: false)) }
    for way in Terrain.paths { ways.append(Self.rounded(way, isClosed: false)) }
    (brooks.path, paths.path) = (water.cgPath, ways.cgPath)
    lake.path = Self.rounded(Terrain.lake, isClosed: true).cgPath
    peaks.path = triangles.cgPath
    (brooks.fillColor, paths.fillColor) = (nil, nil)
    (brooks.lineWidth, lake.lineWidth, paths.lineWidth) = (2, 1.6, 2)
    paths.lineDashPattern = [7, 5]
    for part in grounds + [woods, brooks, lake, paths, peaks] {
      part.frame = bounds
    }
  }

  /// A line through the middles of the sides between points, bent toward the points.
  private static func rounded(_ points: [CGPoint], isClosed: Bool) -> UIBezierPath {
    func middle(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
      CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }
    let (path, count) = (UIBezierPath(), points.count)
    if isClosed {
      path.move(to: middle(points[count - 1], points[0]))
      for index in 0..<count {
        let end = middle(points[index], points[(index + 1) % count])
        path.addQuadCurve(to: end, controlPoint: points[index])
      }
      path.close()
    } else {
      path.move(to: points[0])
      for index in 1..<count - 1 {
        let end = index == count - 2 ? points[count - 1] : middle(points[index], points[index + 1])
        path.addQuadCurve(to: end, controlPoint: points[index])
      }
    }
    return path
  }

  /// Firs, where it is neither too high nor wet.
  private var trees: UIBezierPath {
    let path = UIBezierPath()
    let lake = Self.rounded(Terrain.lake, isClosed: true).bounds.insetBy(dx: -14, dy: -14)
    for row in 0..<40 {
      for column in 0..<36 {
        let chance = sin(CGFloat(row * 37 + column * 61) * 12.9898) * 43758.5
        let (first, second) = (
          chance - chance.rounded(.down), (chance * 7).truncatingRemainder(dividingBy: 1)
        )
        let place = CGPoint(
          x: (CGFloat(column) + first) * 28,
          y: (CGFloat(row) + abs(second)) * 28
        )
        let isThick = sin(place.x / 52) + sin(place.y / 47 + place.x / 140) > 0.1
        guard isThick, (1150...1750).contains(Terrain.height(at: place)), !lake.contains(place)
        else { continue }
        path.move(to: CGPoint(x: place.x, y: place.y - 9))
        path.addLine(to: CGPoint(x: place.x + 4, y: place.y))
        path.addLine(to: CGPoint(x: place.x - 4, y: place.y))
        path.close()
      }
    }
    return path
  }

  /// A mark on each summit.
  private var triangles: UIBezierPath {
    let path = UIBezierPath()
    for summit in Terrain.summits {
      path.move(to: CGPoint(x: summit.place.x, y: summit.place.y - 5))
      path.addLine(to: CGPoint(x: summit.place.x + 5, y: summit.place.y + 4))
      path.addLine(to: CGPoint(x: summit.place.x - 5, y: summit.place.y + 4))
      path.close()
    }
    return path
  }

  private func place() {
    for (label, summit) in zip(summits, Terrain.summits) {
      label.sizeToFit()
      label.center = CGPoint(x: summit.place.x, y: summit.place.y + 8 + label.bounds.height / 2)
    }
    for (index, hut) in Hut.all.enumerated() {
      photographs[index].bounds.size = CGSize(width: Self.side, height: Self.side)
      photographs[index].center = hut.place
      names[index].sizeToFit()
      names[index].center = CGPoint(x: hut.place.x, y: hut.place.y + Self.side / 2 + 16)
    }
  }
}
