internal import UIKit

/// A slice of a plane in perspective, with the affine transform that approximates it best.
///
/// SVG has no perspective. Narrow slices with a transform each look as if it had.
struct PlaneSlice {
  let part: CGRect
  let transform: CGAffineTransform

  private static let count = 48
  private static let margin: CGFloat = 40
  /// Hides the seams between slices.
  private static let overlap: CGFloat = 3

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
      return PlaneSlice(part: shown, transform: fit(matrix, part))
    }
  }

  /// The projected corners of the plane, in order.
  static func outline(of matrix: SIMD16<Double>, size: CGSize) -> [CGPoint] {
    [(0, 0), (size.width, 0), (size.width, size.height), (0, size.height)]
      .map { matrix.project($0.0, $0.1) }
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
  fileprivate func project(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let w = x * self[3] + y * self[7] + self[15]
    let depth = Swift.max(w, 0.01)
    return CGPoint(
      x: (x * self[0] + y * self[4] + self[12]) / depth,
      y: (x * self[1] + y * self[5] + self[13]) / depth
    )
  }
}
