/// One step of a path.
enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, to: CGPoint)
  case cubic(CGPoint, CGPoint, to: CGPoint)
  case close

  /// All its points, the one it ends at last.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// The same step with each of its points changed.
  func map(_ change: (CGPoint) -> CGPoint) -> PathElement {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quad(let control, let end): .quad(change(control), to: change(end))
    case .cubic(let first, let second, let end):
      .cubic(change(first), change(second), to: change(end))
    case .close: .close
    }
  }

  /// The step between this one and one of the same kind; nil where the kinds differ.
  func interpolated(to end: PathElement, at progress: CGFloat) -> PathElement? {
    func between(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * progress, y: a.y + (b.y - a.y) * progress)
    }
    switch (self, end) {
    case (.move(let a), .move(let b)): return .move(between(a, b))
    case (.line(let a), .line(let b)): return .line(between(a, b))
    case (.quad(let c, let a), .quad(let d, let b)): return .quad(between(c, d), to: between(a, b))
    case (.cubic(let c, let e, let a), .cubic(let d, let f, let b)):
      return .cubic(between(c, d), between(e, f), to: between(a, b))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
