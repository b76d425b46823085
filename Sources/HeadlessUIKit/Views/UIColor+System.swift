// The system's colours as they are in the light style; there is no dark one.
extension UIColor {
  public class var systemRed: UIColor { UIColor(0xFF3B30) }
  public class var systemOrange: UIColor { UIColor(0xFF9500) }
  public class var systemYellow: UIColor { UIColor(0xFFCC00) }
  public class var systemGreen: UIColor { UIColor(0x34C759) }
  public class var systemMint: UIColor { UIColor(0x00C7BE) }
  public class var systemTeal: UIColor { UIColor(0x30B0C7) }
  public class var systemCyan: UIColor { UIColor(0x32ADE6) }
  public class var systemBlue: UIColor { UIColor(0x007AFF) }
  public class var systemIndigo: UIColor { UIColor(0x5856D6) }
  public class var systemPurple: UIColor { UIColor(0xAF52DE) }
  public class var systemPink: UIColor { UIColor(0xFF2D55) }
  public class var systemBrown: UIColor { UIColor(0xA2845E) }

  public class var systemGray: UIColor { UIColor(0x8E8E93) }
  public class var systemGray2: UIColor { UIColor(0xAEAEB2) }
  public class var systemGray3: UIColor { UIColor(0xC7C7CC) }
  public class var systemGray4: UIColor { UIColor(0xD1D1D6) }
  public class var systemGray5: UIColor { UIColor(0xE5E5EA) }
  public class var systemGray6: UIColor { UIColor(0xF2F2F7) }

  public class var label: UIColor { UIColor(0x000000) }
  public class var secondaryLabel: UIColor { UIColor(0x3C3C43, alpha: 0.6) }
  public class var tertiaryLabel: UIColor { UIColor(0x3C3C43, alpha: 0.3) }
  public class var quaternaryLabel: UIColor { UIColor(0x3C3C43, alpha: 0.18) }
  public class var placeholderText: UIColor { UIColor(0x3C3C43, alpha: 0.3) }
  public class var link: UIColor { UIColor(0x007AFF) }
  public class var separator: UIColor { UIColor(0x3C3C43, alpha: 0.29) }
  public class var opaqueSeparator: UIColor { UIColor(0xC6C6C8) }

  public class var systemFill: UIColor { UIColor(0x787880, alpha: 0.2) }
  public class var secondarySystemFill: UIColor { UIColor(0x787880, alpha: 0.16) }
  public class var tertiarySystemFill: UIColor { UIColor(0x767680, alpha: 0.12) }
  public class var quaternarySystemFill: UIColor { UIColor(0x747480, alpha: 0.08) }

  public class var systemBackground: UIColor { UIColor(0xFFFFFF) }
  public class var secondarySystemBackground: UIColor { UIColor(0xF2F2F7) }
  public class var tertiarySystemBackground: UIColor { UIColor(0xFFFFFF) }
  public class var systemGroupedBackground: UIColor { UIColor(0xF2F2F7) }
  public class var secondarySystemGroupedBackground: UIColor { UIColor(0xFFFFFF) }
  public class var tertiarySystemGroupedBackground: UIColor { UIColor(0xF2F2F7) }

  /// A color written as in a style sheet: two hexadecimal digits for each component.
  private convenience init(_ hex: Int, alpha: CGFloat = 1) {
    func component(_ shift: Int) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
  }
}
