/// The context of one transition between two controllers.
///
/// This one is of a container whose whole room both screens take; a presentation's differs in its views
/// and frames.
@MainActor
class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: UIViewController
  let to: UIViewController
  var isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  let targetTransform = CGAffineTransform.identity
  private let initialFrame: CGRect
  /// Runs the transition.
  weak var transition: ControllerTransition?

  /// False for the system's own animator: what it does is no call of the app's.
  var isLogged = true
  /// Whether the transition may become interactive; unknown until its start is over.
  var isInterruptible: Bool?
  private(set) var percentComplete: CGFloat = 0
  private(set) var isOver = false

  weak var coordinator: TransitionCoordinator?
  /// Called with whether the transition is cancelled, whenever a finger lets it go.
  var onVerdict: ((Bool) -> Void)?
  /// Called with what `completeTransition` was, before that returns.
  var onCompletion: ((Bool) -> Void)?

  private(set) var transitionWasCancelled = false

  private(set) var isInteractive = false {
    didSet {
      if isInteractive != oldValue { coordinator?.interactionDidChange() }
    }
  }

  init(
    from: UIViewController,
    to: UIViewController,
    in containerView: UIView,
    isAnimated: Bool = true,
    presentationStyle: UIModalPresentationStyle = .none
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.isAnimated = isAnimated
    self.presentationStyle = presentationStyle
    initialFrame = from.view.frame
    super.init()
  }

  /// Whether the transition starts under a finger; nobody is told.
  func begin(interactively: Bool) {
    let observer = coordinator
    coordinator = nil
    isInteractive = interactively
    coordinator = observer
  }

  // MARK: - Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    record("updateInteractiveTransition(\((percentComplete * 1000).rounded() / 1000))")
    self.percentComplete = percentComplete
  }

  func pauseInteractiveTransition() {
    record("pauseInteractiveTransition()")
    guard !isOver, isInterruptible != false else { return }
    isInteractive = true
  }

  func finishInteractiveTransition() {
    record("finishInteractiveTransition()")
    guard !isOver else { return }
    transitionWasCancelled = false
    isInteractive = false
    onVerdict?(false)
  }

  func cancelInteractiveTransition() {
    record("cancelInteractiveTransition()")
    guard !isOver else { return }
    transitionWasCancelled = true
    isInteractive = false
    onVerdict?(true)
  }

  func completeTransition(_ didComplete: Bool) {
    record("completeTransition(\(didComplete))")
    guard !isOver else {
      HeadlessFault.raise(
        "completeTransition(_:) was called twice for one transition: call it once, when the animation is over"
      )
    }
    transitionWasCancelled = !didComplete
    isInteractive = false
    isOver = true
    let completion = onCompletion
    onCompletion = nil
    onVerdict = nil
    completion?(didComplete)
  }

  // MARK: - Who and where

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  /// Zero for a view that is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? initialFrame : .zero
  }

  /// Zero for a view that is not there any more.
  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? containerView.bounds : .zero
  }

  private func record(_ call: @autoclosure () -> String) {
    guard isLogged else { return }
    HeadlessLog.record("context.\(call())")
  }
}
