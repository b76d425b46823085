import UIKit

/// The colors of the charts: gold on the night, or ink on paper.
enum SkyPalette {
  /// What the first pages lie on.
  static let ground = UIColor(hex: 0xEADFC6, dark: 0x0B1029)
  /// The pages above them.
  static let page = UIColor(hex: 0xF8F1E0, dark: 0x141B40)
  /// The paper of a chart, from the top down.
  static let paper = [
    UIColor(hex: 0xFFFDF6, dark: 0x263670), UIColor(hex: 0xFBF4E4, dark: 0x151F4B),
  ]
  /// Stars, and what is written.
  static let ink = UIColor(hex: 0x25305A, dark: 0xF6EBCF)
  static let faintInk = ink.withAlphaComponent(0.76)
  /// Rims, and the lines of figures.
  static let line = UIColor(hex: 0x6A6FA0, dark: 0xD9B566)
  /// What stands out.
  static let accent = UIColor(hex: 0xB4421F, dark: 0xFFC46B)
  /// The card above.
  static let card = [
    UIColor(hex: 0xFFFDF6, dark: 0x243E5C), UIColor(hex: 0xFBF1DC, dark: 0x141C3C),
  ]
  /// The hills at the foot of the card.
  static let hills = UIColor(hex: 0xC8C4C6, dark: 0x0A0F26)
}
