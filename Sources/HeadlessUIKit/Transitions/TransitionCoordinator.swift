/// The coordinator of one transition.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let context: TransitionContext
  private var stage = Stage.waiting
  private var alongside: [Handler] = []
  private var completions: [Handler] = []
  private var changeHandlers: [Handler] = []
  private var endHandlers: [Handler] = []

  private enum Stage {
    case waiting
    /// The animator is being started, and may end the transition at once.
    case starting
    /// Runs a closure with the transition's animations, and says whether it is animated.
    case running(join: (@escaping () -> Void) -> Bool)
    case over
  }

  private(set) var initiallyInteractive = false
  private(set) var transitionDuration: TimeInterval = 0
  private weak var interactor: (any UIViewControllerInteractiveTransitioning)?

  init(context: TransitionContext) {
    self.context = context
    super.init()
    context.coordinator = self
  }

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var isInterruptible: Bool { context.isInterruptible ?? false }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool {
    guard !context.isOver || !HeadlessTransitionPolicy.current.coordinatorForgetsCancel else {
      return false
    }
    return context.transitionWasCancelled
  }
  var percentComplete: CGFloat { context.percentComplete }
  var completionVelocity: CGFloat { interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context.view(forKey: key)
  }

  // MARK: - Going along

  /// False once the animations are over, even while the end is still being announced.
  var takesAnimations: Bool { !context.isOver }

  @discardableResult
  func animate(
    alongsideTransition animation: Handler?,
    completion: Handler?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: Handler?,
    completion: Handler?
  ) -> Bool {
    if case .over = stage { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return !HeadlessTransitionPolicy.current.nilAlongsideReturnsFalse }
    guard takesAnimations else {
      animation(self)
      return false
    }
    guard case .running(let join) = stage else {
      if let view { context.transition?.clockLayers.append(view.layer) }
      alongside.append(animation)
      return true
    }
    return join { [weak self] in
      if let self { animation(self) }
    }
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    changeHandlers.append(handler)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    endHandlers.append(handler)
  }

  // MARK: - The transition's side

  /// The transition is about to start.
  func prepare(
    duration: TimeInterval,
    interactor: (any UIViewControllerInteractiveTransitioning)?
  ) {
    stage = .starting
    transitionDuration = duration
    self.interactor = interactor
    initiallyInteractive = context.isInteractive
  }

  /// The transition has started; what is waiting is handed to `join`, and what comes later too.
  func start(joining join: @escaping (@escaping () -> Void) -> Bool) {
    stage = .running(join: join)
    let waiting = alongside
    alongside = []
    guard !waiting.isEmpty else { return }
    _ = join { [weak self] in
      guard let self else { return }
      for animation in waiting {
        animation(self)
      }
    }
  }

  func interactionDidChange() {
    for handler in changeHandlers {
      handler(self)
    }
    guard !isInteractive else { return }
    let ended = endHandlers
    endHandlers = []
    for handler in ended {
      handler(self)
    }
  }

  /// The transition is over, or does not take place.
  func end() {
    if case .starting = stage {
      for animation in alongside {
        animation(self)
      }
    }
    stage = .over
    let waiting = completions
    (alongside, completions, changeHandlers, endHandlers) = ([], [], [], [])
    for completion in waiting {
      completion(self)
    }
  }
}
