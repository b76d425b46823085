import UIKit

/// The colors of the riddles, by day and by night.
enum RiddlePalette {
  /// The color behind the cards.
  static let table = UIColor(hex: 0xF8EFDF, dark: 0x14172B)
  static let ink = UIColor(hex: 0x2A1C2E, dark: 0xF8EFDF)
  /// The edge of a card, and what is written on it.
  static let paper = UIColor(hex: 0xFFF9EC, dark: 0xF0E3CB)
  /// The color of the sun or the moon beside the heading.
  static let lamp = UIColor(hex: 0xF2A93B, dark: 0xF8EFDF)

  private static let night = UIColor(hex: 0x0A0F24)

  /// The colors of what lies behind the cards.
  static let confetti = Animal.all.map { animal in
    UIColor(
      light: UIColor(hex: 0xF8EFDF).mixed(with: animal.sky, share: 0.16),
      dark: UIColor(hex: 0x14172B).mixed(with: animal.sky, share: 0.35)
    )
  }

  static func sky(of animal: Animal) -> UIColor {
    UIColor(light: animal.sky, dark: animal.sky.mixed(with: night, share: 0.62))
  }

  /// The sun of an animal, or the moon.
  static func sun(of animal: Animal) -> UIColor {
    let moon = UIColor(hex: 0xE9E4D4)
    return UIColor(light: animal.sun, dark: moon.mixed(with: animal.sun, share: 0.3))
  }

  static func hill(of animal: Animal) -> UIColor {
    UIColor(light: animal.hill, dark: animal.hill.mixed(with: night, share: 0.45))
  }

  static func ink(of animal: Animal) -> UIColor {
    UIColor(light: animal.ink, dark: paper)
  }
}
