import UIKit

/// The colors of the charts: gold on the night, or ink on paper.
struct SkyPalette {
  /// What the first pages lie on.
  let ground: UIColor
  /// The pages above them.
  let page: UIColor
  /// The paper of a chart, from the top down.
  let paper: [UIColor]
  /// Stars, and what is written.
  let ink: UIColor
  /// Rims, and the lines of figures.
  let line: UIColor
  /// What stands out.
  let accent: UIColor
  /// The card above.
  let card: [UIColor]
  /// The hills at the foot of the card.
  let hills: UIColor

  var faintInk: UIColor { ink.withAlphaComponent(0.76) }

  private static let night = SkyPalette(
    ground: UIColor(hex: 0x0B1029),
    page: UIColor(hex: 0x141B40),
    paper: [0x263670, 0x151F4B].map(UIColor.init(hex:)),
    ink: UIColor(hex: 0xF6EBCF),
    line: UIColor(hex: 0xD9B566),
    accent: UIColor(hex: 0xFFC46B),
    card: [0x243E5C, 0x141C3C].map(UIColor.init(hex:)),
    hills: UIColor(hex: 0x0A0F26)
  )
  private static let day = SkyPalette(
    ground: UIColor(hex: 0xEADFC6),
    page: UIColor(hex: 0xF8F1E0),
    paper: [0xFFFDF6, 0xFBF4E4].map(UIColor.init(hex:)),
    ink: UIColor(hex: 0x25305A),
    line: UIColor(hex: 0x6A6FA0),
    accent: UIColor(hex: 0xB4421F),
    card: [0xFFFDF6, 0xFBF1DC].map(UIColor.init(hex:)),
    hills: UIColor(hex: 0xC8C4C6)
  )

  /// Returns the colors for the appearance of the surroundings.
  @MainActor static func of(_ traits: UITraitCollection) -> SkyPalette {
    traits.userInterfaceStyle == .dark ? night : day
  }
}
