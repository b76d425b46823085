import UIKit

/// The name of a lane, and what has just been measured in it.
final class LaneHeader: RoomView {
  /// The distance of the bar from the edge.
  static let margin: CGFloat = 20

  private let bar = UIView()
  private let name: UILabel
  private let note: UILabel

  init(_ text: String, note: String, color: UIColor) {
    name = UILabel(text, size: 14, weight: .semibold, isHeader: true, color: LanePalette.ink)
    self.note = UILabel(note, size: 13, color: LanePalette.faintInk)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for label in [name, self.note] {
      label.numberOfLines = 1
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.8
      addSubview(label)
    }
    bar.backgroundColor = color
    addSubview(bar)
  }

  var text: String? {
    get { note.text }
    set { note.text = newValue }
  }

  /// What tests know the note by.
  var noteName: String? {
    get { note.accessibilityIdentifier }
    set { note.accessibilityIdentifier = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(bar, x: Self.margin, y: 6, width: 5, height: 36)
    let width = bounds.width - 54
    place(name, x: 34, y: 4, width: width, height: 20)
    place(note, x: 34, y: 24, width: width, height: 19)
  }
}
