import UIKit

/// The colors of a page, by day and by lamplight.
enum Paper {
  static let paper = UIColor(hex: 0xF8F3E9, dark: 0x17181C)
  static let ink = UIColor(hex: 0x2A2520, dark: 0xEAE3D5)
  static let accent = UIColor(hex: 0xA4562F, dark: 0xE3B96B)
  /// The drawer has the same color by day and by lamplight.
  static let cloth = UIColor(hex: 0x1E3B37)
  /// The color of what is written on the drawer.
  static let linen = UIColor(hex: 0xF3E9D6)
  /// The color of fittings on the drawer.
  static let brass = UIColor(hex: 0xE3B96B)
}
