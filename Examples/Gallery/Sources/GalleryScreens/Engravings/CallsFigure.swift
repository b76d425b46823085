import UIKit

/// A strip chart of the calls that a context has received.
final class CallsFigure: RoomView {
  /// The least height that shows every lane.
  static let height: CGFloat = 20 + chartHeight + 4 * rowHeight
  private static let chartHeight: CGFloat = 62
  private static let rowHeight: CGFloat = 18
  private static let nameWidth: CGFloat = 164
  private static let valueWidth: CGFloat = 46
  /// The time that the strip shows at least, in seconds.
  private static let shortest = 1.5

  private let caption = UILabel.figure("Fig. 4  The calls")
  private let update = CallLane("updateInteractiveTransition(_:)", "context.update")
  private let lanes = ContextRecord.Call.allCases.map { CallLane($0.name, "context.\($0)") }
  private let frameLines = CAShapeLayer()
  private let displayed = CAShapeLayer()
  private let told = CAShapeLayer()
  private let marks = CAShapeLayer()
  private var record = ContextRecord()

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "context.calls"
    for lines in [frameLines, displayed, told, marks] {
      lines.fillColor = nil
      layer.addSublayer(lines)
    }
    frameLines.lineWidth = 0.5
    displayed.lineWidth = 1
    displayed.lineDashPattern = [2, 2]
    told.lineWidth = 2.4
    addSubviews([caption, update] + lanes)
    showColors()
  }

  func show(_ record: ContextRecord) {
    self.record = record
    update.value.text = record.updates.last.map { "\(Int(($0.progress * 100).rounded())) %" } ?? "–"
    for (lane, call) in zip(lanes, ContextRecord.Call.allCases) {
      lane.value.text =
        record.calls[call]?.last.map { "\(($0 * 100).rounded() / 100) s" } ?? "–"
      lane.isLatest = record.latest?.call == call
    }
    if let didComplete = record.didComplete {
      lanes.last?.name.text = "completeTransition(\(didComplete))"
    } else {
      lanes.last?.name.text = ContextRecord.Call.complete.name
    }
    draw()
  }

  override func showColors() {
    frameLines.strokeColor = layerColor(EngravingColors.line)
    displayed.strokeColor = layerColor(EngravingColors.ink)
    told.strokeColor = layerColor(EngravingColors.mark)
    marks.fillColor = layerColor(EngravingColors.mark)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(caption, x: 0, y: 0, width: bounds.width, height: 18)
    update.frame = CGRect(x: 0, y: chart.midY - 9, width: bounds.width, height: 18)
    for (index, lane) in lanes.enumerated() {
      lane.frame = CGRect(x: 0, y: laneY(index), width: bounds.width, height: Self.rowHeight)
    }
    for lines in [frameLines, displayed, told, marks] {
      lines.frame = bounds
    }
    let path = UIBezierPath()
    for y in [chart.minY, chart.maxY] + lanes.indices.map({ laneY($0) + Self.rowHeight }) {
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: bounds.width, y: y))
    }
    for x in [chart.minX, chart.maxX] {
      path.move(to: CGPoint(x: x, y: chart.minY))
      path.addLine(to: CGPoint(x: x, y: bounds.height))
    }
    frameLines.path = path.cgPath
    draw()
  }

  // MARK: - The strip

  private func draw() {
    guard bounds.width > 0 else { return }
    displayed.path = path([record.displayed], in: chart)
    told.path = path(updateRuns, in: chart)
    let path = UIBezierPath()
    for (index, call) in ContextRecord.Call.allCases.enumerated() {
      for time in record.calls[call] ?? [] {
        let middle = CGPoint(x: x(time), y: laneY(index) + Self.rowHeight / 2)
        path.append(
          UIBezierPath(ovalIn: CGRect(x: middle.x - 3.5, y: middle.y - 3.5, width: 7, height: 7))
        )
      }
    }
    marks.path = path.cgPath
  }

  /// The updates, divided where the transition went on by itself.
  private var updateRuns: [[ContextRecord.Point]] {
    let breaks = record.calls[.pause] ?? []
    var runs: [[ContextRecord.Point]] = []
    var last: TimeInterval = -1
    for update in record.updates {
      if runs.isEmpty || breaks.contains(where: { $0 > last && $0 <= update.time }) {
        runs.append([])
      }
      runs[runs.count - 1].append(update)
      last = update.time
    }
    return runs
  }

  private func path(_ runs: [[ContextRecord.Point]], in chart: CGRect) -> CGPath {
    let path = UIBezierPath()
    for run in runs {
      for (index, point) in run.enumerated() {
        let place = CGPoint(
          x: x(point.time),
          y: chart.maxY - 5 - (chart.height - 10) * point.progress
        )
        if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
      }
    }
    return path.cgPath
  }

  private func x(_ time: TimeInterval) -> CGFloat {
    let share = CGFloat(time / max(record.duration, Self.shortest))
    let x = 6 + (chart.width - 12) * share
    return isRightToLeft ? chart.maxX - x : chart.minX + x
  }

  private var chart: CGRect {
    let width = bounds.width - Self.nameWidth - Self.valueWidth
    let height = max(bounds.height - 20 - 4 * Self.rowHeight, 40)
    return fromLeading(CGRect(x: Self.nameWidth, y: 20, width: width, height: height))
  }

  private func laneY(_ index: Int) -> CGFloat {
    chart.maxY + CGFloat(index) * Self.rowHeight
  }
}

extension ContextRecord.Call {
  /// The name of the method.
  fileprivate var name: String {
    switch self {
    case .pause: "pauseInteractiveTransition()"
    case .finish: "finishInteractiveTransition()"
    case .cancel: "cancelInteractiveTransition()"
    case .complete: "completeTransition(_:)"
    }
  }
}
