import UIKit

/// The light at a time of day, mixed from the colors of morning, noon and evening.
///
/// In the dark style the sky is as through smoked glass.
struct Daylight {
  /// From 0 at sunrise to 1 at sunset.
  let share: CGFloat

  /// From the top down; what is written in white is in the upper half.
  var sky: [UIColor] {
    [
      styled(color(0x4A3C8C, 0x1459B0, 0x241A52), smoke: 0.62),
      styled(color(0x6E4886, 0x1F6AC2, 0x4A2460), smoke: 0.62),
      styled(color(0xE07A6C, 0x62B4F2, 0x9A3B74), smoke: 0.62),
      styled(color(0xFFC98A, 0xD3EEFF, 0xF9855E), smoke: 0.55),
    ]
  }

  /// From the farthest to the nearest.
  var hills: [UIColor] {
    [
      styled(color(0x9C5A72, 0x7FB89B, 0x5C2C5E), smoke: 0.7),
      styled(color(0x5B3459, 0x2E6B53, 0x2A1740), smoke: 0.74),
    ]
  }

  var sun: UIColor { styled(color(0xFFE0A3, 0xFFF3B8, 0xFFC072), smoke: 0.14) }

  private func styled(_ color: UIColor, smoke: CGFloat) -> UIColor {
    UIColor(light: color, dark: color.mixed(with: UIColor(hex: 0x080A1C), share: smoke))
  }

  /// How high the sun stands, from 0 at the horizon to 1 at noon.
  var height: CGFloat { sin(.pi * share) }

  var time: String {
    let minutes = 5 * 60 + 40 + Int((share * 15 * 60).rounded())
    return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }

  var degrees: Int { 9 + Int((12 * sin(.pi * min(share * 0.86, 1))).rounded()) }

  var words: String {
    switch share {
    case ..<0.08: "Sunrise. Pull the knob through the day."
    case ..<0.35: "The dew is going."
    case ..<0.65: "High noon: look for the shade."
    case ..<0.92: "Long shadows, warm walls."
    default: "Sunset. That was the day."
    }
  }

  private func color(_ morning: Int, _ noon: Int, _ evening: Int) -> UIColor {
    let noon = UIColor(hex: noon)
    return share < 0.5
      ? UIColor(hex: morning).mixed(with: noon, share: min(share * 3, 1))
      : noon.mixed(with: UIColor(hex: evening), share: max((share - 0.6) / 0.4, 0))
  }
}
