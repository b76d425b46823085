public import UIKit

/// Going back by a key or by VoiceOver's escape gesture.
extension InterruptibleTransition {
  /// Goes back from a container, or dismisses a presented controller, as VoiceOver's escape gesture does.
  ///
  /// Since iOS 17, the gesture works by itself. For earlier systems, call this method in the container or the presented
  /// controller:
  ///
  /// ```swift
  /// override func accessibilityPerformEscape() -> Bool { transition.performEscape(from: self) }
  /// ```
  ///
  /// - Parameter viewController: A navigation controller, a custom container, or a presented controller.
  /// - Returns: `true` if the gesture was handled, also by a screen that may not be left; `false` if there is no screen
  ///   to go back to.
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
      container.gestures != nil, container.isInstalled, !container.backKeys.isEmpty
    else { return false }
    guard !container.isBusy else {
      if let screen = container.screenOnTop, !mayLeave(screen, in: container) { return true }
      if !container.callBack() { container.flight?.goBack() }
      return true
    }
    guard let option = container.backOption else {
      // Without an answer, UIKit would go back itself.
      return backPolicy(of: container.screenOnTop, managedBy: nil) != .allow
    }
    guard case .allow = backPolicy(of: option.leaving, managedBy: option.manager) else {
      option.manager?.tellOfAttempt()
      return true
    }
    if !container.isFree, container.callBack() { return true }
    guard let opening = option.open() else { return false }
    guard case .allow = backPolicy(of: opening.leaving, managedBy: nil) else {
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
    guard status == .inFlight else { return }
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
      transition.goBack(for: request, where: { $0.host === self && !($0 is PresentationContainer) })
    {
      return true
    }
    let transition = transitioningDelegate as? InterruptibleTransition
    return transition?.goBack(for: request) { $0.host === self && $0 is PresentationContainer }
      == true
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
/// A screen that doesn't adopt this protocol resists if `isModalInPresentation` is `true`, and otherwise allows the
/// gesture. A gesture that would leave a container asks the container first, and then the screens inside it whose views
/// are loaded, also those that it doesn't show at the moment, such as the lower screens of a navigation controller and the
/// other tabs of a tab bar controller. Screens that are presented in their context are asked, too.
///
/// The Back button of the navigation bar, and the menu that a long press on it opens, are programmatic navigation: they
/// leave the screen without asking. While the screen has something to lose, replace the Back button with a custom one, as
/// in <doc:ConfiguringGestures#Screens-that-may-not-be-left>.
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
  /// Called once for each gesture that would remove the screen, including the system's swipe. Such a gesture pops or
  /// dismisses the screen, changes the child of a custom container in either direction, or reverses the transition
  /// that shows the screen. Here you can ask people to confirm. A gesture that pushes or presents another screen, or
  /// selects another tab, keeps this screen, and doesn't call this method. Programmatic navigation, which includes the
  /// Back button, doesn't call it either.
  func backPolicy(for transition: InterruptibleTransition) -> BackPolicy
}
