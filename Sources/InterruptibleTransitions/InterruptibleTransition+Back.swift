public import UIKit

/// Going back without a finger on the screen.
extension InterruptibleTransition {
  /// Goes back from a container, or dismisses a presented controller, as VoiceOver's escape gesture does.
  ///
  /// From iOS 17 the gesture works by itself. For earlier systems, call this method in the container or the presented
  /// controller:
  ///
  /// ```swift
  /// override func accessibilityPerformEscape() -> Bool { transition.performEscape(from: self) }
  /// ```
  ///
  /// - Parameter viewController: A navigation controller, a custom container, or a presented controller.
  /// - Returns: Whether the gesture is answered, also by a screen that may not be left. Otherwise there is nothing to
  ///   go back to.
  @discardableResult
  public func performEscape(from viewController: UIViewController) -> Bool {
    viewController.goBack(for: .escapeGesture)
  }

  /// Goes back as a gesture would; returns whether the request is answered, also by a screen that may not be left.
  fileprivate func goBack(
    for request: BackRequest,
    where isMeant: (Container) -> Bool
  ) -> Bool {
    guard allows(request), let container = containers.first(where: isMeant),
      container.gestures != nil, container.isServed, !container.backKeys.isEmpty
    else { return false }
    guard !container.isBusy else {
      guard case .allow = backPolicy(of: container.screenOnTop) else { return true }
      if !container.callBack() { container.flight?.goBack() }
      return true
    }
    guard let route = container.routeBack else {
      // Without an answer, UIKit would go back itself.
      return backPolicy(of: container.screenOnTop) != .allow
    }
    guard case .allow = backPolicy(of: route.leaving), route.mayLeave() else {
      route.didRefuse()
      return true
    }
    if !container.isFree, container.callBack() { return true }
    guard let opening = route.open() else { return false }
    guard case .allow = backPolicy(of: opening.leaving) else {
      opening.decline()
      return true
    }
    start(opening, .running)
    return true
  }

  private func allows(_ request: BackRequest) -> Bool {
    switch request {
    case .escapeGesture: accessibility.performsEscape
    case .key: gestures.isBackKeyEnabled
    }
  }
}

extension Flight {
  /// Goes to the end at which the lower one of the two screens is shown.
  fileprivate func goBack() {
    guard stage == .inFlight else { return }
    go(toward: change.direction == .forward ? .start : .end, .usual)
  }
}

extension UIViewController {
  /// Answers VoiceOver's escape gesture, after what the app has overridden.
  func performEscape() -> Bool {
    performsEscapeItself() || goBack(for: .escapeGesture)
  }

  /// Goes back from this controller or a container around it, and returns whether the request is answered.
  @discardableResult
  func goBackOutward(for request: BackRequest) -> Bool {
    var next: UIViewController? = self
    while let controller = next {
      if controller.goBack(for: request) { return true }
      next = controller.parent
    }
    return false
  }

  /// Goes back where this controller is a container, or else is presented.
  fileprivate func goBack(for request: BackRequest) -> Bool {
    if request != .key(.escape), let transition = servingTransition,
      transition.goBack(for: request, where: { $0.host === self && !($0 is CardContainer) })
    {
      return true
    }
    let transition = transitioningDelegate as? InterruptibleTransition
    return transition?.goBack(for: request) { $0.host === self && $0 is CardContainer } == true
  }
}

/// What asks to go back without a finger on the screen.
enum BackRequest: Equatable {
  case escapeGesture
  /// Escape only dismisses.
  case key(BackKey)
}

/// A screen that decides whether a gesture may leave it.
///
/// Without it, a screen with `isModalInPresentation` resists, and any other allows. A gesture that would leave a container
/// asks the container first, and then the screens that it shows.
///
/// The Back button of the navigation bar and the menu that a long press on it opens are programmatic navigation, and leave the
/// screen without asking. Show a button of your own in place of the Back button while the screen has something to lose, as
/// <doc:Neighbours#Screens-that-may-not-be-left> does.
///
/// ```swift
/// final class FormViewController: UIViewController, BackPolicyProviding {
///   var isEdited = false
///
///   func backPolicy(for transition: InterruptibleTransition) -> BackPolicy {
///     isEdited ? .resist : .allow
///   }
/// }
/// ```
@preconcurrency @MainActor
public protocol BackPolicyProviding: UIViewController {
  /// Returns the policy for a gesture that is about to leave the screen.
  ///
  /// Called once for each gesture that would take the screen away, the system's own swipe included: that pops or dismisses it, or
  /// changes the child of a custom container in either direction. It is the place to ask people whether they mean it. A gesture that
  /// pushes or presents another screen, or selects another tab, keeps this one, and doesn't ask. Nor does programmatic navigation,
  /// which includes the Back button.
  func backPolicy(for transition: InterruptibleTransition) -> BackPolicy
}
