import UIKit

/// The colors of the cabinet, by day and by night.
enum CabinetPalette {
  /// The drawers of the cabinet.
  static let felt = UIColor(hex: 0xC9D6CC, dark: 0x10201C)
  /// The pages of an album.
  static let page = UIColor(hex: 0xEEF0E6, dark: 0x1A2E28)
  /// What moths are pinned on.
  static let card = UIColor(hex: 0xFFFCF4, dark: 0xEFE6D2)
  static let ink = UIColor(hex: 0x20362F, dark: 0xE6EBDD)
  static let faintInk = ink.withAlphaComponent(0.75)
  /// What is written on cards.
  static let label = UIColor(hex: 0x5B5A4E)
  static let lamp = UIColor(hex: 0xE3A33C, dark: 0xE6EBDD)
}
