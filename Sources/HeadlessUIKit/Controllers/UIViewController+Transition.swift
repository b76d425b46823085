extension UIViewController {
  /// Moves on from one child to another, and tells both of it.
  func changeChild(
    from old: UIViewController,
    to new: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard old.parent === self, new.parent === self else {
      HeadlessFault.raise(
        "Children view controllers \(old.nameInLog) and \(new.nameInLog) must have a common parent view controller when calling transition(from:to:…): addChild(_:) both to the receiver"
      )
    }
    let isAnimated = duration > 0
    new.loadViewIfNeeded()
    if appearance.isVisible {
      old.beginAppearance(false, animated: isAnimated)
      new.beginAppearance(true, animated: isAnimated)
    }
    old.view.superview?.addSubview(new.view)
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: options,
      animations: { animations?() },
      completion: { isFinished in
        old.view.removeFromSuperview()
        old.settleAppearance()
        new.settleAppearance()
        completion?(isFinished)
      }
    )
  }
}
