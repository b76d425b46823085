/// What the delegate is asked and told, and what the log says of it.
extension UINavigationController {
  func hasDelegateThatChoosesAnimations() -> Bool {
    guard let delegate = assignedDelegate else { return false }
    let method = "navigationController(_:animationControllerFor:from:to:)"
    return (delegate as? any HeadlessSelectiveDelegate)?.headlessResponds(to: method) ?? true
  }

  func askForAnimator(
    _ operation: Operation,
    from: UIViewController,
    to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let delegate = assignedDelegate, delegateChoosesAnimations else { return nil }
    HeadlessLog.record("delegate.navigationController(_:animationControllerFor: \(operation))")
    return delegate.navigationController(
      self,
      animationControllerFor: operation,
      from: from,
      to: to
    )
  }

  func askForInteractor(
    _ animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard let delegate = assignedDelegate else { return nil }
    HeadlessLog.record("delegate.navigationController(_:interactionControllerFor:)")
    return delegate.navigationController(self, interactionControllerFor: animator)
  }

  func announceWill(_ controller: UIViewController?, animated: Bool) {
    guard let delegate = assignedDelegate, let controller else { return }
    HeadlessLog.record(
      "delegate.navigationController(_:willShow: \(controller.nameInLog), animated: \(animated))"
    )
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  func announceDid(_ controller: UIViewController?, animated: Bool) {
    guard let delegate = assignedDelegate, let controller else { return }
    HeadlessLog.record(
      "delegate.navigationController(_:didShow: \(controller.nameInLog), animated: \(animated))"
    )
    delegate.navigationController(self, didShow: controller, animated: animated)
  }
}
