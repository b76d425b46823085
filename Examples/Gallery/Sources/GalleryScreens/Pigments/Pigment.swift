import UIKit

/// A color, and where it comes from.
struct Pigment {
  let name: String
  let hue: Hue
  /// In the notation of style sheets.
  let hex: Int
  let origin: String
  let story: String
  /// When it was first used.
  let since: String
  /// How long it lasts in the light.
  let fastness: String

  /// A family of colors.
  enum Hue: String, CaseIterable {
    case red = "Reds"
    case yellow = "Yellows"
    case green = "Greens"
    case blue = "Blues"
    case earth = "Earths"
    case gray = "Black and white"
  }

  var color: UIColor { UIColor(hex: hex) }

  /// Readable on the color.
  var ink: UIColor { isLight ? UIColor(hex: 0x201C18) : .white }

  private var isLight: Bool {
    let parts = [16, 8, 0].map { CGFloat(hex >> $0 & 0xFF) / 255 }
    return 0.3 * parts[0] + 0.59 * parts[1] + 0.11 * parts[2] > 0.62
  }
}

extension Pigment.Hue {
  /// A color of the family.
  var color: UIColor {
    switch self {
    case .red: UIColor(hex: 0xCF3A34)
    case .yellow: UIColor(hex: 0xF2B52A)
    case .green: UIColor(hex: 0x2F9C74)
    case .blue: UIColor(hex: 0x2F55C4)
    case .earth: UIColor(hex: 0xA2592F)
    case .gray: UIColor(hex: 0x6B6B70)
    }
  }
}
