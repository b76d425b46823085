import UIKit

/// What a presentation shows: back to the presenting controller.
@MainActor
final class PresentedVenue: Venue {
  private weak var presented: UIViewController?
  private weak var transition: InterruptibleTransition?
  private(set) weak var view: UIView?

  init(
    _ presented: UIViewController,
    in container: UIView,
    for transition: InterruptibleTransition
  ) {
    self.presented = presented
    view = container
    self.transition = transition
  }

  var isServed: Bool { transition != nil && presented?.transitioningDelegate === transition }

  var isCalm: Bool {
    presented?.isInTransition == false && presented?.presentedViewController == nil
  }

  var coordinator: (any UIViewControllerTransitionCoordinator)? {
    presented?.transitionCoordinator
  }

  var backArea: PopGesture { transition?.isDismissPanEnabled == true ? .anywhere : .none }

  var screenToLeave: UIViewController? { presented }

  var mayBeLeft: Bool { presented?.presentationController?.mayBeDismissed != false }

  func scene(_ direction: TransitionScene.Direction) -> TransitionScene? {
    guard let view, let presented else { return nil }
    return .bare(direction, in: view, frame: presented.presentationController?.presentedView?.frame)
  }

  func leads(_ direction: TransitionScene.Direction) -> Bool {
    direction == .backward && presented?.presentingViewController != nil
      && presented?.hasSystemTransition == false
  }

  func opening(_ direction: TransitionScene.Direction) -> Opening? {
    guard leads(direction), let presented else { return nil }
    return Opening(
      ask: { [weak presented] in presented.map(PresentedVenue.dismiss) },
      coordinator: { [weak presented] in presented?.transitionCoordinator }
    )
  }

  func giveBack() {
    guard isServed, let transition else { return }
    presented?.transitioningDelegate = transition.presentationDelegate
  }

  /// Dismisses as a gesture of the system's would: the presentation's delegate is told.
  private static func dismiss(_ presented: UIViewController) {
    let manager = presented.presentationController
    manager?.tellOfDismissal()
    presented.dismiss(animated: true)
    presented.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      // The coordinator is not sure whether it was cancelled; the controller knows where it is.
      if presented.presentingViewController == nil { manager?.tellOfDismissed() }
    }
  }

  func didForbidLeaving() {
    presented?.presentationController?.tellOfAttempt()
  }
}
