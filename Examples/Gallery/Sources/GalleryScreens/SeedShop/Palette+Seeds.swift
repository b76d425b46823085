extension Palette {
  /// The colors of the shop: linen by day, a dark green by night.
  static let seeds = Palette(
    paper: (0xF2F0E6, 0x141A14),
    surface: (0xFCFBF5, 0x202820),
    ink: (0x26301F, 0xEDF0E4),
    faintInk: (0x5C6351, 0xA4AD9C),
    lamp: (0xCF8A2C, 0xEDF0E4)
  )
}
