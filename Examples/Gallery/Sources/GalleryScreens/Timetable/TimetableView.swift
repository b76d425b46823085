import UIKit

/// The timetable: a heading, and a line for each train.
final class TimetableView: UIScrollView {
  let lines: [TrainLine]
  private let heading = UILabel("Night trains", size: 34, weight: .bold, color: TimetableColors.ink)
  private let station = UILabel(
    "Kestrel Junction, tonight",
    size: 17,
    color: TimetableColors.faintInk
  )
  private let clock = UILabel("21:48", size: 40, weight: .light, color: TimetableColors.ink)
  private let footnote = UILabel(
    "Every train carries bicycles, dogs and one piano.",
    size: 14,
    color: TimetableColors.faintInk
  )

  init(_ trains: [NightTrain]) {
    lines = trains.map(TrainLine.init)
    super.init(frame: .zero)
    accessibilityIdentifier = "timetable"
    heading.accessibilityTraits = .header
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    clock.textAlignment = .right
    for (index, line) in lines.enumerated() {
      line.accessibilityIdentifier = "line.\(index)"
    }
    addSubviews([heading, station, clock, footnote] + lines)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    let margin = max(20, insets.left, insets.right)
    let top = max(insets.top, 8)
    let width = bounds.width - 2 * margin
    place(heading, x: margin, y: top + 10, width: width - 120, height: 42)
    place(station, x: margin, y: top + 52, width: width - 120, height: 24)
    clock.textAlignment = isRightToLeft ? .left : .right
    place(clock, x: margin + width - 120, y: top + 18, width: 120, height: 48)
    let bottom = layOutLines(x: margin, y: top + (isWide ? 86 : 98), width: width)
    place(footnote, x: margin, y: bottom + 6, width: width, height: 20)
    contentSize = CGSize(width: bounds.width, height: bottom + 40 + insets.bottom)
  }

  /// Lays the lines out in one column or two, and returns the bottom of the last one.
  private func layOutLines(x: CGFloat, y: CGFloat, width: CGFloat) -> CGFloat {
    let gap: CGFloat = 11
    let columns = isWide ? 2 : 1
    let height: CGFloat = isWide ? 72 : 88
    let rows = (lines.count + columns - 1) / columns
    let lineWidth = (width - gap * CGFloat(columns - 1)) / CGFloat(columns)
    for (index, line) in lines.enumerated() {
      layOut(
        line,
        CGRect(
          x: x + CGFloat(index / rows) * (lineWidth + gap),
          y: y + CGFloat(index % rows) * (height + gap),
          width: lineWidth,
          height: height
        )
      )
    }
    return y + CGFloat(rows) * (height + gap)
  }

  private var isWide: Bool { bounds.width > 600 }
}
