import UIKit

/// The town, its time and a line about it.
final class CaptionView: RoomView {
  private let town: UILabel
  private let time: UILabel
  private let line: UILabel

  init(_ face: Face) {
    let ink = UIColor(hex: 0x2A2226, dark: 0xFFFFFF)
    town = UILabel(face.town, size: 34, weight: .bold, isHeader: true, color: ink)
    time = UILabel(face.time, size: 22, color: ink.withAlphaComponent(0.85))
    line = UILabel(face.line, size: 17, color: ink.withAlphaComponent(0.76))
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubviews([town, time, line])
  }

  /// Whether the text is centered below the watch, or aligned to the leading edge beside it.
  var isCentered = true {
    didSet {
      for label in [town, time, line] {
        label.textAlignment = isCentered ? .center : .natural
      }
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 116)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    town.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 42)
    time.frame = CGRect(x: 0, y: 46, width: bounds.width, height: 28)
    line.frame = CGRect(x: 0, y: 84, width: bounds.width, height: 24)
  }
}
