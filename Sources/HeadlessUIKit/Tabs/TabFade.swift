/// The system's own change of tabs: one fades into the other.
@MainActor
final class TabFade: SystemTransition {
  /// Whether the system animates a change of tabs that nobody else does.
  static var isWanted: Bool {
    HeadlessTabBarPolicy.current.tabsFadeByThemselves && UIView.areAnimationsEnabled
  }

  override func makeAnimator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 0.25, curve: .easeInOut)
  }

  override func prepare(
    _ animator: UIViewPropertyAnimator,
    _ context: any UIViewControllerContextTransitioning
  ) -> () -> Void {
    guard let to = context.view(forKey: .to) else { return {} }
    to.frame = context.containerView.bounds
    let alpha = to.alpha
    to.alpha = 0
    context.containerView.addSubview(to)
    animator.addAnimations { to.alpha = alpha }
    return { to.alpha = alpha }
  }
}
