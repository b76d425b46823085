import UIKit

/// A round chart of a piece of the sky, with its figures.
final class ChartView: RoomView {
  private let projection: SkyProjection
  private let constellations: [Constellation]
  private let isDetailed: Bool
  private let paper = GradientView()
  private let grid = CAShapeLayer()
  private let figures = CAShapeLayer()
  private let dust = CAShapeLayer()
  private let stars = CAShapeLayer()
  private let rim = CAShapeLayer()

  /// Creates a chart of half the sky.
  init(_ hemisphere: Hemisphere) {
    projection = hemisphere.view
    constellations = hemisphere.constellations
    isDetailed = false
    super.init(frame: .zero)
    accessibilityLabel = "Chart of the \(hemisphere.name.lowercased())ern sky"
    setUp()
  }

  /// Creates a chart of a constellation.
  init(_ constellation: Constellation) {
    projection = SkyProjection(constellation)
    constellations = [constellation]
    isDetailed = true
    super.init(frame: .zero)
    accessibilityLabel = "Chart of \(constellation.name)"
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .image
    paper.clipsToBounds = true
    addSubview(paper)
    for lines in [grid, figures, rim] {
      lines.fillColor = nil
    }
    grid.lineWidth = 0.6
    figures.lineWidth = isDetailed ? 1.3 : 0.9
    rim.lineWidth = 1.4
    for drawing in [grid, dust, figures, stars] {
      paper.layer.addSublayer(drawing)
    }
    layer.addSublayer(rim)
    paper.show(SkyPalette.paper)
    showColors()
  }

  override func showColors() {
    grid.strokeColor = layerColor(SkyPalette.line.withAlphaComponent(0.28))
    figures.strokeColor = layerColor(SkyPalette.line.withAlphaComponent(0.9))
    dust.fillColor = layerColor(SkyPalette.ink.withAlphaComponent(0.45))
    stars.fillColor = layerColor(SkyPalette.ink)
    rim.strokeColor = layerColor(SkyPalette.line)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = max(min(bounds.width, bounds.height) / 2 - 7, 1)
    paper.bounds.size = CGSize(width: 2 * radius, height: 2 * radius)
    paper.center = bounds.middle
    paper.layer.cornerRadius = radius
    let place = { (point: CGPoint) in
      CGPoint(x: radius * (1 + point.x), y: radius * (1 + point.y))
    }
    for drawing in [grid, figures, dust, stars] {
      drawing.frame = paper.bounds
    }
    grid.path = gridPath(place).cgPath
    figures.path = figurePath(place).cgPath
    dust.path = dustPath(place).cgPath
    stars.path = starPath(place).cgPath
    rim.frame = bounds
    rim.path = rimPath(radius).cgPath
  }

  // MARK: - Drawing

  /// The circles and the meridians, every fifteen degrees around the pole and every five on a detail.
  private func gridPath(_ place: (CGPoint) -> CGPoint) -> UIBezierPath {
    let step: CGFloat = isDetailed ? 5 : 15
    let path = UIBezierPath()
    for degrees in stride(from: -90 + step, to: 90, by: step) {
      let circle = (0...96).map {
        projection.point(rightAscension: CGFloat($0) / 4, declination: degrees)
      }
      add(circle, to: path, place)
    }
    for hours in stride(from: 0, to: 24, by: isDetailed ? 0.5 : 2) {
      let meridian = (-36...36).map {
        projection.point(rightAscension: hours, declination: CGFloat($0) * 2.5)
      }
      add(meridian, to: path, place)
    }
    return path
  }

  /// Adds the part of a line that is on the chart.
  private func add(_ line: [CGPoint], to path: UIBezierPath, _ place: (CGPoint) -> CGPoint) {
    var isDrawing = false
    for point in line {
      let isOnChart = hypot(point.x, point.y) < 1.1
      if isOnChart, isDrawing { path.addLine(to: place(point)) }
      if isOnChart, !isDrawing { path.move(to: place(point)) }
      isDrawing = isOnChart
    }
  }

  private func figurePath(_ place: (CGPoint) -> CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    for constellation in constellations {
      for line in constellation.lines {
        for (index, star) in line.enumerated() {
          let point = place(projection.point(constellation.stars[star]))
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
    }
    return path
  }

  private func starPath(_ place: (CGPoint) -> CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    for star in constellations.flatMap(\.stars) {
      let size = max(5 - star.magnitude, 0.6) * (isDetailed ? 0.9 : 0.36) + 0.5
      path.append(dot(at: place(projection.point(star)), radius: size))
    }
    return path
  }

  /// Stars that have no names, always the same ones.
  private func dustPath(_ place: (CGPoint) -> CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    for index in 0..<70 {
      let turn = CGFloat(index) * 2.399963
      let distance = (CGFloat(index) / 70).squareRoot() + 0.09 * sin(CGFloat(index) * 5.7)
      let point = CGPoint(x: distance * cos(turn), y: distance * sin(turn))
      path.append(dot(at: place(point), radius: 0.5 + 0.35 * abs(sin(CGFloat(index) * 3.1))))
    }
    return path
  }

  private func dot(at point: CGPoint, radius: CGFloat) -> UIBezierPath {
    UIBezierPath(
      ovalIn: CGRect(around: point, radius: radius)
    )
  }

  /// Two circles, and a mark between them for every hour.
  private func rimPath(_ radius: CGFloat) -> UIBezierPath {
    let middle = bounds.middle
    let path = UIBezierPath()
    for size in [radius, radius + 6] {
      path.append(
        UIBezierPath(
          ovalIn: CGRect(around: middle, radius: size)
        )
      )
    }
    for hour in 0..<48 {
      let angle = CGFloat(hour) * .pi / 24
      let start = radius + (hour.isMultiple(of: 4) ? 0 : 3)
      path.move(to: CGPoint(x: middle.x + start * cos(angle), y: middle.y + start * sin(angle)))
      path.addLine(
        to: CGPoint(
          x: middle.x + (radius + 6) * cos(angle),
          y: middle.y + (radius + 6) * sin(angle)
        )
      )
    }
    return path
  }
}
