import UIKit

/// The title in the bar, and a line below it.
final class BarTitle: RoomView {
  private let title: UILabel
  private let caption: UILabel

  init(_ style: BarAppearance) {
    title = UILabel(style.title, size: 26, weight: .bold, color: style.ink)
    caption = UILabel(style.caption, size: 14, color: style.ink.withAlphaComponent(0.8))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    title.accessibilityIdentifier = "paint.title"
    title.accessibilityTraits = .header
    for label in [title, caption] {
      label.numberOfLines = 1
      addSubview(label)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 32)
    caption.frame = CGRect(x: 0, y: 39, width: bounds.width, height: 19)
  }
}
