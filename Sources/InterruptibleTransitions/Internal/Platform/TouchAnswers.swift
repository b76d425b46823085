import UIKit

extension UIView {
  /// Whether the view is a cell, or handles touches itself.
  ///
  /// Cells and much of SwiftUI's content answer taps without a control or a tap recognizer. A class that does
  /// has an implementation of its own of what it is told of touches. Scroll views have one too, and answer no taps.
  var handlesTouches: Bool {
    #if canImport(ObjectiveC)
      if self is UITableViewCell || self is UICollectionViewCell { return true }
      guard !(self is UIScrollView) else { return false }
      let methods = [
        #selector(UIResponder.touchesBegan(_:with:)), #selector(UIResponder.touchesEnded(_:with:)),
      ]
      return methods.contains { method in
        type(of: self).instanceMethod(for: method) != UIView.instanceMethod(for: method)
      }
    #else
      return self is any HeadlessTouchHandling
    #endif
  }
}
