import UIKit

/// The mark above the bar, at the selected tab.
final class WeatherMark: UIView {
  private static let size = CGSize(width: 40, height: 3)

  private let colors = [0xFFB35C, 0x6CB8FF, 0x54D6B0, 0xB9A6FF].map(UIColor.init(hex:))

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    accessibilityIdentifier = "weather.mark"
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.size.height / 2
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Moves to a tab of the bar that it is in.
  func move(to tab: Int) {
    guard let bar = superview, colors.indices.contains(tab) else { return }
    let width = bar.bounds.width / CGFloat(colors.count)
    let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let place = isMirrored ? colors.count - 1 - tab : tab
    center = CGPoint(x: (CGFloat(place) + 0.5) * width, y: Self.size.height / 2)
    backgroundColor = colors[tab]
  }
}
