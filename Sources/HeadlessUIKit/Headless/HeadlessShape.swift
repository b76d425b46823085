/// A path that a layer draws: filled first, then stroked.
public struct HeadlessShape: Equatable, Sendable {
  /// The path in the layer's coordinates, as the `d` of an SVG path.
  public let path: String
  public let fillColor: CGColor?
  public let strokeColor: CGColor?
  public let lineWidth: CGFloat
  public let miterLimit: CGFloat
  /// The part of the path's length that is stroked, within 0…1.
  public let stroke: ClosedRange<CGFloat>
  /// The lengths of dashes and gaps, in turn.
  public let dashes: [CGFloat]
  public let dashPhase: CGFloat

  @MainActor
  init?(_ layer: CALayer, _ values: LayerValues) {
    guard layer is CAShapeLayer, let path = values[.path].asPath else { return nil }
    self.path = path.moved(by: values.bounds.origin).svg
    fillColor = values[.fillColor].asColor
    strokeColor = values[.strokeColor].asColor
    lineWidth = values[.lineWidth].asNumber ?? 1
    miterLimit = values[.miterLimit].asNumber ?? 10
    let start = min(max(values[.strokeStart].asNumber ?? 0, 0), 1)
    stroke = start...max(min(values[.strokeEnd].asNumber ?? 1, 1), start)
    dashes = values[.lineDashPattern].asNumbers ?? []
    dashPhase = values[.lineDashPhase].asNumber ?? 0
  }
}

extension CGPath {
  /// The path as seen from a corner that lies at a point.
  func moved(by origin: CGPoint) -> CGPath {
    guard origin != .zero else { return self }
    let shift = CGAffineTransform(translationX: -origin.x, y: -origin.y)
    return CGPath(elements: elements.applying(shift))
  }
}
