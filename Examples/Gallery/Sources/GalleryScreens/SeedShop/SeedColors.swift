import UIKit

/// The colors of the shop: linen by day, a dark green by night.
struct SeedColors {
  let isNight: Bool
  let paper: UIColor
  let ink: UIColor
  let faintInk: UIColor
  /// What rows of a page lie on.
  let card: UIColor
  let lamp: UIColor

  /// Returns the colors for the style of a screen.
  @MainActor static func fitting(_ traits: UITraitCollection) -> SeedColors {
    traits.userInterfaceStyle == .dark ? night : day
  }

  /// The paper and the ink of both styles in one, for what is around all screens.
  static let around = (
    paper: UIColor(light: day.paper, dark: night.paper),
    ink: UIColor(light: day.ink, dark: night.ink)
  )

  private static let day = SeedColors(
    isNight: false,
    paper: UIColor(hex: 0xF2F0E6),
    ink: UIColor(hex: 0x26301F),
    faintInk: UIColor(hex: 0x5C6351),
    card: UIColor(hex: 0xFCFBF5),
    lamp: UIColor(hex: 0xCF8A2C)
  )

  private static let night = SeedColors(
    isNight: true,
    paper: UIColor(hex: 0x141A14),
    ink: UIColor(hex: 0xEDF0E4),
    faintInk: UIColor(hex: 0xA4AD9C),
    card: UIColor(hex: 0x202820),
    lamp: UIColor(hex: 0xEDF0E4)
  )
}
