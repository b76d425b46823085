import UIKit

/// Two panels over the same time: where the pages of both lanes are, and how fast they move.
final class MotionChart: RoomView {
  private let titles = [
    UILabel("Where the page is", size: 12, weight: .semibold, color: LanePalette.faintInk),
    UILabel("How fast it moves", size: 12, weight: .semibold, color: LanePalette.faintInk),
  ]
  private let touches = CAShapeLayer()
  private let grid = CAShapeLayer()
  private let releases = CAShapeLayer()
  private let places: [CAShapeLayer]
  private let speeds: [CAShapeLayer]
  private var record = MotionRecord()
  /// The time that fits into the panels, in seconds.
  private var span: TimeInterval = 0.8

  override init(frame: CGRect) {
    places = MotionRecord.Lane.allCases.map { _ in CAShapeLayer() }
    speeds = MotionRecord.Lane.allCases.map { _ in CAShapeLayer() }
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityIdentifier = "chart"
    touches.strokeColor = nil
    for line in [grid, releases] + places + speeds {
      line.fillColor = nil
    }
    grid.lineWidth = 1
    releases.lineWidth = 1
    releases.lineDashPattern = [2, 4]
    for (index, curve) in (places + speeds).enumerated() {
      curve.lineWidth = index.isMultiple(of: 2) ? 4 : 2.2
      curve.miterLimit = 2
    }
    for part in [touches, grid, releases] + places + speeds {
      layer.addSublayer(part)
    }
    addSubviews(titles)
    showColors()
  }

  override func showColors() {
    touches.fillColor = layerColor(LanePalette.touch)
    grid.strokeColor = layerColor(LanePalette.grid)
    releases.strokeColor = layerColor(LanePalette.ink)
    for (index, lane) in MotionRecord.Lane.allCases.enumerated() {
      places[index].strokeColor = layerColor(LanePalette.color(of: lane))
      speeds[index].strokeColor = layerColor(LanePalette.color(of: lane))
    }
  }

  func show(_ record: MotionRecord) {
    self.record = record
    span = max(record.duration * 1.04, 0.8)
    setNeedsLayout()
  }

  // MARK: - Drawing

  override func layoutSubviews() {
    super.layoutSubviews()
    let (titleHeight, gap): (CGFloat, CGFloat) = (22, 10)
    let height = (bounds.height - 2 * titleHeight - gap) / 2
    let upper = CGRect(x: 0, y: titleHeight, width: bounds.width, height: height)
    let lower = upper.offsetBy(dx: 0, dy: height + gap + titleHeight)
    for (title, panel) in zip(titles, [upper, lower]) {
      title.frame = CGRect(x: 0, y: panel.minY - titleHeight, width: bounds.width, height: 16)
    }
    // Curves that grow with every frame are shown at once.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for part in [touches, grid, releases] + places + speeds {
      part.frame = bounds
    }
    draw(in: [upper, lower])
    CATransaction.commit()
  }

  private func draw(in panels: [CGRect]) {
    let lanes = MotionRecord.Lane.allCases
    let speedCurves = lanes.map(record.speeds(of:))
    let fastest = speedCurves.flatMap { $0 }.map { abs($0.speed) }.max() ?? 0
    // The speed of a jump would flatten everything else.
    let limit = min(max(fastest, 2.5), 8)
    for (index, lane) in lanes.enumerated() {
      places[index].path = curve(
        record.samples(of: lane).map { ($0.time, 1 - $0.place) },
        in: panels[0]
      )
      speeds[index].path = curve(
        speedCurves[index].map { ($0.time, 0.5 - min(max($0.speed / limit, -1), 1) / 2) },
        in: panels[1]
      )
    }
    touches.path = touchPath(in: panels).cgPath
    grid.path = gridPath(in: panels).cgPath
    releases.path = releasePath(in: panels).cgPath
  }

  /// A curve through points whose heights are given from 0 at the top to 1 at the bottom.
  private func curve(_ points: [(time: TimeInterval, height: CGFloat)], in panel: CGRect) -> CGPath
  {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: x(at: point.time), y: panel.minY + panel.height * point.height)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    return path.cgPath
  }

  private func x(at time: TimeInterval) -> CGFloat {
    bounds.width * CGFloat(time / span)
  }

  private func touchPath(in panels: [CGRect]) -> UIBezierPath {
    let path = UIBezierPath()
    for touch in record.touches {
      let start = x(at: max(touch.start, 0))
      let end = x(at: touch.end ?? record.duration)
      for panel in panels where end > start {
        path.append(
          UIBezierPath(
            rect: CGRect(x: start, y: panel.minY, width: end - start, height: panel.height)
          )
        )
      }
    }
    return path
  }

  private func gridPath(in panels: [CGRect]) -> UIBezierPath {
    let path = UIBezierPath()
    for panel in panels {
      for line in 0...2 {
        let y = panel.minY + panel.height * CGFloat(line) / 2
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: bounds.width, y: y))
      }
      for tenth in 0...Int(span * 10) {
        let x = x(at: Double(tenth) / 10)
        path.move(to: CGPoint(x: x, y: panel.maxY))
        path.addLine(to: CGPoint(x: x, y: panel.maxY - (tenth.isMultiple(of: 5) ? 8 : 4)))
      }
    }
    return path
  }

  private func releasePath(in panels: [CGRect]) -> UIBezierPath {
    let path = UIBezierPath()
    for end in record.touches.compactMap(\.end) {
      for panel in panels {
        path.move(to: CGPoint(x: x(at: end), y: panel.minY))
        path.addLine(to: CGPoint(x: x(at: end), y: panel.maxY))
      }
    }
    return path
  }
}
