import UIKit

/// The colors of the desk, by day and by candlelight.
struct DeskPalette {
  /// The wood, from the top of the screen down.
  let wood: [UIColor]
  /// The lines in the wood.
  let grain: UIColor
  /// What is written beside things.
  let ink: UIColor
  /// Cards and notes.
  let paper: UIColor
  /// What is written on paper.
  let pen: UIColor

  /// The color of marks on paper.
  static let red = UIColor(hex: 0xA4301F)

  private static let day = DeskPalette(
    wood: [0xE2C49A, 0xD3AE7E, 0xBD9363].map(UIColor.init(hex:)),
    grain: UIColor(hex: 0x7A4E22).withAlphaComponent(0.16),
    ink: UIColor(hex: 0x3B2411),
    paper: UIColor(hex: 0xFCF8EE),
    pen: UIColor(hex: 0x2C3F6B)
  )
  private static let night = DeskPalette(
    wood: [0x4A2F1E, 0x33211A, 0x1E1614].map(UIColor.init(hex:)),
    grain: UIColor.black.withAlphaComponent(0.26),
    ink: UIColor(hex: 0xF3DDBD),
    paper: UIColor(hex: 0xE9D9BC),
    pen: UIColor(hex: 0x2A3352)
  )

  /// Returns the colors for the appearance of the surroundings.
  @MainActor static func of(_ traits: UITraitCollection) -> DeskPalette {
    traits.userInterfaceStyle == .dark ? night : day
  }
}
