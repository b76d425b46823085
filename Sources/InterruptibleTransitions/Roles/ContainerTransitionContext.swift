public import UIKit

/// The context of a transition between two children of an app's own container.
///
/// The container adds the incoming controller as a child, hands a context to
/// ``InterruptibleTransition/run(_:)``, and removes in the completion the one that is not shown. A context that
/// has waited begins from what is shown by then, and its incoming controller is a child again. The context
/// tells both children of their appearance, also where the transition goes back to its start, so the
/// container's `shouldAutomaticallyForwardAppearanceMethods` has to be false.
///
/// ```swift
/// func show(_ next: UIViewController) {
///   addChild(next)
///   let context = ContainerTransitionContext(in: self, from: shown, to: next) { [weak self] end in
///     self?.settle(on: next, at: end)
///   }
///   transition.run(context)
/// }
/// ```
@MainActor
public final class ContainerTransitionContext: NSObject, UIViewControllerContextTransitioning {
  let container: UIViewController
  let direction: TransitionScene.Direction
  private var from: UIViewController?
  private let to: UIViewController
  private let completion: @MainActor (UIViewAnimatingPosition) -> Void
  private var stage = Stage.waiting

  private enum Stage {
    case waiting
    case running(isSeen: Bool)
    case over
  }

  /// The view in which the transition takes place.
  public let containerView: UIView
  /// False for a change that is made at once.
  public let isAnimated: Bool
  /// True while a hand holds the transition.
  public private(set) var isInteractive = false
  /// True where the transition goes back to its start.
  public private(set) var transitionWasCancelled = false

  /// Makes a context for one transition.
  ///
  /// - Parameters:
  ///   - container: The parent of both controllers.
  ///   - containerView: Where their views are; by default the container's own view.
  ///   - from: What is shown; nil where nothing is.
  ///   - to: What is to be shown.
  ///   - direction: `forward` where the incoming screen lies above, `backward` where the outgoing one does.
  ///   - isAnimated: False for a change that is made at once.
  ///   - completion: Called once, with the end at which the transition came to rest. A context that turns
  ///     another one round, or that asks for what is on its way already, is never begun and not called back.
  public init(
    in container: UIViewController,
    containerView: UIView? = nil,
    from: UIViewController?,
    to: UIViewController,
    direction: TransitionScene.Direction = .forward,
    isAnimated: Bool = true,
    completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void
  ) {
    self.container = container
    self.containerView = containerView ?? container.view
    self.from = from
    self.to = to
    self.direction = direction
    self.isAnimated = isAnimated && self.containerView.window != nil
    self.completion = completion
  }

  var errand: Errand {
    Errand(.replacement, direction, in: container, from: from, to: to)
  }

  /// True where there is nothing to do, or no more: what is to be shown is, and nothing else that would go.
  var isMoot: Bool { isShown(to) && (from === to || !isShown(from)) }

  private func isShown(_ controller: UIViewController?) -> Bool {
    controller?.viewIfLoaded.map { $0.superview === containerView } == true
  }

  /// Takes what is shown by now for what goes, and makes sure that what comes is a child.
  func bringUpToDate() {
    if !isShown(from) { from = container.children.first { $0 !== to && isShown($0) } }
    if to.parent !== container { container.addChild(to) }
  }

  /// Begins the appearance of one child and the disappearance of the other.
  func begin() {
    assert(
      !container.shouldAutomaticallyForwardAppearanceMethods,
      "a container's children would hear everything twice: "
        + "override shouldAutomaticallyForwardAppearanceMethods with false"
    )
    let isSeen = containerView.window != nil
    stage = .running(isSeen: isSeen)
    guard isSeen else { return }
    from?.beginAppearanceTransition(false, animated: isAnimated)
    to.beginAppearanceTransition(true, animated: isAnimated)
  }

  // MARK: - Interaction

  /// Nothing: nobody but the transition follows its progress.
  public func updateInteractiveTransition(_ percentComplete: CGFloat) {}

  /// A hand has taken the transition.
  public func pauseInteractiveTransition() {
    isInteractive = true
  }

  /// The transition goes to its end, unless it is taken again.
  public func finishInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = false
  }

  /// The transition goes back to its start, unless it is taken again.
  public func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
  }

  /// Ends the appearance of both children, takes the view away that is not shown, and tells the container.
  public func completeTransition(_ didComplete: Bool) {
    guard case .running(let isSeen) = stage else {
      return assertionFailure("completeTransition(_:) was called twice: call it once")
    }
    stage = .over
    isInteractive = false
    transitionWasCancelled = !didComplete
    if !didComplete, isSeen {
      from?.beginAppearanceTransition(true, animated: isAnimated)
      to.beginAppearanceTransition(false, animated: isAnimated)
    }
    (didComplete ? from : to)?.viewIfLoaded?.removeFromSuperview()
    if isSeen {
      from?.endAppearanceTransition()
      to.endAppearanceTransition()
    }
    completion(didComplete ? .end : .start)
  }

  // MARK: - Who and where

  /// None: nothing is presented.
  public var presentationStyle: UIModalPresentationStyle { .none }

  /// The identity.
  public var targetTransform: CGAffineTransform { .identity }

  /// One of the two controllers.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  /// The view of one of the two controllers.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.view
    case .to: to.view
    default: nil
    }
  }

  /// Where the outgoing view is; zero for the incoming one.
  public func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from ? from?.view.frame ?? .zero : .zero
  }

  /// The whole of the container's view for the incoming view; zero for the outgoing one.
  public func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to ? containerView.bounds : .zero
  }
}
