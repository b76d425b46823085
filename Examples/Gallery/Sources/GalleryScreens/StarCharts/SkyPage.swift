import UIKit

/// A chart, and what is written below or beside it.
final class SkyPage: RoomView {
  let backButton = UIButton(configuration: .plain())
  private let chart: ChartView
  private let text: UIView

  init(_ chart: ChartView, text: UIView) {
    self.chart = chart
    self.text = text
    super.init(frame: .zero)
    backButton.configuration?.image = UIImage(systemName: "chevron.backward")
    backButton.configuration?.contentInsets = .zero
    backButton.tintColor = SkyPalette.line
    addSubviews([chart, text, backButton])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    let inner = CGRect(
      x: left,
      y: 6,
      width: bounds.width - left - right,
      height: bounds.height - 6
    )
    let isWide = bounds.width > bounds.height
    let room = inner.height - CometBar.height(in: self)
    let side = isWide ? min(inner.width * 0.52, room) : inner.width - 12
    let square = CGRect(x: inner.minX + 6, y: inner.minY, width: side, height: side)
    chart.frame = place(square, in: inner)
    backButton.frame = place(
      CGRect(x: inner.minX + 2, y: inner.minY - 4, width: 36, height: 40),
      in: inner
    )
    let beside = CGRect(
      x: square.maxX + 14,
      y: inner.minY,
      width: inner.maxX - square.maxX - 26,
      height: side
    )
    let below = CGRect(
      x: inner.minX + 16,
      y: square.maxY + 12,
      width: inner.width - 32,
      height: inner.maxY - square.maxY - 12
    )
    text.frame = place(isWide ? beside : below, in: inner)
  }

  /// Mirrors a frame within the safe area if the layout is right to left.
  private func place(_ frame: CGRect, in inner: CGRect) -> CGRect {
    guard isRightToLeft else { return frame }
    var mirrored = frame
    mirrored.origin.x = inner.minX + inner.maxX - frame.maxX
    return mirrored
  }
}
