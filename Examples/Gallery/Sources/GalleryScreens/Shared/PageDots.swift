import UIKit

/// A row of dots, one for each page, with the current one darker.
final class PageDots: RoomView {
  private static let size: CGFloat = 7
  private static let step: CGFloat = 15

  private let dots: [UIView]

  var page = 0 {
    didSet { showPage() }
  }

  init(count: Int, color: UIColor) {
    dots = (0..<count).map { _ in UIView() }
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for dot in dots {
      dot.backgroundColor = color
      dot.layer.cornerRadius = Self.size / 2
      addSubview(dot)
    }
    showPage()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let first = bounds.midX - CGFloat(dots.count - 1) * Self.step / 2
    for (index, dot) in dots.enumerated() {
      place(
        dot,
        x: first + CGFloat(index) * Self.step - Self.size / 2,
        y: bounds.midY - Self.size / 2,
        width: Self.size,
        height: Self.size
      )
    }
  }

  private func showPage() {
    for (index, dot) in dots.enumerated() {
      dot.alpha = index == page ? 1 : 0.25
    }
  }
}
