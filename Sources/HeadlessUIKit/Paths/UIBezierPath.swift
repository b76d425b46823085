/// A path, with methods to draw common shapes.
open class UIBezierPath: NSObject {
  private var path = CGMutablePath()

  public override required init() {
    super.init()
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect,
      byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius)
    )
  }

  /// A radius beyond half a side is cut to it.
  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init()
    let size = CGSize(
      width: min(cornerRadii.width, rect.width / 2),
      height: min(cornerRadii.height, rect.height / 2)
    )
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let sizes = order.map { corners.contains($0) ? size : .zero }
    path.append([PathElement].rounded(rect, corners: sizes))
  }

  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init()
    path.addPath(CGPath)
  }

  /// A copy of the path, which later drawing doesn't change.
  open var cgPath: CGPath {
    get { CGPath(elements: path.elements) }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  open var usesEvenOddFillRule = false
  open var isEmpty: Bool { path.isEmpty }
  open var bounds: CGRect { path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    path.encloses(point, evenOdd: usesEvenOddFillRule)
  }

  open func move(to point: CGPoint) {
    path.move(to: point)
  }

  open func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// `clockwise` is meant as it looks on the screen.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: !clockwise
    )
  }

  open func close() {
    path.closeSubpath()
  }

  open func removeAllPoints() {
    path = CGMutablePath()
  }

  open func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.cgPath)
  }

  open func apply(_ transform: CGAffineTransform) {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    path = moved
  }
}
