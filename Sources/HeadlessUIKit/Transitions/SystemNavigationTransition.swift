/// The system's push and pop: the upper screen slides over the lower one, which moves a third as far.
@MainActor
final class SystemNavigationTransition: SystemTransition {
  private let operation: UINavigationController.Operation

  init(_ operation: UINavigationController.Operation) {
    self.operation = operation
    super.init()
  }

  override func makeAnimator() -> UIViewPropertyAnimator {
    guard HeadlessStackPolicy.current.stockPushIsExponential else { return super.makeAnimator() }
    // A critical spring that starts as fast as it swings only decays.
    let rate: CGFloat = 1 / 0.06
    let decay = UISpringTimingParameters(
      mass: 1,
      stiffness: rate * rate,
      damping: 2 * rate,
      initialVelocity: CGVector(dx: rate, dy: rate)
    )
    return UIViewPropertyAnimator(duration: 0, timingParameters: decay)
  }

  override func prepare(
    _ animator: UIViewPropertyAnimator,
    _ context: any UIViewControllerContextTransitioning
  ) -> () -> Void {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let toController = context.viewController(forKey: .to)
    else { return {} }
    let container = context.containerView
    let place = context.finalFrame(for: toController)
    let isPush = operation == .push
    let sign: CGFloat =
      container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let aside = CGPoint(x: sign * place.width, y: 0)
    let behind = CGPoint(x: -sign * place.width / 3, y: 0)
    let shade = UIView(frame: container.bounds)
    shade.backgroundColor = .black
    shade.alpha = isPush ? 0 : 0.1
    let upper: UIView = isPush ? to : from
    if isPush {
      container.addSubview(to)
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    container.insertSubview(shade, belowSubview: upper)
    let start = from.center
    to.frame = place
    let end = to.center
    to.center = end + (isPush ? aside : behind)
    animator.addAnimations {
      to.center = end
      from.center = start + (isPush ? behind : aside)
      shade.alpha = isPush ? 0.1 : 0
    }
    return {
      shade.removeFromSuperview()
      from.center = start
      if context.transitionWasCancelled { to.removeFromSuperview() }
    }
  }
}
