import UIKit

/// The input view of the field: a key for each family of colors.
final class HuePad: RoomView {
  /// What a key does.
  enum Key: Hashable {
    case every
    case hue(Pigment.Hue)
    case done
  }

  /// A system's keyboard is this high at most.
  static let height: CGFloat = 336
  private static let keys = [Key.every] + Pigment.Hue.allCases.map(Key.hue) + [.done]

  private let buttons: [UIButton]

  init(press: @escaping @MainActor (Key) -> Void) {
    buttons = Self.keys.map(Self.button)
    super.init(frame: CGRect(x: 0, y: 0, width: 393, height: Self.height))
    for (button, key) in zip(buttons, Self.keys) {
      button.addAction(UIAction { _ in press(key) }, for: .touchUpInside)
      addSubview(button)
    }
    backgroundColor = UIColor(hex: 0xD3D0CA, dark: 0x2E2E34)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap: CGFloat = 8
    let side = 8 + max(safeAreaInsets.left, safeAreaInsets.right)
    let width = (bounds.width - 2 * side - 3 * gap) / 4
    let height = (bounds.height - 2 * gap - 8 - max(safeAreaInsets.bottom, 16)) / 2
    for (index, button) in buttons.enumerated() {
      place(
        button,
        x: side + CGFloat(index % 4) * (width + gap),
        y: 8 + CGFloat(index / 4) * (height + gap),
        width: width,
        height: height
      )
    }
  }

  private static func button(for key: Key) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.cornerStyle = .large
    configuration.contentInsets = .zero
    configuration.baseForegroundColor = .white
    let name: String
    switch key {
    case .every:
      (name, configuration.title) = ("every", "All")
      configuration.baseBackgroundColor = UIColor(hex: 0x9A958C)
    case .hue(let hue):
      (name, configuration.title) = ("\(hue)", hue == .gray ? "Grays" : hue.rawValue)
      configuration.baseBackgroundColor = hue.color
    case .done:
      (name, configuration.title) = ("done", "Done")
      configuration.baseBackgroundColor = UIColor(hex: 0x3A3733)
    }
    let button = UIButton(configuration: configuration)
    button.accessibilityIdentifier = "hue.\(name)"
    return button
  }
}
