extension CGPath {
  /// The path as lines and curves from point to point; a subpath that is closed returns to its start.
  var segments: [PathSegment] {
    var found: [PathSegment] = []
    var start = CGPoint.zero
    var here = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): start = point
      case .line(let end): found.append(PathSegment(here, line: end))
      case .quad(let control, let end): found.append(PathSegment(here, quad: control, to: end))
      case .cubic(let first, let second, let end):
        found.append(PathSegment(here, cubic: first, second, to: end))
      case .close:
        if here != start { found.append(PathSegment(here, line: start)) }
      }
      here = element.points.last ?? start
    }
    return found
  }

  /// Whether a point lies inside, where open subpaths count as closed.
  func encloses(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    var crossings = 0
    for polygon in polygons {
      for (index, end) in polygon.enumerated() {
        let start = polygon[index == 0 ? polygon.count - 1 : index - 1]
        guard (start.y > point.y) != (end.y > point.y) else { continue }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += end.y > start.y ? 1 : -1
      }
    }
    return evenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// The subpaths as points so close to each other that nobody sees the corners.
  private var polygons: [[CGPoint]] {
    var found: [[CGPoint]] = []
    var here: CGPoint?
    for segment in segments {
      if segment.start != here || found.isEmpty { found.append([segment.start]) }
      let steps = segment.isStraight ? 1 : 64
      for step in 1...steps {
        found[found.count - 1].append(segment.point(at: CGFloat(step) / CGFloat(steps)))
      }
      here = segment.end
    }
    return found
  }

  /// The path on the way to another; the path itself until the end where the two are not built alike.
  func interpolated(to end: CGPath, at progress: CGFloat) -> CGPath {
    guard elements.count == end.elements.count else { return progress < 1 ? self : end }
    var between: [PathElement] = []
    for (a, b) in zip(elements, end.elements) {
      guard let element = a.interpolated(to: b, at: progress) else {
        return progress < 1 ? self : end
      }
      between.append(element)
    }
    return CGPath(elements: between)
  }

  /// The path as the `d` of an SVG path, which CSS's `path()` takes as well.
  var svg: String {
    if let writtenSVG { return writtenSVG }
    let svg = makeSVG()
    writtenSVG = svg
    return svg
  }

  private func makeSVG() -> String {
    func text(_ points: [CGPoint]) -> String {
      points.map { "\(CGPath.text($0.x)) \(CGPath.text($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move: "M" + text(element.points)
      case .line: "L" + text(element.points)
      case .quad: "Q" + text(element.points)
      case .cubic: "C" + text(element.points)
      case .close: "Z"
      }
    }.joined()
  }

  private static func text(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : "\(rounded)"
  }
}
