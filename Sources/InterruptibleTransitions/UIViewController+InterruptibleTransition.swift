public import UIKit

extension UIViewController {
  /// The transition object that manages the nearest container of this controller: a navigation or tab bar controller, a
  /// custom container, or the presentation that it is part of.
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

  /// The running or requested transition in the nearest container around this controller that has one, or else of its
  /// presentation.
  ///
  /// If one object has several transitions, this is the transition that the controller takes part in.
  ///
  /// ```swift
  /// viewController.interruptibleFlight?.animateAlongside { badge.alpha = 0 }
  /// ```
  public var interruptibleFlight: TransitionFlight? {
    for controller in sequence(first: self, next: \.parent) {
      if let flight = controller.servingTransition?.flight(in: controller) { return flight }
      guard controller.parent == nil else { continue }
      let presentation = controller.transitioningDelegate as? InterruptibleTransition
      return presentation?.flight(in: controller)
    }
    return nil
  }

  /// The object that is installed on this controller as a container.
  var servingTransition: InterruptibleTransition? {
    switch self {
    case let container as any BarController:
      container.installedDelegate as? InterruptibleTransition
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
    let gestures = view.gestureRecognizers?.lazy.compactMap { $0.delegate as? HostGestures }
    return gestures?.first { $0.gestureHost is ChildrenContainer }?.owner
      as? InterruptibleTransition
  }
}
