import UIKit

extension CALayer {
  /// Has the layer cast a black shadow.
  func castShadow(opacity: Float, radius: CGFloat, offset: CGSize) {
    shadowColor = UIColor.black.cgColor
    shadowOpacity = opacity
    shadowRadius = radius
    shadowOffset = offset
  }
}
