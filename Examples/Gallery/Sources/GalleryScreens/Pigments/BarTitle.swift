import UIKit

/// The title in the bar, and a line below it.
final class BarTitle: RoomView {
  private let title: UILabel
  private let caption: UILabel

  init(_ style: BarAppearance) {
    title = UILabel(style.title, size: 26, weight: .bold, lines: 1, color: style.ink)
    caption = UILabel(style.caption, size: 14, lines: 1, color: style.ink.withAlphaComponent(0.8))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    title.accessibilityIdentifier = "paint.title"
    title.accessibilityTraits = .header
    addSubviews([title, caption])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 32)
    caption.frame = CGRect(x: 0, y: 39, width: bounds.width, height: 19)
  }
}
