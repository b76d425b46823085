import UIKit

/// Three level bars beside the current track.
final class LevelView: RoomView {
  private static let levels: [CGFloat] = [0.55, 1, 0.75]

  private let bars = LevelView.levels.map { _ in UIView() }

  init(color: UIColor) {
    super.init(frame: .zero)
    for bar in bars {
      bar.backgroundColor = color
      bar.layer.cornerRadius = 1.5
      addSubview(bar)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, bar) in bars.enumerated() {
      let height = bounds.height * LevelView.levels[index]
      bar.frame = CGRect(
        x: CGFloat(index) * 5.5,
        y: bounds.height - height,
        width: 3.5,
        height: height
      )
    }
  }
}
