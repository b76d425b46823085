import UIKit

/// The colors of the collection: paper by day, slate by night.
struct StoneColors {
  let isNight: Bool
  /// What the pictures of the grid lie on.
  let paper: UIColor
  let page: UIColor
  let ink: UIColor
  let faintInk: UIColor
  let lamp: UIColor

  /// Returns the colors for the style of a screen.
  @MainActor static func fitting(_ traits: UITraitCollection) -> StoneColors {
    traits.userInterfaceStyle == .dark ? night : day
  }

  /// The paper and the ink of both styles in one, for what is around all screens.
  static let around = (
    paper: UIColor(light: day.paper, dark: night.paper),
    ink: UIColor(light: day.ink, dark: night.ink)
  )

  private static let day = StoneColors(
    isNight: false,
    paper: UIColor(hex: 0xF3EEE5),
    page: UIColor(hex: 0xFFFDF8),
    ink: UIColor(hex: 0x2A2420),
    faintInk: UIColor(hex: 0x6A6058),
    lamp: UIColor(hex: 0xD98A26)
  )

  private static let night = StoneColors(
    isNight: true,
    paper: UIColor(hex: 0x161518),
    page: UIColor(hex: 0x222025),
    ink: UIColor(hex: 0xF3EEE6),
    faintInk: UIColor(hex: 0xABA39B),
    lamp: UIColor(hex: 0xF3EEE6)
  )
}
