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

  private enum Stage {
    case waiting
    case running(Visibility)
    case over
  }

  /// What has become of the container since the transition began.
  ///
  /// The container forwards its own appearance to the child that it takes for shown, until the end the outgoing
  /// one; so what has to be told at the end depends on it.
  private enum Visibility {
    /// It was off the screen at the beginning, and the children have been told nothing.
    case unseen
    case seen
    /// It is on its way off the screen.
    case leaving
    /// It was on its way off the screen, and has come back: the outgoing child has appeared again.
    case returned
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
    stage = .running(isSeen ? .seen : .unseen)
    guard isSeen else { return }
    from?.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
  }

  /// Notices whether the container has begun to leave, or has come back.
  func watchContainer() {
    guard case .running(let visibility) = stage else { return }
    switch visibility {
    case .unseen: break
    case .seen, .returned: if !isSeen { stage = .running(.leaving) }
    case .leaving: if isSeen { stage = .running(.returned) }
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
    guard outer.view(forKey: viewKey) != nil, let leaving = outer.viewController(forKey: key) else {
      return false
    }
    return container.ancestry.contains(leaving)
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
    turnAppearance(visibility, didComplete)
    (didComplete ? from : to)?.viewIfLoaded?.removeFromSuperview()
    if visibility != .unseen || isSeen && didComplete {
      if visibility != .returned || didComplete { from?.endAppearanceTransition() }
      to.endAppearanceTransition()
    }
    completion(didComplete ? .end : .start)
  }

  /// Tells the children what they were not told at the beginning.
  private func turnAppearance(_ visibility: Visibility, _ didComplete: Bool) {
    switch (visibility, didComplete) {
    case (.seen, true): break
    case (.seen, false):
      from?.beginAppearanceTransition(true, animated: isAnimated)
      to.beginAppearanceTransition(false, animated: isAnimated)
    case (.leaving, _), (.returned, false):
      to.beginAppearanceTransition(false, animated: isAnimated)
    case (.returned, true):
      from?.beginAppearanceTransition(false, animated: isAnimated)
    case (.unseen, true):
      guard isSeen else { break }
      from?.beginAppearanceTransition(false, animated: false)
      to.beginAppearanceTransition(true, animated: false)
    case (.unseen, false): break
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
