import UIKit

/// A light in the list: its horizon, its name, how it is lit, and how far it is seen.
final class LightRow: RoomView {
  static let height: CGFloat = 96

  private let sectors: SectorView
  private let name: UILabel
  private let character: UILabel
  private let range: UILabel
  private let elevation: UILabel
  private let rhythm: RhythmView
  private let line = UIView()

  init(_ light: Light) {
    sectors = SectorView(light)
    name = UILabel(light.name, size: 18, weight: .semibold, lines: 1, color: LightsColors.ink)
    character = UILabel(light.character, size: 16, color: LightsColors.faintInk)
    range = UILabel("\(light.range) M", size: 18, weight: .semibold, color: LightsColors.ink)
    elevation = UILabel("\(light.height) m high", size: 14, color: LightsColors.faintInk)
    rhythm = RhythmView(light)
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = """
      \(light.name), \(light.words), seen for \(light.range) miles, \(light.height) meters high
      """
    line.backgroundColor = LightsColors.ink.withAlphaComponent(0.12)
    addSubviews([sectors, name, character, range, elevation, rhythm, line])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (x, width) = (CGFloat(72), bounds.width)
    let aside = [range, elevation].map { $0.sizeThatFits(bounds.size).width }.max() ?? 0
    place(sectors, x: 0, y: 18, width: 56, height: 56)
    place(name, x: x, y: 16, width: width - x - aside - 12, height: 24)
    place(character, x: x, y: 40, width: width - x - aside - 12, height: 22)
    for (label, y) in [(range, 16), (elevation, 41)] as [(UILabel, CGFloat)] {
      let size = label.sizeThatFits(bounds.size)
      place(label, x: width - size.width, y: y, width: size.width, height: size.height)
    }
    place(rhythm, x: x, y: 72, width: width - x, height: 6)
    place(line, x: x, y: bounds.height - 1, width: width - x, height: 1)
  }
}
