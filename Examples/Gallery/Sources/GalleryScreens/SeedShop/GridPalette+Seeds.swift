import UIKit

extension GridPalette {
  /// The colors of the shop: linen by day, a dark green by night.
  static let seeds = GridPalette(
    day: GridColors(
      isNight: false,
      paper: UIColor(hex: 0xF2F0E6),
      surface: UIColor(hex: 0xFCFBF5),
      ink: UIColor(hex: 0x26301F),
      faintInk: UIColor(hex: 0x5C6351),
      lamp: UIColor(hex: 0xCF8A2C)
    ),
    night: GridColors(
      isNight: true,
      paper: UIColor(hex: 0x141A14),
      surface: UIColor(hex: 0x202820),
      ink: UIColor(hex: 0xEDF0E4),
      faintInk: UIColor(hex: 0xA4AD9C),
      lamp: UIColor(hex: 0xEDF0E4)
    )
  )
}
