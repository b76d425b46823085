extension UIGestureRecognizer {
  /// Whether another must fail before this one may be recognized.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    if isStaticallyRequired(toFail: other) { return true }
    let key = ObjectIdentifier(other)
    if let verdict = verdicts[key] { return verdict }
    let verdict = isNear(other) && wantsFailure(of: other)
    verdicts[key] = verdict
    return verdict
  }

  /// Whether another has been recognized and leaves no room for this one.
  func isPrevented(by other: UIGestureRecognizer) -> Bool {
    guard other.isRecognized, isNear(other) else { return false }
    guard other.canPrevent(self), canBePrevented(by: other) else { return false }
    return !other.allows(self) && !allows(other)
  }

  /// Whether both look at the same touch, or one's view is in the other's: others do not concern
  /// each other.
  private func isNear(_ other: UIGestureRecognizer) -> Bool {
    if touches.contains(where: other.touches.holds) { return true }
    guard let view, let otherView = other.view else { return false }
    return view.isDescendant(of: otherView) || otherView.isDescendant(of: view)
  }

  private func wantsFailure(of other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  private func allows(_ other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
  }
}
