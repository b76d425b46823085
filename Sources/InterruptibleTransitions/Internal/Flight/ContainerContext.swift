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
    case running(Told)
    case over
  }

  /// What the children have heard so far.
  private enum Told {
    /// That one disappears and the other appears.
    case ofChange
    /// What the container has told them, too: it was not seen when the change began, or has come or gone since.
    case ofContainer
  }

  /// Where the container is.
  ///
  /// It forwards its own appearance to the child that it takes for shown: until the end, the outgoing one.
  private enum Visibility {
    case seen
    /// It is on its way off the screen.
    case leaving
    /// It was on its way off the screen, and is on its way back. Whether it has been told so is UIKit's affair.
    case returning
    /// It was on its way to the screen, and is on its way off again. Whether it has been told so is UIKit's affair.
    case retreating
    case gone
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
  var isMoot: Bool { isInPlace(to) && (from === to || !isInPlace(from)) }

  /// Whether a child is shown, or covered by a card in its context.
  private func isInPlace(_ child: UIViewController?) -> Bool {
    isShown(child) || child?.cardInContext?.superview === containerView
  }

  private func isShown(_ child: UIViewController?) -> Bool {
    child?.viewIfLoaded.map { $0.superview === containerView } == true
  }

  /// Starts the transition from what is shown by now.
  func start() {
    if !isInPlace(from),
      let shown = container.children.first(where: { $0 !== to && isInPlace($0) })
    {
      from = shown
    }
    if to.parent !== container { container.addChild(to) }
    starter(self)
  }

  /// Says that the change doesn't take place, unless another change has shown the same child meanwhile.
  func decline() {
    if !isInPlace(to) { completion(.start) }
  }

  /// Begins the appearance of one child and the disappearance of the other.
  func begin() {
    assert(
      !container.shouldAutomaticallyForwardAppearanceMethods,
      "a container's children would hear everything twice: "
        + "override shouldAutomaticallyForwardAppearanceMethods with false"
    )
    guard visibility == .seen else {
      stage = .running(.ofContainer)
      return
    }
    stage = .running(.ofChange)
    from?.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
  }

  /// Notices whether the container comes or goes.
  func watchContainer() {
    if case .running(.ofChange) = stage, visibility != .seen { stage = .running(.ofContainer) }
  }

  private var visibility: Visibility { visibility(after: nil) }

  /// Where the container is, without the coordinator of a transition that has just ended.
  private func visibility(after ended: (any UIViewControllerTransitionCoordinator)?) -> Visibility {
    guard containerView.window != nil else { return .gone }
    let isLeaving =
      TouchShield.isLeaving(containerView)
      || container.ancestry.contains(where: \.leavesWithContext)
    let outers = container.ancestry.lazy.compactMap(\.transitionCoordinator)
    guard let outer = outers.first(where: { $0 !== ended }) else {
      return isLeaving ? .leaving : .seen
    }
    if outer.isCancelled, isMoved(by: outer, as: (.to, .to)), hasStarted(outer) {
      return .retreating
    }
    guard !isLeaving else { return .leaving }
    guard isMoved(by: outer, as: (.from, .from)) else { return .seen }
    return outer.isCancelled ? .returning : hasStarted(outer) ? .leaving : .seen
  }

  /// Whether the container is on its way back to the screen, after a transition that took it away was cancelled.
  var isReturning: Bool { visibility == .returning }

  /// Whether a transition of UIKit's moves the container, as a part of one of its two screens.
  private func isMoved(
    by outer: any UIViewControllerTransitionCoordinator,
    as keys: (controller: UITransitionContextViewControllerKey, view: UITransitionContextViewKey)
  ) -> Bool {
    // Under a presentation that leaves the presenting view in place, that view isn't the transition's.
    guard outer.view(forKey: keys.view) != nil,
      let screen = outer.viewController(forKey: keys.controller)
    else { return false }
    // What is presented in its context is inside both.
    let screens = [UITransitionContextViewControllerKey.from, .to].compactMap(outer.viewController)
    return container.ancestry.first(where: screens.contains) === screen
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

  /// Removes the view that isn't shown, tells both children where they are, and then the container.
  func completeTransition(_ didComplete: Bool) {
    watchContainer()
    guard case .running(let told) = stage else {
      return assertionFailure("completeTransition(_:) was called twice: call it once")
    }
    stage = .over
    isInteractive = false
    transitionWasCancelled = !didComplete
    let visibility = visibility
    let (shown, removed) = didComplete ? (to, from) : (from, to)
    // A child that has heard it already isn't told again. What it has heard of the container, or of a card in its
    // context, can't be known; UIKit logs the call that is one too many, and makes nothing of it.
    let isKnown = told == .ofChange && didComplete && removed?.cardInContext == nil
    if !isKnown { removed?.beginAppearanceTransition(false, animated: isAnimated) }
    removed?.viewIfLoaded?.removeFromSuperview()
    removed?.endAppearanceTransition()
    if !isKnown, visibility != .retreating {
      shown?.beginAppearanceTransition(visibility == .seen, animated: isAnimated)
    }
    switch visibility {
    case .seen, .gone: shown?.endAppearanceTransition()
    // It ends with the container.
    case .leaving: break
    case .returning, .retreating: shown.map(settleWithContainer)
    }
    completion(didComplete ? .end : .start)
  }

  /// Tells a child where it is once the container, which has been turned back, has come to rest.
  private func settleWithContainer(_ shown: UIViewController) {
    guard let outer = container.transitionCoordinator else { return }
    outer.animate(
      alongsideTransition: { _ in },
      completion: { [self, weak outer] _ in
        // Another change that has begun since tells the children by itself.
        guard isShown(shown), !TouchShield.liesOver(containerView) else { return }
        let visibility = visibility(after: outer)
        shown.beginAppearanceTransition(visibility == .seen, animated: false)
        if visibility != .leaving { shown.endAppearanceTransition() }
      }
    )
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
  /// This controller, the containers around it, and those around the contexts that it is presented in.
  fileprivate var ancestry: [UIViewController] {
    [self] + ((parent ?? context)?.ancestry ?? [])
  }

  /// Whether this controller is presented in a context that a transition other than its own takes off the screen.
  fileprivate var leavesWithContext: Bool {
    guard let view = context?.viewIfLoaded else { return false }
    return TouchShield.isLeaving(view, exceptIn: presentationController?.containerView)
  }

  /// The controller in whose context this one itself is presented.
  private var context: UIViewController? {
    switch modalPresentationStyle {
    case .currentContext, .overCurrentContext: parent == nil ? presentingViewController : nil
    default: nil
    }
  }

  /// The container view of what this controller itself presents.
  fileprivate var cardInContext: UIView? {
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented.presentationController?.containerView
  }
}
