import UIKit

extension Palette {
  /// The colors of the list: warm white by day, ink by night.
  static let sounds = Palette(
    paper: (0xF6EFE8, 0x121019),
    surface: (0xFFFDFA, 0x262230),
    ink: (0x2C2530, 0xF3ECE4),
    faintInk: (0x6A5F68, 0xA79FAA),
    lamp: (0xD0803C, 0xF3ECE4)
  )

  /// The text of the full player.
  static let cream = UIColor(hex: 0xF7F1E6)
}
