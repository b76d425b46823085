import UIKit

/// The colors of the collection: chalk by day, slate by night.
struct EggsColors {
  let isNight: Bool
  let paper: UIColor
  let ink: UIColor
  let faintInk: UIColor
  let lamp: UIColor
  /// What an egg casts.
  let shadow: UIColor

  /// Returns the colors for the style of a screen.
  @MainActor static func fitting(_ traits: UITraitCollection) -> EggsColors {
    traits.userInterfaceStyle == .dark ? night : day
  }

  /// The paper and the ink of both styles in one, for what is around all screens.
  static let around = (
    paper: UIColor(light: day.paper, dark: night.paper),
    ink: UIColor(light: day.ink, dark: night.ink)
  )

  private static let day = EggsColors(
    isNight: false,
    paper: UIColor(hex: 0xEDEAE4),
    ink: UIColor(hex: 0x2B2A2C),
    faintInk: UIColor(hex: 0x625E5C),
    lamp: UIColor(hex: 0xC98A3C),
    shadow: UIColor(hex: 0xD3CDC3)
  )

  private static let night = EggsColors(
    isNight: true,
    paper: UIColor(hex: 0x1B1D21),
    ink: UIColor(hex: 0xEFEAE2),
    faintInk: UIColor(hex: 0xA9A6A1),
    lamp: UIColor(hex: 0xEFEAE2),
    shadow: UIColor(hex: 0x101114)
  )
}
