import UIKit

/// The colors around the posters.
enum LanePalette {
  static let ground = UIColor(hex: 0xFCF9F1, dark: 0x141417)
  static let ink = UIColor(hex: 0x1D1D22, dark: 0xF3EDDF)
  static let faintInk = ink.withAlphaComponent(0.7)
  /// The lines of the chart.
  static let grid = UIColor(hex: 0xD8D1C0, dark: 0x3A3A40)
  /// Where a finger was down.
  static let touch = UIColor(hex: 0xF0E7D0, dark: 0x26262C)

  static func color(of lane: MotionRecord.Lane) -> UIColor {
    switch lane {
    case .old: UIColor(hex: 0xE2452C, dark: 0xFF6C50)
    case .new: UIColor(hex: 0x2450B8, dark: 0x7CA2FF)
    }
  }
}
