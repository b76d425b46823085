import UIKit

/// What is seen of a view: where its corners are in the window, and how opaque it is.
struct Displayed {
  let corners: [CGPoint]
  let opacity: Double
  /// The angle around its vertical axis, in radians.
  let turn: Double
  private let cornerRadius: Double
  private let shadowRadius: Double

  @MainActor
  init(_ view: UIView) {
    let layer = view.layer.presentation() ?? view.layer
    let bounds = layer.bounds
    corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
      CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map(view.displayed)
    opacity = Double(layer.opacity)
    turn = Double(atan2(-layer.transform.m13, layer.transform.m11))
    cornerRadius = Double(layer.cornerRadius)
    shadowRadius = Double(layer.shadowRadius)
  }

  /// The length of the upper edge.
  var width: Double { Double(hypot(corners[1].x - corners[0].x, corners[1].y - corners[0].y)) }

  /// Where the corners are, and what else is seen, in points; an opacity counts as a fraction of a width.
  func numbers(width: Double) -> [Double] {
    corners.flatMap { [Double($0.x), Double($0.y)] }
      + [opacity * width, cornerRadius, shadowRadius]
  }

  /// The distance between what is seen at two times, in points; an opacity counts as a share of a width.
  func distance(to other: Displayed, width: Double) -> Double {
    let ways = zip(corners, other.corners).map { Double(hypot($1.x - $0.x, $1.y - $0.y)) }
    return max(ways.max() ?? 0, abs(other.opacity - opacity) * width)
  }
}

extension UIView {
  /// Returns where a point of the view is seen in its window.
  fileprivate func displayed(_ point: CGPoint) -> CGPoint {
    var place = point
    for view in sequence(first: self, next: \.superview) where !(view is UIWindow) {
      place = (view.layer.presentation() ?? view.layer).superlayerPlace(of: place)
    }
    return place
  }
}

extension CALayer {
  /// Returns where a point of the layer is in its superlayer, in perspective.
  fileprivate func superlayerPlace(of point: CGPoint) -> CGPoint {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    let depth = transform.m14 * x + transform.m24 * y + transform.m44
    return CGPoint(
      x: position.x + (transform.m11 * x + transform.m21 * y + transform.m41) / depth,
      y: position.y + (transform.m12 * x + transform.m22 * y + transform.m42) / depth
    )
  }
}
