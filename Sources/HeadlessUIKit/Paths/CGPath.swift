/// Lines and curves.
public class CGPath: Hashable {
  fileprivate(set) var elements: [PathElement] {
    didSet { writtenSVG = nil }
  }

  /// What `svg` returns, once it has been asked for: a layer's path is written anew in each frame.
  var writtenSVG: String?

  init(elements: [PathElement]) {
    self.elements = elements
  }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addRect(rect, transform: transform?.pointee ?? .identity) }
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init { $0.addEllipse(in: rect, transform: transform?.pointee ?? .identity) }
  }

  public convenience init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init {
      $0.addRoundedRect(
        in: rect,
        cornerWidth: cornerWidth,
        cornerHeight: cornerHeight,
        transform: transform?.pointee ?? .identity
      )
    }
  }

  private convenience init(_ draw: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    draw(path)
    self.init(elements: path.elements)
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs.elements == rhs.elements
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// Where the path has come to; a closed subpath ends where it began.
  public var currentPoint: CGPoint {
    guard case .close? = elements.last else { return elements.last?.points.last ?? .zero }
    for case .move(let point) in elements.reversed() {
      return point
    }
    return .zero
  }

  /// The smallest rectangle that holds all points, those that curves only bend to as well.
  public var boundingBox: CGRect { CGRect(holding: elements.flatMap(\.points)) }

  /// The smallest rectangle that contains the drawn path.
  public var boundingBoxOfPath: CGRect {
    let lonely = segments.isEmpty ? elements.flatMap(\.points) : []
    return CGRect(holding: segments.flatMap(\.extremes) + lonely)
  }

  public func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform?.pointee ?? .identity))
  }

  public func mutableCopy() -> CGMutablePath? {
    mutableCopy(using: nil)
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.append(elements.applying(transform?.pointee ?? .identity))
    return copy
  }
}

/// A path that can be drawn on.
public class CGMutablePath: CGPath {
  public init() {
    super.init(elements: [])
  }

  func append(_ more: [PathElement]) {
    elements += more
  }

  /// Adds steps that go on from a point, which only a path that has begun has.
  func append(_ more: [PathElement], after call: String) {
    guard !isEmpty else {
      HeadlessFault.raise("\(call) needs a current point: begin the path with move(to:)")
    }
    elements += more
  }
}

extension [PathElement] {
  func applying(_ transform: CGAffineTransform) -> [PathElement] {
    transform.isIdentity ? self : map { $0.map { $0.applying(transform) } }
  }
}
