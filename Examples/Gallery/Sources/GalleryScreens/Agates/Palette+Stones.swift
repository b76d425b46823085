extension Palette {
  /// The colors of the agates: paper by day, slate by night.
  static let stones = Palette(
    paper: (0xF3EEE5, 0x161518),
    surface: (0xFFFDF8, 0x222025),
    ink: (0x2A2420, 0xF3EEE6),
    faintInk: (0x6A6058, 0xABA39B),
    lamp: (0xD98A26, 0xF3EEE6)
  )
}
