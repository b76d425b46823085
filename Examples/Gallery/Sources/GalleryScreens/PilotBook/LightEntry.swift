import UIKit

/// A light in the list: its horizon, its name, and how it is lit.
final class LightEntry: SinkingControl {
  static let height: CGFloat = 66

  private let sectors: SectorView
  private let name: UILabel
  private let character: UILabel
  private let line = UIView()

  init(_ light: Light) {
    sectors = SectorView(light)
    name = UILabel(light.name, size: 17, weight: .semibold, lines: 1, color: LightsColors.ink)
    character = UILabel(light.character, size: 15, color: LightsColors.faintInk)
    super.init(frame: .zero)
    accessibilityLabel = "\(light.name), \(light.words)"
    line.backgroundColor = LightsColors.ink.withAlphaComponent(0.12)
    for part in [sectors, name, character, line] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 60
    place(sectors, x: 0, y: 10, width: 46, height: 46)
    place(name, x: 60, y: 11, width: width, height: 24)
    place(character, x: 60, y: 34, width: width, height: 20)
    place(line, x: 60, y: bounds.height - 1, width: width, height: 1)
  }
}
