import UIKit

/// The colors of a page, by day and by lamplight.
struct Paper {
  let paper: UIColor
  let ink: UIColor
  let accent: UIColor

  /// The drawer has the same color by day and by lamplight.
  static let cloth = UIColor(hex: 0x1E3B37)
  /// The color of what is written on the drawer.
  static let linen = UIColor(hex: 0xF3E9D6)
  /// The color of fittings on the drawer.
  static let brass = UIColor(hex: 0xE3B96B)

  private static let day = Paper(
    paper: UIColor(hex: 0xF8F3E9),
    ink: UIColor(hex: 0x2A2520),
    accent: UIColor(hex: 0xA4562F)
  )
  private static let night = Paper(
    paper: UIColor(hex: 0x17181C),
    ink: UIColor(hex: 0xEAE3D5),
    accent: UIColor(hex: 0xE3B96B)
  )

  /// The paper of both styles.
  static let sheet = UIColor(light: day.paper, dark: night.paper)

  /// Returns the colors for the appearance of the surroundings.
  @MainActor static func of(_ traits: UITraitCollection) -> Paper {
    traits.userInterfaceStyle == .dark ? night : day
  }
}
