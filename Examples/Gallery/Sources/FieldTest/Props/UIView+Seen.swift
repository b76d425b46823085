import UIKit

extension UIView {
  /// Where the view's left edge is seen in its window.
  var displayedX: Double {
    var place: CGFloat = 0
    for view in sequence(first: self, next: \.superview) where !(view is UIWindow) {
      let layer = view.layer.presentation() ?? view.layer
      place += layer.frame.minX - (view.superview?.bounds.minX ?? 0)
    }
    return Double(place)
  }
}
