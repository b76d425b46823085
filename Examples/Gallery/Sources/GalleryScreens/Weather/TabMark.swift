import UIKit

/// A mark above the selected tab, in a strip as wide as the bar.
final class TabMark: RoomView, TabMarking {
  private static let size = CGSize(width: 40, height: 3)

  private let mark = UIView()
  /// One over the other, of which that of the selected tab is opaque.
  private let colors: [UIView]

  var tab = 0 {
    didSet { place() }
  }

  /// - Parameter colors: The color of the mark at each tab.
  init(_ colors: [UIColor]) {
    self.colors = colors.map { color in
      let view = UIView()
      view.backgroundColor = color
      return view
    }
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    autoresizingMask = .flexibleWidth
    mark.accessibilityIdentifier = "weather.mark"
    mark.bounds.size = Self.size
    for view in self.colors {
      view.frame = mark.bounds
      view.layer.cornerRadius = Self.size.height / 2
      mark.addSubview(view)
    }
    addSubview(mark)
    place()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    let width = bounds.width / CGFloat(colors.count)
    let column = isRightToLeft ? colors.count - 1 - tab : tab
    mark.center = CGPoint(x: (CGFloat(column) + 0.5) * width, y: Self.size.height / 2)
    for (index, view) in colors.enumerated() {
      view.alpha = index == tab ? 1 : 0
    }
  }
}

extension TabMark {
  /// The mark of the weather's four tabs.
  static var weather: TabMark {
    TabMark([
      UIColor(hex: 0xD9772B, dark: 0xFFB35C), UIColor(hex: 0x2A78CF, dark: 0x6CB8FF),
      UIColor(hex: 0x128F6E, dark: 0x54D6B0), UIColor(hex: 0x7457D3, dark: 0xB9A6FF),
    ])
  }
}
