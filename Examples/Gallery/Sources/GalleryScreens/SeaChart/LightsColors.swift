import UIKit

/// The colors of a sea chart: paper by day, the sea at dusk in the dark style.
enum LightsColors {
  /// From the deep sea to the shore.
  static let sea = [
    UIColor(hex: 0xF2F8F8, dark: 0x0F1A36), UIColor(hex: 0xDCEDF3, dark: 0x16284C),
    UIColor(hex: 0xC0DEEB, dark: 0x1F3B63),
  ]
  static let land = UIColor(hex: 0xF2E2B4, dark: 0x3A3145)
  static let coast = UIColor(hex: 0x6E6037, dark: 0xC79A76)
  /// Depths, and the lines of the chart.
  static let depth = UIColor(hex: 0x35566F, dark: 0xA3B7D8)
  /// The rose, and the lights.
  static let accent = UIColor(hex: 0x8E2A68, dark: 0xFFCF7A)
  static let card = UIColor(hex: 0xFDFBF4, dark: 0x212B4D)
  static let ink = UIColor(hex: 0x182B47, dark: 0xF2EEE4)
  static let faintInk = UIColor(hex: 0x55657B, dark: 0xAAB4CC)
  static let white = UIColor(hex: 0xE3A11B, dark: 0xFFE29A)
  static let red = UIColor(hex: 0xC9362C, dark: 0xFF7A68)
  static let green = UIColor(hex: 0x1E8B52, dark: 0x6CD99B)
  /// The sun by day, and the moon at dusk.
  static let lamp = UIColor(light: white, dark: ink)

  static func color(of hue: Light.Hue) -> UIColor {
    switch hue {
    case .white: white
    case .red: red
    case .green: green
    }
  }
}
