import UIKit

/// The input view of a number field: ten digits and a delete key.
final class NumberPad: RoomView {
  /// What a key does.
  enum Key: Hashable {
    case figure(Int)
    case delete
    case done
  }

  private static let keys: [Key] = (1...9).map(Key.figure) + [.delete, .figure(0), .done]
  private static let gap: CGFloat = 7

  private let buttons: [UIButton]

  init(color: UIColor, onColor: UIColor, press: @escaping @MainActor (Key) -> Void) {
    buttons = Self.keys.map { Self.button(for: $0, color: color, onColor: onColor) }
    super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 336))
    backgroundColor = UIColor(hex: 0xD3D5DB, dark: 0x1C1C20)
    for (button, key) in zip(buttons, Self.keys) {
      button.addAction(UIAction { _ in press(key) }, for: .touchUpInside)
      addSubview(button)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = Self.gap
    let foot = max(safeAreaInsets.bottom, 20) + 24
    let side = gap + max(safeAreaInsets.left, safeAreaInsets.right)
    let width = (bounds.width - 2 * side - 2 * gap) / 3
    let height = (bounds.height - foot - 4 * gap) / 4
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: side + CGFloat(index % 3) * (width + gap),
        y: gap + CGFloat(index / 3) * (height + gap),
        width: width,
        height: height
      )
    }
  }

  private static func button(for key: Key, color: UIColor, onColor: UIColor) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .medium
    configuration.baseBackgroundColor = UIColor(hex: 0xFFFFFF, dark: 0x55555C)
    configuration.baseForegroundColor = UIColor(hex: 0x000000, dark: 0xFFFFFF)
    switch key {
    case .figure(let figure): configuration.title = String(figure)
    case .delete:
      configuration.image = UIImage(systemName: "chevron.backward")
      configuration.baseBackgroundColor = UIColor(hex: 0xABB0BA, dark: 0x37373D)
    case .done:
      configuration.title = "Done"
      configuration.baseBackgroundColor = color
      configuration.baseForegroundColor = onColor
    }
    let button = UIButton(configuration: configuration)
    button.accessibilityIdentifier = "pad.\(key.name)"
    if key == .delete { button.accessibilityLabel = "Delete" }
    return button
  }
}

extension NumberPad.Key {
  fileprivate var name: String {
    switch self {
    case .figure(let figure): String(figure)
    case .delete: "delete"
    case .done: "done"
    }
  }
}
