import UIKit

/// The colors of a grid and of its pages in one style.
struct GridColors {
  let isNight: Bool
  /// What the tiles lie on.
  let paper: UIColor
  /// A page, or the rows of one.
  let surface: UIColor
  let ink: UIColor
  let faintInk: UIColor
  let lamp: UIColor
}

/// The colors of a grid by day and by night.
struct GridPalette {
  let day: GridColors
  let night: GridColors

  /// Returns the colors for the style of a screen.
  @MainActor func fitting(_ traits: UITraitCollection) -> GridColors {
    traits.userInterfaceStyle == .dark ? night : day
  }

  /// The paper of both styles in one, for what is around all screens.
  var paper: UIColor { UIColor(light: day.paper, dark: night.paper) }

  /// The ink of both styles in one.
  var ink: UIColor { UIColor(light: day.ink, dark: night.ink) }
}
