import UIKit

/// The colors of the timetable: a yellow poster by day, a station at night in the dark style.
enum TimetableColors {
  /// From the top down.
  static let ground = [
    UIColor(hex: 0xFBE08A, dark: 0x0A1030), UIColor(hex: 0xF6CB57, dark: 0x171A48),
    UIColor(hex: 0xEFB43C, dark: 0x35265E),
  ]
  static let paper = UIColor(hex: 0xFFFAEA, dark: 0x242A5C)
  static let ink = UIColor(hex: 0x1A2140, dark: 0xF5F0DF)
  static let faintInk = ink.withAlphaComponent(0.78)
  static let accent = UIColor(hex: 0xB5301F, dark: 0xFFC857)
  static let onAccent = UIColor(hex: 0xFFFFFF, dark: 0x221A3C)
}
