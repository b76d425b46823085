import UIKit

/// The colors of the plate: ink on paper by day, a blueprint by night.
struct EngravingColors {
  let paper: UIColor
  let ink: UIColor
  /// What is true, or has just been called.
  let mark: UIColor
  let isNight: Bool

  /// Less prominent than `ink`.
  var faintInk: UIColor { ink.withAlphaComponent(0.75) }
  /// Rules and frames.
  var line: UIColor { ink.withAlphaComponent(0.28) }

  /// Returns the colors for the style of a screen.
  static func fitting(_ traits: UITraitCollection) -> EngravingColors {
    traits.userInterfaceStyle == .dark ? night : day
  }

  private static let day = EngravingColors(
    paper: UIColor(hex: 0xF6F1E4),
    ink: UIColor(hex: 0x1E2B3A),
    mark: UIColor(hex: 0xC7351F),
    isNight: false
  )

  private static let night = EngravingColors(
    paper: UIColor(hex: 0x0C2A52),
    ink: UIColor(hex: 0xE4EEF8),
    mark: UIColor(hex: 0xFFC24D),
    isNight: true
  )
}
