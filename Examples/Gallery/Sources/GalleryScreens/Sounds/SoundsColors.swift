import UIKit

/// The colors of the list: warm white by day, ink by night.
struct SoundsColors {
  let isNight: Bool
  let paper: UIColor
  let ink: UIColor
  let faintInk: UIColor
  /// What the small player lies on.
  let bar: UIColor
  let lamp: UIColor

  /// Returns the colors for the style of a screen.
  @MainActor static func fitting(_ traits: UITraitCollection) -> SoundsColors {
    traits.userInterfaceStyle == .dark ? night : day
  }

  /// The text of the full player.
  static let cream = UIColor(hex: 0xF7F1E6)
  /// The paper of both styles in one, for what is around all screens.
  static let around = UIColor(light: day.paper, dark: night.paper)

  private static let day = SoundsColors(
    isNight: false,
    paper: UIColor(hex: 0xF6EFE8),
    ink: UIColor(hex: 0x2C2530),
    faintInk: UIColor(hex: 0x6A5F68),
    bar: UIColor(hex: 0xFFFDFA),
    lamp: UIColor(hex: 0xD0803C)
  )

  private static let night = SoundsColors(
    isNight: true,
    paper: UIColor(hex: 0x121019),
    ink: UIColor(hex: 0xF3ECE4),
    faintInk: UIColor(hex: 0xA79FAA),
    bar: UIColor(hex: 0x262230),
    lamp: UIColor(hex: 0xF3ECE4)
  )
}
