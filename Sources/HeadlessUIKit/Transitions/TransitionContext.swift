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
  /// The room of the container and the frame of the view that goes, when the transition began.
  private var start: (room: CGSize, frame: CGRect)?
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
  /// Whether a finger has let it go back, whatever came then.
  private(set) var wasEverCancelled = false

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
    super.init()
  }

  /// Whether the transition starts under a finger; nobody is told.
  func begin(interactively: Bool) {
    start = (containerView.bounds.size, presentFrame)
    let observer = coordinator
    coordinator = nil
    isInteractive = interactively
    coordinator = observer
  }

  // MARK: - Interaction

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    if isLogged {
      HeadlessLog.recordRepeated(
        "context.updateInteractiveTransition",
        "\((percentComplete * 1000).rounded() / 1000)"
      )
    }
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
    wasEverCancelled = true
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
    case .from: view(inPlaceOf: from)
    case .to: view(inPlaceOf: to)
    default: nil
    }
  }

  private func view(inPlaceOf controller: UIViewController) -> UIView? {
    controller.loadViewIfNeeded()
    return controller.viewInPlace
  }

  /// Whether the screen was turned, or the window resized, since the transition began.
  var isResized: Bool { start.map { $0.room != containerView.bounds.size } ?? false }

  /// Hook: the frame of the view that goes as it is now, wherever it has been moved.
  var presentFrame: CGRect { view(inPlaceOf: from)?.frame ?? .zero }

  /// Hook: the frame of the view that goes, were it where it belongs.
  var restingFrame: CGRect { containerView.bounds }

  /// Zero for a view that is not there yet; where it began, or would begin in the room that there is now.
  func initialFrame(for vc: UIViewController) -> CGRect {
    guard vc === from else { return .zero }
    return isResized ? restingFrame : start?.frame ?? presentFrame
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
