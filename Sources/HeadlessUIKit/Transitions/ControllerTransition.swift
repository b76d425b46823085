/// One transition, from the moment it is asked for until it is over.
@MainActor
final class ControllerTransition {
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  /// The container whose children the two controllers are, if there is one.
  private weak var container: UIViewController?
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The layers whose time an interaction controller may stop: the container's and those of bars.
  var clockLayers: [CALayer]
  /// Called when the transition is over, before anybody else hears of it.
  var onEnd: (() -> Void)?
  /// The animator's own animator, once it has vended one.
  private var vended: (any UIViewImplicitlyAnimating)?
  private var vendedWasActive = false

  init(_ context: TransitionContext, in container: UIViewController? = nil) {
    self.context = context
    self.container = container
    clockLayers = [context.containerView.layer]
    coordinator = TransitionCoordinator(context: context)
    context.transition = self
  }

  /// Whoever runs the transition may go away in the middle of it: the coordinator ends then.
  isolated deinit {
    coordinator.end()
    clearCoordinator()
  }

  /// Gives all that take part the coordinator.
  func announceCoordinator() {
    for participant in participants {
      participant.ownCoordinator = coordinator
    }
  }

  /// Takes it back, except where another transition has given its own.
  func clearCoordinator() {
    for participant in participants where participant.ownCoordinator === coordinator {
      participant.ownCoordinator = nil
    }
  }

  private var participants: [UIViewController] {
    [container, context.from, context.to].compactMap { $0 }
  }

  /// Whether the transition animates as an interruptible one does.
  var isInterruptible: Bool { vended != nil }

  /// Sets the transition going.
  ///
  /// - Parameters:
  ///   - animator: The app's, or the system's.
  ///   - interactor: What drives the animator, if anything does.
  ///   - companion: What UIKit animates beside the app's animator, such as a bar.
  func start(
    _ animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    companion: (() -> Void)? = nil
  ) {
    self.animator = animator
    if context.isLogged, context.presentationStyle == .none,
      HeadlessTransitionPolicy.current.containerSettlesLate
    {
      settleContainerLate()
    }
    context.begin(interactively: interactor?.wantsInteractiveStart ?? false)
    record("transitionDuration(using:)")
    coordinator.prepare(
      duration: animator.transitionDuration(using: context),
      interactor: interactor
    )
    let block = AnimationBlock.first {
      if let interactor {
        let isOne = interactor === animator
        record("startInteractiveTransition(_:)", of: isOne ? "animator" : "interactor")
        interactor.startInteractiveTransition(context)
      } else {
        animate()
      }
    }
    guard !context.isOver else { return }
    context.isInterruptible = vend() != nil
    if let companion { run(companion, in: block) }
    coordinator.start { [weak self] animation in
      self?.run(animation, in: block) ?? false
    }
  }

  /// The container is too small as the transition starts, as if a bar were still there, and grows at once.
  ///
  /// That of a presentation is as large as the window.
  private func settleContainerLate() {
    let container = context.containerView
    guard !container.isTooSmall, let room = container.superview?.bounds else { return }
    let below = max(room.maxY - container.frame.maxY, 0)
    container.isTooSmall = true
    container.frame.size.height -= UITabBar.height
    // The screen may be turned meanwhile.
    RenderServer.afterTurn { [weak container] in
      guard let container else { return }
      container.isTooSmall = false
      guard let room = container.superview?.bounds else { return }
      container.frame.size.height = room.maxY - below - container.frame.minY
      container.superview?.setNeedsLayout()
    }
  }

  /// Goes through without an animation.
  func pass() {
    AnimationBlock.run(nil) {
      coordinator.start { animation in
        animation()
        return true
      }
    }
    coordinator.end()
  }

  /// Has the animator animate.
  func animate() {
    record("animateTransition(using:)")
    animator?.animateTransition(using: context)
  }

  /// Tells animator and coordinator that the transition is over.
  func end(completed: Bool) {
    onEnd?()
    onEnd = nil
    record("animationEnded(\(completed))")
    animator?.animationEnded(completed)
    if vended != nil, context.isLogged, HeadlessTransitionPolicy.current.asksAnimatorAfterEnd {
      record("interruptibleAnimator(using:)")
      _ = animator?.interruptibleAnimator(using: context)
    }
    animator = nil
    vended = nil
    coordinator.end()
  }

  /// What must hold when the transition is completed.
  func checkCompletion() {
    guard vendedWasActive, let vended = vended as? HeadlessViewAnimator, vended.wasStoppedForGood
    else { return }
    HeadlessFault.raise(
      "the interruptible animator was stopped for good before completeTransition(_:): call that first, or from the animator's completion"
    )
  }

  /// Animates with the interruptible animator, or in the block that `animateTransition` has run.
  @discardableResult
  private func run(_ animation: @escaping () -> Void, in block: AnimationBlock?) -> Bool {
    guard vended != nil else {
      AnimationBlock.run(block, animation)
      return block != nil
    }
    vend()?.addAnimations(animation)
    return true
  }

  /// Animates something over what is left of the transition, which has just been let go.
  func animateRest(_ animation: @escaping () -> Void) {
    guard vended == nil else {
      vend()?.addAnimations(animation)
      return
    }
    let rest = max(1 - context.percentComplete, 0) * coordinator.transitionDuration
    UIView.animate(withDuration: rest, delay: 0, options: .curveLinear, animations: animation)
  }

  /// Asks for the interruptible animator: it must be the same each time.
  @discardableResult
  func vend() -> (any UIViewImplicitlyAnimating)? {
    guard let answer = animator?.interruptibleAnimator(using: context),
      answer !== UIViewPropertyAnimator.none
    else { return nil }
    record("interruptibleAnimator(using:)")
    if let vended, vended !== answer {
      HeadlessFault.raise(
        "interruptibleAnimator(using:) returned another animator for the same transition: keep the first one and return it until the transition is over"
      )
    }
    vended = answer
    vendedWasActive = vendedWasActive || answer.state == .active
    return answer
  }

  private func record(_ call: @autoclosure () -> String, of receiver: String = "animator") {
    guard context.isLogged else { return }
    HeadlessLog.record("\(receiver).\(call())")
  }
}
