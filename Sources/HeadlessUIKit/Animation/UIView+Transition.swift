extension UIView {
  /// Changes the contents of a view, with a transition from the old to the new.
  ///
  /// Without `allowAnimatedContent`, the changes themselves aren't animated. Without a transition among the options,
  /// this is `animate`.
  public class func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = animations ?? {}
    guard let transition = ViewTransition(options), view.layer.isOnScreen else {
      return animate(
        withDuration: duration,
        delay: 0,
        options: options,
        animations: change,
        completion: completion
      )
    }
    animate(withDuration: duration, delay: 0, options: options) {
      if let driver = AnimationBlock.current?.driver { transition.cover(view, driver: driver) }
      if options.contains(.allowAnimatedContent) {
        change()
      } else {
        performWithoutAnimation(change)
      }
    } completion: {
      completion?($0)
    }
  }

  /// Replaces a view by another in its superview, which shows the transition.
  ///
  /// With `showHideTransitionViews`, the first view is hidden and the second is shown instead.
  public class func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      HeadlessFault.raise("a transition begins with a view that lies in another: add it first")
    }
    transition(with: container, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}
