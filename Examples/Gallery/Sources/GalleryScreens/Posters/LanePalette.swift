import UIKit

/// The colors around the posters.
struct LanePalette {
  let ground: UIColor
  let ink: UIColor
  /// The lines of the chart.
  let grid: UIColor
  /// Where a finger was down.
  let touch: UIColor
  let old: UIColor
  let new: UIColor

  var faintInk: UIColor { ink.withAlphaComponent(0.7) }

  subscript(lane: MotionRecord.Lane) -> UIColor {
    switch lane {
    case .old: old
    case .new: new
    }
  }

  private static let day = LanePalette(
    ground: UIColor(hex: 0xFCF9F1),
    ink: UIColor(hex: 0x1D1D22),
    grid: UIColor(hex: 0xD8D1C0),
    touch: UIColor(hex: 0xF0E7D0),
    old: UIColor(hex: 0xE2452C),
    new: UIColor(hex: 0x2450B8)
  )
  private static let night = LanePalette(
    ground: UIColor(hex: 0x141417),
    ink: UIColor(hex: 0xF3EDDF),
    grid: UIColor(hex: 0x3A3A40),
    touch: UIColor(hex: 0x26262C),
    old: UIColor(hex: 0xFF6C50),
    new: UIColor(hex: 0x7CA2FF)
  )

  /// Returns the colors for the appearance of the surroundings.
  @MainActor static func of(_ traits: UITraitCollection) -> LanePalette {
    traits.userInterfaceStyle == .dark ? night : day
  }
}
