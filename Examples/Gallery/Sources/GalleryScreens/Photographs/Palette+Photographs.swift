extension Palette {
  /// The colors of the photographs: a white wall by day, a dark one by night.
  static let photographs = Palette(
    paper: (0xF7F6F3, 0x111214),
    surface: (0xFFFFFF, 0x0A0A0B),
    ink: (0x1F2226, 0xF1F0EC),
    faintInk: (0x5F656C, 0xA7A9AC),
    lamp: (0xC98A1B, 0xF1F0EC)
  )
}
