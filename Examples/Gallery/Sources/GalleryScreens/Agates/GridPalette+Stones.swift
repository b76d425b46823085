import UIKit

extension GridPalette {
  /// The colors of the agates: paper by day, slate by night.
  static let stones = GridPalette(
    day: GridColors(
      isNight: false,
      paper: UIColor(hex: 0xF3EEE5),
      surface: UIColor(hex: 0xFFFDF8),
      ink: UIColor(hex: 0x2A2420),
      faintInk: UIColor(hex: 0x6A6058),
      lamp: UIColor(hex: 0xD98A26)
    ),
    night: GridColors(
      isNight: true,
      paper: UIColor(hex: 0x161518),
      surface: UIColor(hex: 0x222025),
      ink: UIColor(hex: 0xF3EEE6),
      faintInk: UIColor(hex: 0xABA39B),
      lamp: UIColor(hex: 0xF3EEE6)
    )
  )
}
