import UIKit

/// The colors of the timetable: a yellow poster by day, a station at night in the dark style.
struct TimetableColors {
  /// From the top down.
  let ground: [UIColor]
  let paper: UIColor
  let ink: UIColor
  let accent: UIColor
  let onAccent: UIColor

  /// Less prominent than `ink`.
  var faintInk: UIColor { ink.withAlphaComponent(0.78) }

  /// Returns the colors for the style of a screen.
  static func fitting(_ traits: UITraitCollection) -> TimetableColors {
    traits.userInterfaceStyle == .dark ? night : day
  }

  private static let day = TimetableColors(
    ground: [0xFBE08A, 0xF6CB57, 0xEFB43C].map(UIColor.init(hex:)),
    paper: UIColor(hex: 0xFFFAEA),
    ink: UIColor(hex: 0x1A2140),
    accent: UIColor(hex: 0xB5301F),
    onAccent: .white
  )

  private static let night = TimetableColors(
    ground: [0x0A1030, 0x171A48, 0x35265E].map(UIColor.init(hex:)),
    paper: UIColor(hex: 0x242A5C),
    ink: UIColor(hex: 0xF5F0DF),
    accent: UIColor(hex: 0xFFC857),
    onAccent: UIColor(hex: 0x221A3C)
  )
}
