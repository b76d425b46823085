import UIKit

/// The context of a transition between two children of an app's custom container.
@MainActor
final class ContainerContext: NSObject, UIViewControllerContextTransitioning {
  let container: UIViewController
  let children: ChildrenContainer
  let containerView: UIView
  let to: UIViewController
  let isAnimated: Bool
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private let direction: TransitionScene.Direction
  private var from: UIViewController?
  private let completion: @MainActor (TransitionEnd) -> Void
  private let watch: ContainerWatch
  private var status = Status.waiting

  private enum Status {
    case waiting
    case running(Notified)
    case over
  }

  /// What the children have heard so far.
  private enum Notified {
    /// That one disappears and the other appears.
    case ofChange
    /// What the container has told them, too: it was not seen when the change began, or has come or gone since.
    ///
    /// It forwards its own appearance to the child that it takes for shown: until the end, the outgoing one.
    case ofContainer
  }

  init(_ change: ContainerChange, in children: ChildrenContainer) {
    self.children = children
    container = change.container
    containerView = change.containerView
    from = change.from
    to = change.to
    direction = change.direction
    isAnimated = change.isAnimated && change.containerView.window != nil
    completion = change.completion
    watch = ContainerWatch(change.container, containerView: change.containerView)
  }

  var change: ScreenChange {
    ScreenChange(of: children, direction, from: from, to: to, isAnimated: isAnimated)
  }

  /// Whether the incoming child is shown, and no other child would have to leave.
  var isObsolete: Bool { isInPlace(to) && (from === to || !isInPlace(from)) }

  private func isInPlace(_ child: UIViewController?) -> Bool {
    child?.isInPlace(in: containerView) == true
  }

  private func isShown(_ child: UIViewController?) -> Bool {
    child?.viewIfLoaded.map { $0.superview === containerView } == true
  }

  func start() {
    children.owner?.start(self)
  }

  /// Makes the transition begin with the child that is shown by now.
  func takeShownChild() {
    if !isInPlace(from),
      let shown = container.children.first(where: { $0 !== to && isInPlace($0) })
    {
      from = shown
    }
    if to.parent !== container { container.addChild(to) }
  }

  /// Reports that the change doesn't take place, unless another change has shown the same child since, or is about to.
  func decline() {
    if !isInPlace(to), children.flight?.change.to !== to { completion(.start) }
  }

  func begin() {
    TransitionLog.check(
      !container.shouldAutomaticallyForwardAppearanceMethods,
      "The container's children would receive each appearance callback twice. "
        + "Override shouldAutomaticallyForwardAppearanceMethods with false."
    )
    guard watch.visibility == .visible else {
      status = .running(.ofContainer)
      return
    }
    status = .running(.ofChange)
    _ = FrameTicker { [weak self] in
      self?.watchContainer()
      return self?.mayStillLeave == true
    }
    from?.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
  }

  /// Whether the children may yet have to be notified of the container's appearance.
  private var mayStillLeave: Bool {
    if case .running(.ofChange) = status { true } else { false }
  }

  /// Whether the incoming child is notified only at the end.
  var notifiesAtEnd: Bool {
    if case .running(.ofContainer) = status { true } else { false }
  }

  func watchContainer() {
    guard case .running(.ofChange) = status, watch.visibility != .visible else { return }
    status = .running(.ofContainer)
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

  /// Removes the view that isn't shown, and notifies both children of their appearance, and then the container.
  func completeTransition(_ didComplete: Bool) {
    watchContainer()
    guard case .running(let notified) = status else {
      return assertionFailure("completeTransition(_:) was called twice: call it once")
    }
    status = .over
    isInteractive = false
    transitionWasCancelled = !didComplete
    let (shown, removed) = didComplete ? (to, from) : (from, to)
    children.replaced = removed
    // A child that has heard it already isn't told again. What it has heard of the container, or of a card in its
    // context, can't be known; UIKit logs the call that is one too many, and makes nothing of it.
    let isKnown = notified == .ofChange && didComplete && removed?.cardInContext == nil
    if !isKnown { removed?.beginAppearanceTransition(false, animated: isAnimated) }
    shown.map { putBack($0, below: removed?.viewIfLoaded) }
    removed?.viewIfLoaded?.removeFromSuperview()
    removed?.endAppearanceTransition()
    let visibility = watch.visibility
    shown.map { notify($0, that: visibility, isKnown: isKnown) }
    children.replaced = nil
    completion(didComplete ? .end : .start)
    // The container may have come or gone in any of the callbacks, and has told the child that was shown before.
    let isSettled = notified == .ofChange && visibility == .visible && watch.isAtRest
    if !isSettled, let removed, !isInPlace(removed) { notify(removed, that: .gone, isKnown: false) }
    shown.map { settleWithContainer($0, isKnownVisible: isSettled) }
  }

  /// Puts back the view of the child that is shown, if it's gone.
  ///
  /// UIKit removes it with a card in the child's context, and may not return it when the card is dismissed in the meantime,
  /// because the child has been notified that it disappears.
  private func putBack(_ shown: UIViewController, below removed: UIView?) {
    guard let view = shown.viewIfLoaded, view.superview == nil, shown.cardInContext == nil,
      shown.parent === container
    else { return }
    view.frame = containerView.bounds
    if let removed, removed.superview === containerView {
      containerView.insertSubview(view, belowSubview: removed)
    } else {
      containerView.addSubview(view)
    }
  }

  /// Tells the child that is shown where it is, as far as the container's place is known.
  private func notify(
    _ shown: UIViewController,
    that visibility: ContainerWatch.Visibility,
    isKnown: Bool
  ) {
    switch visibility {
    case .visible:
      if !isKnown { shown.beginAppearanceTransition(true, animated: isAnimated) }
      shown.endAppearanceTransition()
    case .gone:
      shown.beginAppearanceTransition(false, animated: isAnimated)
      shown.endAppearanceTransition()
    // It ends with the container.
    case .leaving: shown.beginAppearanceTransition(false, animated: isAnimated)
    case .turning: break
    }
  }

  /// Notifies the shown child of its appearance once more when nothing moves the container any more.
  ///
  /// It may have missed a callback that the container has sent to the other child, or received one for a container that
  /// has returned. A container that leaves without animation can't be distinguished from one that stays, until it is
  /// gone.
  private func settleWithContainer(_ shown: UIViewController, isKnownVisible isKnown: Bool) {
    _ = FrameTicker { [self] in
      // Another change notifies the child.
      guard isInPlace(shown), !TransitionOverlay.lies(over: containerView) else { return false }
      let visibility = watch.visibility
      guard visibility == .gone || !isKnown else { return false }
      guard visibility == .visible || visibility == .gone else { return true }
      shown.beginAppearanceTransition(visibility == .visible, animated: false)
      shown.endAppearanceTransition()
      return false
    }
  }

  // MARK: - Who and where

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
    // A card in its context may cover it.
    case .from: isShown(from) ? from?.view : nil
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
  /// Whether a child is shown in a view, or covered by a card in its context.
  func isInPlace(in containerView: UIView) -> Bool {
    viewIfLoaded.map { $0.superview === containerView } == true
      || cardInContext?.superview === containerView
  }
}
