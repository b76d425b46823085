import UIKit

/// Two lanes and a chart.
final class LanesView: RoomView {
  let headers: [LaneHeader]
  let chart = MotionChart()
  let lamp = UIButton(configuration: .plain())
  /// The views of the stacks, the old one's first.
  private let lanes: [UIView]

  init(_ headers: [LaneHeader], lanes: [UIView]) {
    self.headers = headers
    self.lanes = lanes
    super.init(frame: .zero)
    accessibilityIdentifier = "lanes"
    lamp.accessibilityIdentifier = "lamp"
    lamp.accessibilityLabel = "Night"
    lamp.configuration?.contentInsets = .zero
    backgroundColor = LanePalette.ground
    lamp.tintColor = LanePalette.faintInk
    addSubviews(headers + lanes + [chart, lamp])
    showColors()
  }

  override func showColors() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    lamp.accessibilityValue = isDark ? "On" : "Off"
    lamp.configuration?.image = UIImage(systemName: isDark ? "sun.max" : "moon")
  }

  /// A touch on the upper lane, unless it is on a button, goes to the same place on the lower one; so it is seen by
  /// the recognizers of both.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let (upper, lower) = (lanes[0].frame, lanes[1].frame)
    let touched = super.hitTest(point, with: event)
    guard upper.contains(point), !(touched is UIControl) else { return touched }
    let twin = CGPoint(x: point.x, y: point.y + lower.minY - upper.minY)
    return super.hitTest(twin, with: event)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = screenInsets
    let isWide = bounds.width > bounds.height
    let top = max(insets.top, 10)
    let left = isWide ? max(insets.left, insets.right) : 0
    let foot = bounds.height - max(insets.bottom, 12) - 4
    let width = isWide ? (bounds.width - 2 * left) * 0.54 : bounds.width
    let room = isWide ? foot - top : (foot - top) * 0.62
    let height = room / 2 - 52
    for (index, lane) in lanes.enumerated() {
      let y = top + CGFloat(index) * room / 2
      // Where the lanes don't fill the screen, the bars of the headers are flush with them.
      let outset = isWide ? LaneHeader.margin : 0
      place(headers[index], x: left - outset, y: y, width: width + outset, height: 48)
      place(lane, x: left, y: y + 48, width: width, height: height)
    }
    let chartX = isWide ? left + width + 24 : 20
    let chartY = isWide ? top : top + room + 6
    place(
      chart,
      x: chartX,
      y: chartY,
      width: bounds.width - chartX - (isWide ? left : 20),
      height: foot - chartY
    )
    place(lamp, x: (isWide ? left + width : bounds.width) - 52, y: top + 2, width: 44, height: 44)
  }
}
