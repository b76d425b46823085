import UIKit

/// The context of a transition between two children of an app's custom container.
@MainActor
final class ContainerContext: NSObject, UIViewControllerContextTransitioning {
  let container: UIViewController
  let containerView: UIView
  let to: UIViewController
  let isAnimated: Bool
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private let direction: TransitionScene.Direction
  private var from: UIViewController?
  private let starter: (ContainerContext) -> Void
  private let completion: @MainActor (TransitionEnd) -> Void
  private var stage = Stage.waiting
  private weak var startedOuter: (any UIViewControllerTransitionCoordinator)?

  private enum Stage {
    case waiting
    case running(Visibility)
    case over
  }

  /// Whether the container has stayed on the screen since the transition began.
  ///
  /// The container forwards its own appearance to the child that it takes for shown, until the end the outgoing
  /// one. So what has to be told at the end depends on it, and on whether the children were told at the beginning.
  private enum Visibility {
    /// It was out of the window at the beginning.
    case unseen
    case seen
    /// It is on its way off the screen.
    case leaving(areChildrenTold: Bool)
    /// It was on its way off the screen, and has come back: the outgoing child has appeared again.
    case returned(areChildrenTold: Bool)
  }

  /// - Parameters:
  ///   - from: What is shown; nil for nothing.
  ///   - to: What is to be shown.
  ///   - container: The parent of both.
  ///   - containerView: The view in which the transition takes place.
  ///   - direction: Which of the two screens is above the other.
  ///   - isAnimated: Whether the change is animated.
  ///   - starter: Starts the transition of the context.
  ///   - completion: Called with the end at which the transition came to rest.
  init(
    from: UIViewController?,
    to: UIViewController,
    in container: UIViewController,
    containerView: UIView,
    direction: TransitionScene.Direction,
    isAnimated: Bool,
    starter: @escaping (ContainerContext) -> Void,
    completion: @escaping @MainActor (TransitionEnd) -> Void
  ) {
    self.container = container
    self.containerView = containerView
    self.from = from
    self.to = to
    self.direction = direction
    self.isAnimated = isAnimated && containerView.window != nil
    self.starter = starter
    self.completion = completion
  }

  var change: ScreenChange {
    ScreenChange(.replacement, direction, in: container, from: from, to: to, isAnimated: isAnimated)
  }

  /// Whether what is to be shown is shown, and nothing else that would have to go.
  var isMoot: Bool { isShown(to) && (from === to || !isShown(from)) }

  private func isShown(_ controller: UIViewController?) -> Bool {
    controller?.viewIfLoaded.map { $0.superview === containerView } == true
  }

  /// Starts the transition from what is shown by now.
  func start() {
    if !isShown(from) { from = container.children.first { $0 !== to && isShown($0) } }
    if to.parent !== container { container.addChild(to) }
    starter(self)
  }

  /// Begins the appearance of one child and the disappearance of the other.
  func begin() {
    assert(
      !container.shouldAutomaticallyForwardAppearanceMethods,
      "a container's children would hear everything twice: "
        + "override shouldAutomaticallyForwardAppearanceMethods with false"
    )
    guard containerView.window != nil else {
      stage = .running(.unseen)
      return
    }
    guard isSeen else {
      stage = .running(.leaving(areChildrenTold: false))
      return
    }
    stage = .running(.seen)
    from?.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
  }

  /// Notices whether the container has begun to leave, or has come back.
  func watchContainer() {
    guard case .running(let visibility) = stage else { return }
    switch (visibility, isSeen) {
    case (.seen, false): stage = .running(.leaving(areChildrenTold: true))
    case (.returned(let isTold), false): stage = .running(.leaving(areChildrenTold: isTold))
    case (.leaving(let isTold), true): stage = .running(.returned(areChildrenTold: isTold))
    case (.unseen, _), (.seen, true), (.leaving, false), (.returned, true): break
    }
  }

  /// Whether the container is on the screen, and not on its way off it.
  private var isSeen: Bool {
    containerView.window != nil && !TouchShield.isLeaving(containerView) && !isLeavingWithUIKit
  }

