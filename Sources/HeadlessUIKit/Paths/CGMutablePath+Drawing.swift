extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.move(point.applying(transform))])
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append([.line(point.applying(transform))], after: "addLine")
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    append(([.move(first)] + points.dropFirst().map { .line($0) }).applying(transform))
  }

  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append([.quad(control, to: end)].applying(transform), after: "addQuadCurve")
  }

  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append([.cubic(control1, control2, to: end)].applying(transform), after: "addCurve")
  }

  public func closeSubpath() {
    guard !isEmpty, elements.last != .close else { return }
    append([.close])
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements.applying(transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(between: rect.corners, transform: transform)
    closeSubpath()
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let place = CGAffineTransform(
      a: rect.width / 2,
      b: 0,
      c: 0,
      d: rect.height / 2,
      tx: rect.midX,
      ty: rect.midY
    )
    append(
      ([.move(CGPoint(x: 1, y: 0))] + [PathElement].arc(from: 0, by: 2 * .pi) + [.close])
        .applying(place).applying(transform)
    )
  }

  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard cornerWidth >= 0, cornerWidth * 2 <= rect.width + 1e-9, cornerHeight >= 0,
      cornerHeight * 2 <= rect.height + 1e-9
    else {
      HeadlessFault.raise(
        "a rounded rectangle's corners are at most half as wide and high as it is, not \(cornerWidth) × \(cornerHeight) of \(rect.size)"
      )
    }
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    append([PathElement].rounded(rect, corners: [size, size, size, size]).applying(transform))
  }

  /// Adds an arc; `clockwise` assumes that y points up, as in Core Graphics, and so looks reversed on a screen.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let whole = 2 * CGFloat.pi
    var delta = clockwise ? startAngle - endAngle : endAngle - startAngle
    if delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: whole) + whole
    }
    delta = min(delta, whole)
    addRelativeArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      delta: clockwise ? -delta : delta,
      transform: transform
    )
  }

  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
    let start = CGPoint(x: cos(startAngle), y: sin(startAngle))
    let steps =
      [isEmpty ? .move(start) : .line(start)] + [PathElement].arc(from: startAngle, by: delta)
    append(steps.applying(place).applying(transform))
  }

  /// An arc that touches the lines from the current point to `tangent1End`, and from there to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let here = currentPoint.applying(transform.inverted())
    let (a, b) = (here - tangent1End, tangent2End - tangent1End)
    let lengths = hypot(a.x, a.y) * hypot(b.x, b.y)
    let turn = a.x * b.y - a.y * b.x
    guard radius > 0, lengths > 0, abs(turn) > 1e-9 * lengths else {
      return addLine(to: tangent1End, transform: transform)
    }
    let angle = acos(min(max((a.x * b.x + a.y * b.y) / lengths, -1), 1))
    let reach = radius / tan(angle / 2)
    let (u, v) = (a.scaled(to: reach), b.scaled(to: reach))
    let middle = (a.scaled(to: 1) + b.scaled(to: 1)).scaled(to: radius / sin(angle / 2))
    let center = tangent1End + middle
    let (start, end) = (tangent1End + u - center, tangent1End + v - center)
    addArc(
      center: center,
      radius: radius,
      startAngle: atan2(start.y, start.x),
      endAngle: atan2(end.y, end.x),
      clockwise: turn > 0,
      transform: transform
    )
  }
}

extension CGPoint {
  fileprivate func scaled(to length: CGFloat) -> CGPoint {
    let own = hypot(x, y)
    return own > 0 ? CGPoint(x: x / own * length, y: y / own * length) : .zero
  }
}

extension [PathElement] {
  /// Curves along the unit circle, none longer than a quarter of it.
  static func arc(from start: CGFloat, by delta: CGFloat) -> [PathElement] {
    let count = Swift.max(Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = delta / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let from = start + step * CGFloat(index)
      let to = from + step
      return .cubic(
        CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from)),
        CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to)),
        to: CGPoint(x: cos(to), y: sin(to))
      )
    }
  }

  /// A rectangle with the sizes of its corners, clockwise from the top left.
  static func rounded(_ rect: CGRect, corners: [CGSize]) -> [PathElement] {
    let places = rect.corners
    let inward: [(CGFloat, CGFloat)] = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
    var steps: [PathElement] = []
    for index in 0..<4 {
      let (corner, size) = (places[index], corners[index])
      let center = CGPoint(
        x: corner.x + inward[index].0 * size.width,
        y: corner.y + inward[index].1 * size.height
      )
      let angle = .pi + CGFloat(index) * .pi / 2
      let place = CGAffineTransform(
        a: size.width,
        b: 0,
        c: 0,
        d: size.height,
        tx: center.x,
        ty: center.y
      )
      let start = CGPoint(x: cos(angle), y: sin(angle)).applying(place)
      steps.append(steps.isEmpty ? .move(start) : .line(start))
      if size != .zero { steps += arc(from: angle, by: .pi / 2).applying(place) }
    }
    return steps + [.close]
  }
}
