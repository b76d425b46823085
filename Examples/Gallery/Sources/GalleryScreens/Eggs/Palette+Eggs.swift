import UIKit

extension Palette {
  /// The colors of the collection: chalk by day, slate by night.
  static let eggs = Palette(
    paper: (0xEDEAE4, 0x1B1D21),
    surface: (0xEDEAE4, 0x1B1D21),
    ink: (0x2B2A2C, 0xEFEAE2),
    faintInk: (0x625E5C, 0xA9A6A1),
    lamp: (0xC98A3C, 0xEFEAE2)
  )

  /// What an egg casts.
  static let eggShadow = UIColor(hex: 0xD3CDC3, dark: 0x101114)
}