  /// Whether a transition of UIKit's takes the container off the screen.
  private var isLeavingWithUIKit: Bool {
    guard let outer = container.transitionCoordinator else { return false }
    let key = outer.isCancelled ? UITransitionContextViewControllerKey.to : .from
    let viewKey = outer.isCancelled ? UITransitionContextViewKey.to : .from
    // Under a presentation that leaves the presenting view in place, that view isn't the transition's.
    guard outer.view(forKey: viewKey) != nil, let leaving = outer.viewController(forKey: key),
      container.ancestry.contains(leaving)
    else { return false }
    return hasStarted(outer)
  }

  /// Whether the transition of a coordinator has started: only then the container has been told that it leaves.
  private func hasStarted(_ outer: any UIViewControllerTransitionCoordinator) -> Bool {
    if startedOuter !== outer {
      // Runs when the transition starts, or at once.
      outer.animate(alongsideTransition: { [weak self] _ in self?.startedOuter = outer })
    }
    return startedOuter === outer
  }

  // MARK: - Interaction

  /// Nobody but the transition follows its progress.
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  func pauseInteractiveTransition() {
    isInteractive = true
  }

  func finishInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = false
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  /// Ends the appearance of both children, removes the view that isn't shown, and tells the container.
  func completeTransition(_ didComplete: Bool) {
    watchContainer()
    guard case .running(let visibility) = stage else {
      return assertionFailure("completeTransition(_:) was called twice: call it once")
    }
    stage = .over
    isInteractive = false
    transitionWasCancelled = !didComplete
    let isSeen = isSeen
    beginLateAppearance(visibility, isSeen, didComplete)
    (didComplete ? from : to)?.viewIfLoaded?.removeFromSuperview()
    endAppearance(visibility, isSeen, didComplete)
    completion(didComplete ? .end : .start)
  }

  /// Tells the children what they were not told at the beginning, or the opposite of what they were told.
  private func beginLateAppearance(
    _ visibility: Visibility,
    _ isSeen: Bool,
    _ didComplete: Bool
  ) {
    switch (visibility, didComplete) {
    case (.seen, true), (.unseen, false), (.leaving(areChildrenTold: false), false),
      (.returned(areChildrenTold: false), false):
      break
    case (.leaving(areChildrenTold: false), true):
      // Where the container was coming, and its coming is taken back, the child has been told to appear so far.
      from?.beginAppearanceTransition(false, animated: isAnimated)
    case (.seen, false):
      from?.beginAppearanceTransition(true, animated: isAnimated)
      to.beginAppearanceTransition(false, animated: isAnimated)
    case (.leaving(areChildrenTold: true), _), (.returned(areChildrenTold: true), false):
      to.beginAppearanceTransition(false, animated: isAnimated)
    case (.returned(areChildrenTold: true), true):
      from?.beginAppearanceTransition(false, animated: isAnimated)
    case (.unseen, true), (.returned(areChildrenTold: false), true):
      guard isSeen else { break }
      from?.beginAppearanceTransition(false, animated: false)
      to.beginAppearanceTransition(true, animated: false)
    }
  }

  private func endAppearance(_ visibility: Visibility, _ isSeen: Bool, _ didComplete: Bool) {
    switch (visibility, didComplete) {
    case (.seen, _), (.leaving(areChildrenTold: true), _), (.returned, true):
      from?.endAppearanceTransition()
      to.endAppearanceTransition()
    case (.returned(areChildrenTold: true), false): to.endAppearanceTransition()
    case (.leaving(areChildrenTold: false), true): from?.endAppearanceTransition()
    case (.unseen, true):
      guard isSeen else { break }
      from?.endAppearanceTransition()
      to.endAppearanceTransition()
    case (.unseen, false), (.leaving(areChildrenTold: false), false),
      (.returned(areChildrenTold: false), false):
      break
    }
  }

  // MARK: - Who and where

  /// None: nothing is presented.
  var presentationStyle: UIModalPresentationStyle { .none }

  var targetTransform: CGAffineTransform { .identity }

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
    case .from: from?.view
    case .to: to.view
    default: nil
    }
  }

  /// Where the outgoing view is; zero for the incoming one.
  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? from?.view.frame ?? .zero : .zero
  }

  /// The whole of the container's view for the incoming view; zero for the outgoing one.
  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? containerView.bounds : .zero
  }
}

extension UIViewController {
  /// This controller and the containers around it.
  fileprivate var ancestry: [UIViewController] {
    [self] + (parent?.ancestry ?? [])
  }
}
