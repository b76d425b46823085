import UIKit

/// UIKit's information about the transitions of a container.
///
/// A controller's `transitionCoordinator` may belong to a container around it, so its screens are checked.
extension UIViewController {
  /// The coordinator of an animated transition between two children of this controller.
  ///
  /// The children have it even if this controller itself takes part in another transition.
  var childrensCoordinator: (any UIViewControllerTransitionCoordinator)? {
    for controller in [self] + children {
      guard let coordinator = controller.transitionCoordinator, coordinator.isAnimated,
        coordinator.screens.contains(where: { $0.parent === self })
      else { continue }
      return coordinator
    }
    return nil
  }

  /// The coordinator of this controller's presentation or dismissal.
  var presentationsCoordinator: (any UIViewControllerTransitionCoordinator)? {
    [transitionCoordinator, presentingViewController?.transitionCoordinator].lazy
      .compactMap { $0 }
      .first { $0.presentationStyle != .none && $0.screens.contains { $0 === self } }
  }

  /// Whether UIKit is presenting or dismissing this controller.
  var isChangingPresentation: Bool {
    isBeingPresented || isBeingDismissed || presentationsCoordinator != nil
  }

  /// The container view of a controller that this controller itself presents.
  var cardInContext: UIView? {
    guard let presented = presentedViewController, presented.presentingViewController === self
    else { return nil }
    return presented.presentationController?.containerView
  }

  /// Notifies the transitions of custom containers in this controller, and in controllers that it presents in its
  /// context, that it leaves.
  ///
  /// They are found through the controllers, because a screen may contain any number of views.
  func announceLeaving() {
    for container in childContainers {
      TransitionOverlay.announceLeaving(to: container)
    }
    for child in children {
      child.announceLeaving()
    }
    if cardInContext != nil { presentedViewController?.announceLeaving() }
  }

  /// The views in which a transition between children of this controller may take place: those around each child's
  /// view, up to this controller's view.
  var childContainers: [UIView] {
    var known: Set<ObjectIdentifier> = []
    return children.flatMap { child -> [UIView] in
      guard let view = viewIfLoaded, let inner = child.viewIfLoaded, inner.isDescendant(of: view)
      else { return [] }
      var containers: [UIView] = []
      var next = inner.superview
      while let container = next, known.insert(ObjectIdentifier(container)).inserted {
        containers.append(container)
        next = container === view ? nil : container.superview
      }
      return containers
    }
  }

  var isInWindow: Bool { viewIfLoaded?.window != nil }

  /// Whether the controller is a child, is presented, or presents, so that it may be shown again unchanged.
  var isInContainer: Bool {
    parent != nil || presentingViewController != nil || presentedViewController != nil
  }

  /// This controller, in its presentation, and everything presented above it.
  var presentationChain: [UIViewController] {
    var chain = [self]
    while let last = chain.last, let next = last.presentedViewController, !chain.contains(next) {
      chain.append(next)
    }
    return chain
  }
}

extension UIViewControllerTransitionCoordinator {
  /// The two screens of the transition.
  @MainActor
  fileprivate var screens: [UIViewController] {
    [.from, .to].compactMap { viewController(forKey: $0) }
  }
}

extension UINavigationController {
  /// Whether a transition shows a screen that isn't in the stack yet, because the stack changes only at the end.
  func isReceiving(_ screen: UIViewController) -> Bool {
    guard screen.parent === self, let coordinator = childrensCoordinator else { return false }
    return coordinator.viewController(forKey: .from) !== screen
  }
}

extension UIViewController {
  /// The controller that presents another one when this controller is asked to: the outermost around it, or one that
  /// defines a presentation context, for a style that uses it.
  func presenter(of presented: UIViewController) -> UIViewController {
    let style = presented.modalPresentationStyle
    let isInContext = style == .currentContext || style == .overCurrentContext
    var candidate = self
    while !isInContext || !candidate.definesPresentationContext, let parent = candidate.parent {
      candidate = parent
    }
    return candidate
  }

  /// The controller at the bottom of the presentations below this one.
  var firstPresenter: UIViewController {
    var first = self
    while first.parent == nil, let presenter = first.presentingViewController, presenter !== first {
      first = presenter
    }
    return first
  }
}

extension UIViewControllerContextTransitioning {
  /// The current final frame of the incoming view, in the container's coordinates.
  ///
  /// If the container has left the window, a presentation controller has no container any more, and can't return one.
  @MainActor
  var finalFrameOfIncoming: CGRect {
    guard let incoming = viewController(forKey: .to), containerView.window != nil else {
      return containerView.bounds
    }
    let frame = cardFrame(of: incoming) ?? finalFrame(for: incoming)
    return frame.isEmpty ? containerView.bounds : frame
  }

  /// The frame that a card gets from its own presentation controller when a full-screen presentation uncovers it.
  ///
  /// The context may still have the frame of the previous size.
  @MainActor
  private func cardFrame(of incoming: UIViewController) -> CGRect? {
    guard presentationStyle != .none, incoming.presentingViewController != nil,
      view(forKey: .to) != nil,
      viewController(forKey: .from)?.presentingViewController === incoming,
      let card = incoming.presentationController, let cardContainer = card.containerView
    else { return nil }
    return cardContainer.convert(card.frameOfPresentedViewInContainerView, to: containerView)
  }

  /// The current frame of a foreground that covers the background.
  @MainActor
  func foregroundFrame(_ direction: TransitionScene.Direction, of foreground: UIView?) -> CGRect {
    direction == .forward ? finalFrameOfIncoming : foreground?.frame ?? containerView.bounds
  }

  /// Whether the presenting view, which stays outside the container, may be moved.
  ///
  /// If the container is only a part of the window, the view would be moved over its neighbors.
  @MainActor
  fileprivate var leavesRoomToMove: Bool {
    presentationStyle != .none
      && containerView.bounds.size == (containerView.window ?? containerView).bounds.size
  }
}

extension TransitionScene {
  init(
    _ context: any UIViewControllerContextTransitioning,
    direction: Direction,
    foreground: UIView?,
    background: UIView?,
    dimmingView: UIView?
  ) {
    let upper = context.viewController(forKey: direction == .forward ? .to : .from)
    let lower = context.viewController(forKey: direction == .forward ? .from : .to)
    self.init(
      direction: direction,
      container: context.containerView,
      foreground: foreground,
      background: background ?? (context.leavesRoomToMove ? lower?.viewIfLoaded : nil),
      foregroundViewController: upper,
      backgroundViewController: lower,
      foregroundFrame: context.foregroundFrame(direction, of: foreground),
      extras: SceneExtras(dimmingView)
    )
  }
}
