import UIKit

/// The name of a call at the leading end of its lane, and when it was made last at the other.
final class CallLane: RoomView {
  let name: UILabel
  let value = UILabel.note("–", weight: .semibold, color: EngravingColors.ink)

  /// Whether no other call was made after this one.
  var isLatest = false {
    didSet { showCall() }
  }

  init(_ name: String, _ identifier: String) {
    self.name = .note(name)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    value.accessibilityIdentifier = identifier
    addSubview(self.name)
    addSubview(value)
  }

  private func showCall() {
    name.textColor = isLatest ? EngravingColors.mark : EngravingColors.faintInk
    value.textColor = isLatest ? EngravingColors.mark : EngravingColors.ink
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    value.textAlignment = isRightToLeft ? .left : .right
    place(name, x: 0, y: 0, width: 162, height: bounds.height)
    place(value, x: bounds.width - 44, y: 0, width: 44, height: bounds.height)
  }
}
