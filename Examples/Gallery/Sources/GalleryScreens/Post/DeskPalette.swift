import UIKit

/// The colors of the desk, by day and by candlelight.
enum DeskPalette {
  /// The wood, from the top of the screen down.
  static let wood = [
    UIColor(hex: 0xE2C49A, dark: 0x4A2F1E), UIColor(hex: 0xD3AE7E, dark: 0x33211A),
    UIColor(hex: 0xBD9363, dark: 0x1E1614),
  ]
  /// The lines in the wood.
  static let grain = UIColor(
    light: UIColor(hex: 0x7A4E22).withAlphaComponent(0.16),
    dark: UIColor.black.withAlphaComponent(0.26)
  )
  /// What is written beside things.
  static let ink = UIColor(hex: 0x3B2411, dark: 0xF3DDBD)
  /// Cards and notes.
  static let paper = UIColor(hex: 0xFCF8EE, dark: 0xE9D9BC)
  /// What is written on paper.
  static let pen = UIColor(hex: 0x2C3F6B, dark: 0x2A3352)
  /// The color of marks on paper.
  static let red = UIColor(hex: 0xA4301F)
}
