internal import UIKit

/// A slice of a plane in perspective, with the affine transform that approximates it best.
///
/// SVG has no perspective. Narrow slices with a transform each look as if it had.
struct PlaneSlice {
  let part: CGRect
  let transform: CGAffineTransform

  private static let margin: CGFloat = 40
  /// How far a slice extends below the next one as seen, in points; less than a pixel would show as a seam.
  private static let overlap: CGFloat = 4
  /// How far a slice may be off at its corners, in points.
  private static let precision: CGFloat = 0.3

  /// Returns the whole plane if its transform is affine, otherwise slices across the direction of depth.
  static func slices(of matrix: SIMD16<Double>, size: CGSize) -> [PlaneSlice] {
    let whole = CGRect(origin: .zero, size: size)
    guard !matrix.isFlat else {
      let flat = CGAffineTransform(
        a: matrix[0],
        b: matrix[1],
        c: matrix[4],
        d: matrix[5],
        tx: matrix[12],
        ty: matrix[13]
      )
      return [PlaneSlice(part: whole, transform: flat)]
    }
    let isUpright = abs(matrix[3]) * size.width >= abs(matrix[7]) * size.height
    let count = count(matrix, size, isUpright)
    return (0..<count).map { index in
      let part =
        isUpright
        ? CGRect(
          x: CGFloat(index) * size.width / CGFloat(count),
          y: 0,
          width: size.width / CGFloat(count),
          height: size.height
        )
        : CGRect(
          x: 0,
          y: CGFloat(index) * size.height / CGFloat(count),
          width: size.width,
          height: size.height / CGFloat(count)
        )
      let transform = fit(matrix, part)
      let scale =
        isUpright ? hypot(transform.a, transform.b) : hypot(transform.c, transform.d)
      let overlap = min(overlap / max(scale, 0.001), isUpright ? size.width : size.height)
      // Content outside the plane belongs to the outermost slices.
      let before = index == 0 ? margin : 0
      let after = index == count - 1 ? margin : overlap
      let shown =
        isUpright
        ? CGRect(
          x: part.minX - before,
          y: -margin,
          width: part.width + before + after,
          height: part.height + 2 * margin
        )
        : CGRect(
          x: -margin,
          y: part.minY - before,
          width: part.width + 2 * margin,
          height: part.height + before + after
        )
      return PlaneSlice(part: shown, transform: transform)
    }
  }

  /// As many slices as it takes: a slice has one height, and the plane as seen has two.
  private static func count(_ matrix: SIMD16<Double>, _ size: CGSize, _ isUpright: Bool) -> Int {
    let corners = outline(of: matrix, size: size)
    func length(_ start: Int, _ end: Int) -> CGFloat {
      hypot(corners[end].x - corners[start].x, corners[end].y - corners[start].y)
    }
    let (one, other) =
      isUpright ? (length(0, 3), length(1, 2)) : (length(0, 1), length(3, 2))
    // Half of what is off is at each end of the edge, and half of that on each side of the mean.
    return min(max(Int((abs(one - other) / 4 / precision).rounded(.up)), 12), 160)
  }

  /// The projected corners of the plane, in order.
  static func outline(of matrix: SIMD16<Double>, size: CGSize) -> [CGPoint] {
    [(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)]
      .map { matrix.project($0.0, $0.1) }
  }

  /// Returns the outline of a path as seen, as the `d` of an SVG path; the control points of its curves are projected, too.
  static func outline(of path: String, displayedBy matrix: SIMD16<Double>) -> String {
    var (displayed, numbers) = ("", "")
    func addPoints() {
      let values = numbers.split(separator: " ").compactMap { Double($0) }
      let points = stride(from: 0, to: values.count - 1, by: 2).map { index in
        let point = matrix.project(values[index], values[index + 1])
        return SVGText.numbers(point.x, point.y)
      }
      displayed += points.joined(separator: " ")
      numbers = ""
    }
    for character in path {
      if character.isLetter, character != "e" {
        addPoints()
        displayed.append(character)
      } else {
        numbers.append(character)
      }
    }
    addPoints()
    return displayed
  }

  /// Returns the affine transform that maps a rectangle's edges to the mean of its opposite projected edges.
  private static func fit(_ matrix: SIMD16<Double>, _ part: CGRect) -> CGAffineTransform {
    let (a, b) = (matrix.project(part.minX, part.minY), matrix.project(part.maxX, part.minY))
    let (c, d) = (matrix.project(part.minX, part.maxY), matrix.project(part.maxX, part.maxY))
    let right = CGVector2(
      x: (b.x - a.x + d.x - c.x) / 2 / part.width,
      y: (b.y - a.y + d.y - c.y) / 2 / part.width
    )
    let down = CGVector2(
      x: (c.x - a.x + d.x - b.x) / 2 / part.height,
      y: (c.y - a.y + d.y - b.y) / 2 / part.height
    )
    let middle = CGPoint(x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4)
    let x: CGFloat = middle.x - right.x * part.midX - down.x * part.midY
    let y: CGFloat = middle.y - right.y * part.midX - down.y * part.midY
    return CGAffineTransform(a: right.x, b: right.y, c: down.x, d: down.y, tx: x, ty: y)
  }

  private struct CGVector2 {
    let x: CGFloat
    let y: CGFloat
  }
}

extension SIMD16<Double> {
  /// Projects a point of the plane onto the screen.
  func project(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let w = x * self[3] + y * self[7] + self[15]
    let depth = Swift.max(w, 0.01)
    return CGPoint(
      x: (x * self[0] + y * self[4] + self[12]) / depth,
      y: (x * self[1] + y * self[5] + self[13]) / depth
    )
  }
}
