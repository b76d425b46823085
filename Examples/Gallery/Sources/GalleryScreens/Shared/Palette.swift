import UIKit

/// The colors that most rooms have, each for both styles.
struct Palette {
  /// What everything lies on.
  let paper: UIColor
  /// A page, a row, or a bar.
  let surface: UIColor
  let ink: UIColor
  let faintInk: UIColor
  /// The sun by day, and the moon by night.
  let lamp: UIColor

  /// Creates colors from six hexadecimal digits for each style.
  init(
    paper: (day: Int, night: Int),
    surface: (day: Int, night: Int),
    ink: (day: Int, night: Int),
    faintInk: (day: Int, night: Int),
    lamp: (day: Int, night: Int)
  ) {
    self.paper = UIColor(hex: paper.day, dark: paper.night)
    self.surface = UIColor(hex: surface.day, dark: surface.night)
    self.ink = UIColor(hex: ink.day, dark: ink.night)
    self.faintInk = UIColor(hex: faintInk.day, dark: faintInk.night)
    self.lamp = UIColor(hex: lamp.day, dark: lamp.night)
  }
}
