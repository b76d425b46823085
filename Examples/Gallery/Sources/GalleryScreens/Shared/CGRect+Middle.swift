import UIKit

extension CGRect {
  /// Creates a square around a point, with half the length of its sides.
  init(around middle: CGPoint, radius: CGFloat) {
    self.init(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
  }

  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
