import UIKit

/// The colors around the pigments: a white shop, or a dark one.
struct PigmentColors {
  let wall: UIColor
  let paper: UIColor
  let ink: UIColor

  /// Less prominent than `ink`.
  var faintInk: UIColor { ink.withAlphaComponent(0.7) }

  /// Returns the colors for the style of a screen.
  static func fitting(_ traits: UITraitCollection) -> PigmentColors {
    traits.userInterfaceStyle == .dark ? dark : light
  }

  /// The colors of both styles in one, for what is in flight while the style changes.
  static let both = PigmentColors(
    wall: UIColor(light: light.wall, dark: dark.wall),
    paper: UIColor(light: light.paper, dark: dark.paper),
    ink: UIColor(light: light.ink, dark: dark.ink)
  )

  private static let light = PigmentColors(
    wall: UIColor(hex: 0xEFEAE1),
    paper: UIColor(hex: 0xFDFBF7),
    ink: UIColor(hex: 0x26221D)
  )

  private static let dark = PigmentColors(
    wall: UIColor(hex: 0x19191C),
    paper: UIColor(hex: 0x313138),
    ink: UIColor(hex: 0xF1EDE4)
  )
}
