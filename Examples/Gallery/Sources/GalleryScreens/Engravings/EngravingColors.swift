import UIKit

/// The colors of the plate: ink on paper by day, a blueprint by night.
enum EngravingColors {
  static let paper = UIColor(hex: 0xF6F1E4, dark: 0x0C2A52)
  static let ink = UIColor(hex: 0x1E2B3A, dark: 0xE4EEF8)
  static let faintInk = ink.withAlphaComponent(0.75)
  /// What is true, or has just been called.
  static let mark = UIColor(hex: 0xC7351F, dark: 0xFFC24D)
  /// Rules and frames.
  static let line = ink.withAlphaComponent(0.28)
}
