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
    /// Whether the children have been told of their appearance.
    case running(isSeen: Bool)
    case over
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
    stage = .running(isSeen: isSeen)
    guard isSeen else { return }
    from?.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
  }

  /// Whether the container is on the screen, and not on its way off it.
  private var isSeen: Bool {
    guard containerView.window != nil else { return false }
    // Under a presentation that leaves the presenting view in place, that view isn't the transition's.
    guard let outer = container.transitionCoordinator,
      outer.view(forKey: outer.isCancelled ? .to : .from) != nil,
      let leaving = outer.viewController(forKey: outer.isCancelled ? .to : .from)
    else { return true }
    return !container.ancestry.contains(leaving)
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
    guard case .running(let wasSeen) = stage else {
      return assertionFailure("completeTransition(_:) was called twice: call it once")
    }
    stage = .over
    isInteractive = false
    transitionWasCancelled = !didComplete
    let isSeen = isSeen
    switch (wasSeen, isSeen, didComplete) {
    case (true, true, false):
      from?.beginAppearanceTransition(true, animated: isAnimated)
      to.beginAppearanceTransition(false, animated: isAnimated)
    case (true, false, _):
      to.beginAppearanceTransition(false, animated: isAnimated)
    case (false, true, true):
      from?.beginAppearanceTransition(false, animated: false)
      to.beginAppearanceTransition(true, animated: false)
    case (true, true, true), (false, false, _), (false, true, false): break
    }
    (didComplete ? from : to)?.viewIfLoaded?.removeFromSuperview()
    if wasSeen || isSeen && didComplete {
      from?.endAppearanceTransition()
      to.endAppearanceTransition()
    }
    completion(didComplete ? .end : .start)
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
