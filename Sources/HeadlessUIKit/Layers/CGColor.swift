/// A color in sRGB, with components from 0 to 1.
public final class CGColor: Hashable, Sendable {
  private let rgba: SIMD4<Double>

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    rgba = SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public var alpha: CGFloat { CGFloat(rgba.w) }
  public var numberOfComponents: Int { 4 }
  public var components: [CGFloat]? {
    [CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z), CGFloat(rgba.w)]
  }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(rgba: SIMD4(rgba.x, rgba.y, rgba.z, Double(alpha)))
  }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(rgba)
  }

  private init(rgba: SIMD4<Double>) {
    self.rgba = rgba
  }

  static let clear = CGColor(rgba: .zero)
  static let black = CGColor(rgba: SIMD4(0, 0, 0, 1))

  /// The way from this color to another, component by component.
  func interpolated(to end: CGColor, at progress: CGFloat) -> CGColor {
    CGColor(rgba: rgba + (end.rgba - rgba) * Double(progress))
  }
}
