import UIKit

/// The colors of the map: print by day, slate by night.
enum HutsColors {
  /// The ground from the lowest to the highest.
  static let ground = [
    UIColor(hex: 0xC8D8AE, dark: 0x1A2B2A), UIColor(hex: 0xD9DFB6, dark: 0x20332F),
    UIColor(hex: 0xEAE3C4, dark: 0x2A3A36), UIColor(hex: 0xEFE2CC, dark: 0x353F3E),
    UIColor(hex: 0xECE0D3, dark: 0x40474A), UIColor(hex: 0xF3EDE6, dark: 0x515A60),
  ]
  static let ice = UIColor(hex: 0xF4FAFC, dark: 0x6E828D)
  static let line = UIColor(hex: 0xA4794A, dark: 0xC9B58E)
  static let iceLine = UIColor(hex: 0x5C9BB8, dark: 0xBFE3F2)
  static let wood = UIColor(hex: 0x6E9463, dark: 0x3F6350)
  static let water = UIColor(hex: 0x9CCBDD, dark: 0x17465B)
  static let shore = UIColor(hex: 0x4F93AE, dark: 0x4B93AF)
  static let path = UIColor(hex: 0xB23A2B, dark: 0xEE8268)
  /// What is below a path that is drawn from the side.
  static let faintPath = UIColor(
    light: path.withAlphaComponent(0.12),
    dark: path.withAlphaComponent(0.2)
  )
  static let ink = UIColor(hex: 0x2B2A26, dark: 0xF3EEE2)
  static let faintInk = UIColor(hex: 0x635D52, dark: 0xB3AFA4)
  static let paper = UIColor(hex: 0xFFFDF7, dark: 0x31363A)
  static let lamp = UIColor(hex: 0xB23A2B, dark: 0xF3EEE2)

  /// The color of the ground above a level, by its share of all levels.
  static func ground(at share: CGFloat) -> UIColor {
    let place = min(max(share, 0), 1) * CGFloat(ground.count - 1)
    let index = min(Int(place), ground.count - 2)
    return UIColor { traits in
      let (lower, upper) = (ground[index], ground[index + 1])
      return lower.resolvedColor(with: traits)
        .mixed(with: upper.resolvedColor(with: traits), share: place - CGFloat(index))
    }
  }
}
