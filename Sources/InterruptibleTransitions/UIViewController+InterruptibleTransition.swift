public import UIKit

extension UIViewController {
  /// The object that serves the nearest container of this controller: a navigation or tab bar controller, a custom
  /// container, or the presentation that it is part of.
  ///
  /// ```swift
  /// viewController.interruptibleTransition?.animateAlongside { badge.alpha = 0 }
  /// ```
  public var interruptibleTransition: InterruptibleTransition? {
    var next: UIViewController? = self
    while let controller = next {
      if let transition = controller.servingTransition { return transition }
      guard let parent = controller.parent else {
        return controller.transitioningDelegate as? InterruptibleTransition
      }
      next = parent
    }
    return nil
  }

  /// The object that serves this controller as a container.
  var servingTransition: InterruptibleTransition? {
    switch self {
    case let container as UINavigationController:
      container.servingDelegate as? InterruptibleTransition
    case let container as UITabBarController:
      container.servingDelegate as? InterruptibleTransition
    default:
      ([viewIfLoaded] + children.map { $0.viewIfLoaded?.superview }).lazy
        .compactMap { $0.flatMap(InterruptibleTransition.servingCustomContainer) }
        .first
    }
  }
}

extension InterruptibleTransition {
  /// The object whose recognizers are on the view of a custom container.
  fileprivate static func servingCustomContainer(_ view: UIView) -> InterruptibleTransition? {
    let gestures = view.gestureRecognizers?.lazy.compactMap { $0.delegate as? SiteGestures }
    return gestures?.first { $0.site is ChildrenContainer }?.owner as? InterruptibleTransition
  }
}
