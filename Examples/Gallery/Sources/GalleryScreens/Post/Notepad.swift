import UIKit

/// A sheet of lined paper: who wrote, and whose card has been read.
final class Notepad: RoomView {
  let lines: [NotepadLine]
  /// Whether there is little room for it.
  var isDense = false {
    didSet { setNeedsLayout() }
  }

  private let heading = UILabel("Who wrote", size: 20, weight: .semibold, color: DeskPalette.red)
  private let margin = UIView()

  init(_ cards: [Postcard]) {
    lines = cards.map(NotepadLine.init)
    super.init(frame: .zero)
    accessibilityIdentifier = "desk.notepad"
    heading.accessibilityTraits = .header
    layer.cornerRadius = 4
    layer.castShadow(opacity: 0.28, radius: 8, offset: CGSize(width: 1, height: 5))
    backgroundColor = DeskPalette.paper
    margin.backgroundColor = DeskPalette.red.withAlphaComponent(0.3)
    for (index, line) in lines.enumerated() {
      line.accessibilityIdentifier = "desk.line.\(index)"
    }
    addSubviews([margin, heading] + lines)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: first + CGFloat(lines.count) * step + 10)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(margin, x: 46, y: 0, width: 1.5, height: bounds.height)
    heading.isHidden = isDense
    place(heading, x: 60, y: 16, width: bounds.width - 80, height: 26)
    for (index, line) in lines.enumerated() {
      let y = first + CGFloat(index) * step
      line.frame = CGRect(x: 0, y: y, width: bounds.width, height: step)
    }
  }

  private var first: CGFloat { isDense ? 4 : 52 }
  private var step: CGFloat { isDense ? 34 : 46 }
}
