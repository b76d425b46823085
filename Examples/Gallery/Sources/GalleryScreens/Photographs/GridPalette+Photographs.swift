import UIKit

extension GridPalette {
  /// The colors of the photographs: a white wall by day, a dark one by night.
  static let photographs = GridPalette(
    day: GridColors(
      isNight: false,
      paper: UIColor(hex: 0xF7F6F3),
      surface: UIColor(hex: 0xFFFFFF),
      ink: UIColor(hex: 0x1F2226),
      faintInk: UIColor(hex: 0x5F656C),
      lamp: UIColor(hex: 0xC98A1B)
    ),
    night: GridColors(
      isNight: true,
      paper: UIColor(hex: 0x111214),
      surface: UIColor(hex: 0x0A0A0B),
      ink: UIColor(hex: 0xF1F0EC),
      faintInk: UIColor(hex: 0xA7A9AC),
      lamp: UIColor(hex: 0xF1F0EC)
    )
  )
}
