/// How far an animation is along each axis; the two differ only for a spring thrown in two dimensions.
struct AxisProgress: Equatable {
  var x: CGFloat
  var y: CGFloat

  init(_ both: CGFloat) {
    x = both
    y = both
  }

  init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

extension LayerValue {
  /// The value on the way from this one to another, outside 0…1 beyond them.
  func interpolated(to end: LayerValue, at progress: AxisProgress) -> LayerValue {
    let p = progress.x
    switch (self, end) {
    case (.number(let a), .number(let b)):
      return .number(a + (b - a) * p)
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: a.x + (b.x - a.x) * progress.x, y: a.y + (b.y - a.y) * progress.y))
    case (.size(let a), .size(let b)):
      return .size(
        CGSize(
          width: a.width + (b.width - a.width) * p,
          height: a.height + (b.height - a.height) * p
        )
      )
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.minX + (b.minX - a.minX) * p,
          y: a.minY + (b.minY - a.minY) * p,
          width: a.width + (b.width - a.width) * p,
          height: a.height + (b.height - a.height) * p
        )
      )
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, at: p))
    case (.color(let a), .color(let b)):
      guard a != nil || b != nil else { return self }
      let start = a ?? b?.copy(alpha: 0) ?? .clear
      let finish = b ?? a?.copy(alpha: 0) ?? .clear
      return .color(start.interpolated(to: finish, at: p))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.interpolated(to: $1, at: p) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * p })
    case (.path(let a?), .path(let b?)):
      return .path(a.interpolated(to: b, at: p))
    default:
      return p < 1 ? self : end
    }
  }

  /// This value, shifted by what is left of an additive animation from `start` to `end`.
  func adding(from start: LayerValue, to end: LayerValue, at progress: AxisProgress) -> LayerValue {
    switch (self, start, end) {
    case (.point(let base), .point(let a), .point(let b)):
      return .point(
        CGPoint(
          x: base.x + (a.x - b.x) * (1 - progress.x),
          y: base.y + (a.y - b.y) * (1 - progress.y)
        )
      )
    case (.rect(let base), .rect(let a), .rect(let b)):
      let left = 1 - progress.x
      return .rect(
        CGRect(
          x: base.minX + (a.minX - b.minX) * left,
          y: base.minY + (a.minY - b.minY) * left,
          width: base.width + (a.width - b.width) * left,
          height: base.height + (a.height - b.height) * left
        )
      )
    case (.transform(let base), .transform(let a), .transform(let b)):
      guard let undo = b.inverse else { return start.interpolated(to: end, at: progress) }
      let offset = CATransform3DConcat(a, undo)
      let left = offset.interpolated(to: CATransform3DIdentity, at: progress.x)
      return .transform(CATransform3DConcat(left, base))
    default:
      return start.interpolated(to: end, at: progress)
    }
  }
}
