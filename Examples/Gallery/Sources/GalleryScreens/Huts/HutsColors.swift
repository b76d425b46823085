import UIKit

/// The colors of the map: print by day, slate by night.
struct HutsColors {
  let isNight: Bool
  /// The ground from the lowest to the highest.
  let ground: [UIColor]
  let ice: UIColor
  let line: UIColor
  let iceLine: UIColor
  let wood: UIColor
  let water: UIColor
  let shore: UIColor
  let path: UIColor
  let ink: UIColor
  let faintInk: UIColor
  let paper: UIColor
  let lamp: UIColor

  /// Returns the colors for the style of a screen.
  @MainActor static func fitting(_ traits: UITraitCollection) -> HutsColors {
    traits.userInterfaceStyle == .dark ? night : day
  }

  /// The color of the ground above a level, by its share of all levels.
  func ground(at share: CGFloat) -> UIColor {
    let place = min(max(share, 0), 1) * CGFloat(ground.count - 1)
    let index = min(Int(place), ground.count - 2)
    return ground[index].mixed(with: ground[index + 1], share: place - CGFloat(index))
  }

  private static let day = HutsColors(
    isNight: false,
    ground: [0xC8D8AE, 0xD9DFB6, 0xEAE3C4, 0xEFE2CC, 0xECE0D3, 0xF3EDE6].map { UIColor(hex: $0) },
    ice: UIColor(hex: 0xF4FAFC),
    line: UIColor(hex: 0xA4794A),
    iceLine: UIColor(hex: 0x5C9BB8),
    wood: UIColor(hex: 0x6E9463),
    water: UIColor(hex: 0x9CCBDD),
    shore: UIColor(hex: 0x4F93AE),
    path: UIColor(hex: 0xB23A2B),
    ink: UIColor(hex: 0x2B2A26),
    faintInk: UIColor(hex: 0x635D52),
    paper: UIColor(hex: 0xFFFDF7),
    lamp: UIColor(hex: 0xB23A2B)
  )

  private static let night = HutsColors(
    isNight: true,
    ground: [0x1A2B2A, 0x20332F, 0x2A3A36, 0x353F3E, 0x40474A, 0x515A60].map { UIColor(hex: $0) },
    ice: UIColor(hex: 0x6E828D),
    line: UIColor(hex: 0xC9B58E),
    iceLine: UIColor(hex: 0xBFE3F2),
    wood: UIColor(hex: 0x3F6350),
    water: UIColor(hex: 0x17465B),
    shore: UIColor(hex: 0x4B93AF),
    path: UIColor(hex: 0xEE8268),
    ink: UIColor(hex: 0xF3EEE2),
    faintInk: UIColor(hex: 0xB3AFA4),
    paper: UIColor(hex: 0x31363A),
    lamp: UIColor(hex: 0xF3EEE2)
  )
}
