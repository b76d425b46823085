import UIKit

extension UIViewController {
  /// The controller that presents another one when this controller is asked to: the outermost around it, or
  /// one that defines a presentation context, for a style that uses it.
  func presenter(of presented: UIViewController) -> UIViewController {
    let style = presented.modalPresentationStyle
    let isInContext = style == .currentContext || style == .overCurrentContext
    var candidate = self
    while !isInContext || !candidate.definesPresentationContext, let parent = candidate.parent {
      candidate = parent
    }
    return candidate
  }

  /// The controller at the bottom of the presentations that this one stands on.
  var firstPresenter: UIViewController {
    var first = self
    while first.parent == nil, let presenter = first.presentingViewController, presenter !== first {
      first = presenter
    }
    return first
  }
}
