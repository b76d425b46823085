import UIKit

/// The name of a call at the leading end of its lane, and when it was made last at the other.
final class CallLane: RoomView {
  let name: UILabel
  let value = UILabel.note("–", weight: .semibold)
  private var colors: EngravingColors?

  /// Whether no other call was made after this one.
  var isLatest = false {
    didSet { showColors() }
  }

  init(_ name: String, _ identifier: String) {
    self.name = .note(name)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    value.accessibilityIdentifier = identifier
    addSubview(self.name)
    addSubview(value)
  }

  func show(_ colors: EngravingColors) {
    self.colors = colors
    showColors()
  }

  private func showColors() {
    guard let colors else { return }
    name.textColor = isLatest ? colors.mark : colors.faintInk
    value.textColor = isLatest ? colors.mark : colors.ink
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    value.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    place(name, x: 0, y: 0, width: 162, height: bounds.height)
    place(value, x: bounds.width - 44, y: 0, width: 44, height: bounds.height)
  }
}
