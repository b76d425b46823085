extension LayerValue {
  /// What changes nothing where it is added.
  var zero: LayerValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .transform: .transform(CATransform3DIdentity)
    case .numbers(let numbers): .numbers(numbers.map { _ in 0 })
    default: self
    }
  }

  /// The sum; for transforms the other first and then this one, for what cannot be added the other.
  func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(a + b)
    case (.size(let a), .size(let b)):
      .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      .rect(
        CGRect(
          x: a.minX + b.minX,
          y: a.minY + b.minY,
          width: a.width + b.width,
          height: a.height + b.height
        )
      )
    case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + $1 })
    default: other
    }
  }

  /// The value a number of times; what has no multiples stays as it is.
  func scaled(by factor: CGFloat) -> LayerValue {
    switch self {
    case .number(let a): return .number(a * factor)
    case .point(let a): return .point(CGPoint(x: a.x * factor, y: a.y * factor))
    case .size(let a): return .size(CGSize(width: a.width * factor, height: a.height * factor))
    case .rect(let a):
      return .rect(
        CGRect(
          x: a.minX * factor,
          y: a.minY * factor,
          width: a.width * factor,
          height: a.height * factor
        )
      )
    case .transform(let a):
      let once = factor < 0 ? CATransform3DInvert(a) : a
      let count = Int(abs(factor).rounded())
      return .transform(
        (0..<count).reduce(CATransform3DIdentity) { sum, _ in
          CATransform3DConcat(sum, once)
        }
      )
    case .numbers(let a): return .numbers(a.map { $0 * factor })
    default: return self
    }
  }
}
