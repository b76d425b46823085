import UIKit

/// The colors around the pigments: a white shop, or a dark one.
enum PigmentColors {
  static let wall = UIColor(hex: 0xEFEAE1, dark: 0x19191C)
  static let paper = UIColor(hex: 0xFDFBF7, dark: 0x313138)
  static let ink = UIColor(hex: 0x26221D, dark: 0xF1EDE4)
  static let faintInk = ink.withAlphaComponent(0.7)
}
