import UIKit

/// The colors of the riddles, by day and by night.
struct RiddlePalette {
  let isDark: Bool

  /// Returns the colors for the appearance of the surroundings.
  @MainActor static func of(_ traits: UITraitCollection) -> RiddlePalette {
    RiddlePalette(isDark: traits.userInterfaceStyle == .dark)
  }

  private static let night = UIColor(hex: 0x0A0F24)

  /// The color behind the cards.
  var table: UIColor { UIColor(hex: isDark ? 0x14172B : 0xF8EFDF) }
  /// The colors of what lies behind the cards.
  var confetti: [UIColor] {
    Animal.all.map { table.mixed(with: $0.sky, share: isDark ? 0.35 : 0.16) }
  }
  var ink: UIColor { UIColor(hex: isDark ? 0xF8EFDF : 0x2A1C2E) }
  /// The edge of a card, and what is written on it.
  var paper: UIColor { UIColor(hex: isDark ? 0xF0E3CB : 0xFFF9EC) }

  /// The color of the sun or the moon beside the heading.
  var lamp: UIColor { isDark ? ink : UIColor(hex: 0xF2A93B) }

  func sky(of animal: Animal) -> UIColor {
    isDark ? animal.sky.mixed(with: Self.night, share: 0.62) : animal.sky
  }

  /// The sun of an animal, or the moon.
  func sun(of animal: Animal) -> UIColor {
    isDark ? UIColor(hex: 0xE9E4D4).mixed(with: animal.sun, share: 0.3) : animal.sun
  }

  func hill(of animal: Animal) -> UIColor {
    isDark ? animal.hill.mixed(with: Self.night, share: 0.45) : animal.hill
  }

  func ink(of animal: Animal) -> UIColor {
    isDark ? paper : animal.ink
  }
}
