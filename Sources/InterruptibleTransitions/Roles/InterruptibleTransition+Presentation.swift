public import UIKit

extension InterruptibleTransition: UIViewControllerTransitioningDelegate {
  /// Itself, unless the app's own delegate has an animator or the screen has a transition of the system's.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let own = presentationDelegate?.animator(
      forPresented: presented,
      presenting: presenting,
      source: source
    )
    if let own { return own }
    guard !presented.hasSystemTransition else { return nil }
    asked = Errand(.presentation, .forward, in: presented, from: nil, to: presented)
    return self
  }

  /// Itself, as for the presentation.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let own = presentationDelegate?.animator(forDismissed: dismissed) { return own }
    guard !dismissed.hasSystemTransition else { return nil }
    asked = Errand(
      .dismissal,
      .backward,
      in: dismissed,
      from: dismissed,
      to: dismissed.presentingViewController
    )
    return self
  }

  /// Always vended: without an interactor UIKit ignores touches until a presentation is over.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator === self ? self : presentationDelegate?.interactorForPresentation(using: animator)
  }

  /// Always vended, as for the presentation.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator === self ? self : presentationDelegate?.interactorForDismissal(using: animator)
  }

  /// The app's own presentation controller, if it has one.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    presentationDelegate?.presentationController(
      whichPresents: presented,
      presenting: presenting,
      source: source
    ) ?? presentationControllerProvider?(presented, presenting)
  }
}
