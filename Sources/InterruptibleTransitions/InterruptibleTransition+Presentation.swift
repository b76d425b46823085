public import UIKit

extension InterruptibleTransition: UIViewControllerTransitioningDelegate {
  /// Returns this object, unless the app's own delegate has an animator or the screen has a transition of the
  /// system: a preferred one, or that of a sheet or popover.
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let custom = transitioningDelegate?.animator(
      forPresented: presented,
      presenting: presenting,
      source: source
    )
    let change = card(of: presented).change(from: presenting, to: presented)
    return answer(change, about: presented, custom)
  }

  /// Returns this object, as for the presentation.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let presenting = dismissed.presentingViewController
    let change = card(of: dismissed).change(from: dismissed, to: presenting)
    let custom = transitioningDelegate?.animator(forDismissed: dismissed)
    return answer(change, about: dismissed, custom)
  }

  private func answer(
    _ change: ScreenChange,
    about presented: UIViewController,
    _ custom: (any UIViewControllerAnimatedTransitioning)?
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if custom != nil || presented.hasSystemTransition || presented.isSystemSheet {
      list.upcoming(change).map { list.giveUp($0) }
      card(of: presented).explain(custom)
      return custom
    }
    flight(askedAbout: change)
    return self
  }

  /// Returns this object: without an interactor UIKit ignores touches until a presentation is over.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator === self ? self : transitioningDelegate?.interactorForPresentation(using: animator)
  }

  /// Returns this object, as for the presentation.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator === self ? self : transitioningDelegate?.interactorForDismissal(using: animator)
  }

  /// Returns the app's own presentation controller, if there is one.
  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    transitioningDelegate?.presentationController(
      whichPresents: presented,
      presenting: presenting,
      source: source
    ) ?? presentationControllerProvider?(presented, presenting)
  }
}
