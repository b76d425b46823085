import UIKit

/// What is presented: back to the presenting controller.
@MainActor
final class PresentedSite: GestureSite {
  private weak var presented: UIViewController?
  private weak var delegate: (any PresentedSiteDelegate)?
  private(set) weak var view: UIView?

  init(
    _ presented: UIViewController,
    in container: UIView,
    for delegate: any PresentedSiteDelegate
  ) {
    self.presented = presented
    view = container
    self.delegate = delegate
  }

  var host: UIViewController? { presented }

  var scope: ScreenChange.Scope { .presentation }

  var isServed: Bool { delegate != nil && presented?.transitioningDelegate === delegate }

  var routes: [Route] { delegate?.dismisses == true ? [routeBack].compactMap { $0 } : [] }

  var backKeys: [BackKey] { [.escape, .bracket] }

  var routeBack: Route? {
    guard let view, let presented, let delegate,
      let presenting = presented.presentingViewController, presented.presentedViewController == nil,
      !presented.hasSystemTransition
    else { return nil }
    let scene = TransitionScene.anticipated(
      .backward,
      in: view,
      frame: presented.presentationController?.presentedView?.frame,
      foreground: presented,
      background: presenting
    )
    return Route(
      direction: .backward,
      motion: delegate.motion(in: scene),
      area: .anywhere,
      leaving: presented,
      mayLeave: { [weak presented] in
        presented?.presentationController?.mayBeDismissed != false
      },
      didRefuse: { [weak presented] in presented?.presentationController?.tellOfAttempt() },
      open: { [weak presented] in
        guard let presented, let presenting = presented.presentingViewController else { return nil }
        return Route.Opening(
          change: ScreenChange(.dismissal, in: presented, from: presented, to: presenting),
          ask: { [weak presented] in presented.map(PresentedSite.dismiss) }
        )
      }
    )
  }

  var place: [ObjectIdentifier] {
    [presented?.presentingViewController, presented?.presentedViewController]
      .compactMap { $0.map(ObjectIdentifier.init) }
  }

  func giveBack() {
    guard isServed else { return }
    presented?.transitioningDelegate = delegate?.transitioningDelegate
  }

  /// Dismisses as a gesture of the system would: the presentation's delegate is told.
  private static func dismiss(_ presented: UIViewController) {
    let manager = presented.presentationController
    manager?.tellOfDismissal()
    presented.dismiss(animated: true) {
      // Also called after a cancel; the controller knows where it is.
      if presented.presentingViewController == nil { manager?.tellOfDismissed() }
    }
  }
}

/// What the gestures of a presented screen ask besides.
@MainActor
protocol PresentedSiteDelegate: GestureDelegate, UIViewControllerTransitioningDelegate {
  /// Whether a pan dismisses.
  var dismisses: Bool { get }
  var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { get }
}
