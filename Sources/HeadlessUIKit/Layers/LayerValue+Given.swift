extension LayerValue {
  /// A value as an app gives it to an animation of a key path.
  init(given value: Any, for keyPath: String) {
    switch value {
    case let number as CGFloat: self = .number(number)
    case let number as Double: self = .number(CGFloat(number))
    case let number as Float: self = .number(CGFloat(number))
    case let number as Int: self = .number(CGFloat(number))
    case let flag as Bool: self = .flag(flag)
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let transform as CATransform3D: self = .transform(transform)
    case let transform as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(transform))
    case let path as CGPath: self = .path(CGPath(elements: path.elements))
    case let color as CGColor: self = .color(color)
    case let colors as [CGColor]: self = .colors(colors)
    case let number as NSNumber: self = .number(CGFloat(number.doubleValue))
    case let numbers as [NSNumber]: self = .numbers(numbers.map { CGFloat($0.doubleValue) })
    case let image as CGImage: self = .object(image)
    default:
      HeadlessFault.raise(
        "\(type(of: value)) is no value for an animation of \(keyPath): give a number, a geometric value, a CGColor, a CGPath or a CGImage"
      )
    }
  }

  /// The value as an app reads it from an animation.
  var given: Any? {
    switch self {
    case .number(let value): Double(value)
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): value
    case .color(let value): value
    case .colors(let value): value
    case .numbers(let value): value.map { NSNumber(value: Double($0)) }
    case .path(let value): value
    case .flag(let value): value
    case .object(let value): value
    }
  }
}
