import UIKit

/// The colors of a sea chart: paper by day, the sea at dusk in the dark style.
struct LightsColors {
  let isNight: Bool
  /// From the deep sea to the shore.
  let sea: [UIColor]
  let land: UIColor
  let coast: UIColor
  /// Depths, and the lines of the chart.
  let depth: UIColor
  /// The rose, and the lights.
  let accent: UIColor
  let card: UIColor
  let ink: UIColor
  let faintInk: UIColor
  let white: UIColor
  let red: UIColor
  let green: UIColor

  func color(of hue: Light.Hue) -> UIColor {
    switch hue {
    case .white: white
    case .red: red
    case .green: green
    }
  }

  /// Returns the colors for the style of a screen.
  @MainActor static func fitting(_ traits: UITraitCollection) -> LightsColors {
    traits.userInterfaceStyle == .dark ? dusk : day
  }

  private static let day = LightsColors(
    isNight: false,
    sea: [0xF2F8F8, 0xDCEDF3, 0xC0DEEB].map(UIColor.init(hex:)),
    land: UIColor(hex: 0xF2E2B4),
    coast: UIColor(hex: 0x6E6037),
    depth: UIColor(hex: 0x35566F),
    accent: UIColor(hex: 0x8E2A68),
    card: UIColor(hex: 0xFDFBF4),
    ink: UIColor(hex: 0x182B47),
    faintInk: UIColor(hex: 0x55657B),
    white: UIColor(hex: 0xE3A11B),
    red: UIColor(hex: 0xC9362C),
    green: UIColor(hex: 0x1E8B52)
  )

  private static let dusk = LightsColors(
    isNight: true,
    sea: [0x0F1A36, 0x16284C, 0x1F3B63].map(UIColor.init(hex:)),
    land: UIColor(hex: 0x3A3145),
    coast: UIColor(hex: 0xC79A76),
    depth: UIColor(hex: 0xA3B7D8),
    accent: UIColor(hex: 0xFFCF7A),
    card: UIColor(hex: 0x212B4D),
    ink: UIColor(hex: 0xF2EEE4),
    faintInk: UIColor(hex: 0xAAB4CC),
    white: UIColor(hex: 0xFFE29A),
    red: UIColor(hex: 0xFF7A68),
    green: UIColor(hex: 0x6CD99B)
  )
}
