import UIKit

/// The colors of the cabinet, by day and by night.
struct CabinetPalette {
  let isDark: Bool
  /// The drawers of the cabinet.
  let felt: UIColor
  /// The pages of an album.
  let page: UIColor
  /// What moths are pinned on.
  let card: UIColor
  let ink: UIColor
  /// What is written on cards.
  let label: UIColor

  private static let day = CabinetPalette(
    isDark: false,
    felt: UIColor(hex: 0xC9D6CC),
    page: UIColor(hex: 0xEEF0E6),
    card: UIColor(hex: 0xFFFCF4),
    ink: UIColor(hex: 0x20362F),
    label: UIColor(hex: 0x5B5A4E)
  )
  private static let night = CabinetPalette(
    isDark: true,
    felt: UIColor(hex: 0x10201C),
    page: UIColor(hex: 0x1A2E28),
    card: UIColor(hex: 0xEFE6D2),
    ink: UIColor(hex: 0xE6EBDD),
    label: UIColor(hex: 0x5B5A4E)
  )

  /// Returns the colors for the appearance of the surroundings.
  @MainActor static func of(_ traits: UITraitCollection) -> CabinetPalette {
    traits.userInterfaceStyle == .dark ? night : day
  }
}
