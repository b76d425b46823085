/// A color; two are equal where they look the same, that is by their components in sRGB.
///
/// One that depends on traits equals itself alone.
public final class UIColor: NSObject, Sendable {
  /// The components; those of a color that depends on traits are the ones in the light style.
  public let cgColor: CGColor
  /// What a color that depends on traits is made with.
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    provider = nil
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    cgColor = CGColor(gray: white, alpha: alpha)
    provider = nil
    super.init()
  }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    cgColor = CGColor(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    provider = nil
    super.init()
  }

  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    provider = nil
    super.init()
  }

  /// A color that is another one in other surroundings; views ask it again when their traits change.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    cgColor = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).cgColor
    provider = dynamicProvider
    super.init()
  }

  /// Whether the color depends on traits.
  var isDynamic: Bool { provider != nil }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard isDynamic else { return UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor) }
    return UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
  }

  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = cgColor.components, components.count == 4 else { return false }
    red?.pointee = components[0]
    green?.pointee = components[1]
    blue?.pointee = components[2]
    alpha?.pointee = components[3]
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard !isDynamic, !other.isDynamic else { return self === other }
    return cgColor == other.cgColor
  }

  public override var hash: Int { cgColor.hashValue }
}
