public import InterruptibleTransitions
public import UIKit

/// What is seen of a transition that the framework has no part in.
///
/// UIKit tells `percentComplete` only while a finger drags, so the progress is read from the screen.
@MainActor
public struct CompanionMotion {
  /// A moment of a transition.
  public struct Reading: Equatable, Sendable {
    /// What the transition is doing.
    public let phase: InterruptibleTransition.Phase
    /// How far the upper screen is seen to have come, or to have gone.
    public let progress: CGFloat
  }

  private let root: UIViewController

  init(of root: UIViewController) {
    self.root = root
  }

  /// What is seen now; nil at rest.
  public var reading: Reading? {
    // Of several presentations, the upper one moves.
    let screens = sequence(first: root, next: \.presentedViewController).reversed()
    for screen in screens {
      if let coordinator = screen.transitionCoordinator, let progress = progress(of: coordinator) {
        return Reading(phase: phase(of: coordinator), progress: min(max(progress, 0), 1))
      }
    }
    return nil
  }

  private func phase(
    of coordinator: any UIViewControllerTransitionCoordinator
  ) -> InterruptibleTransition.Phase {
    guard !coordinator.isInteractive else { return .dragging }
    return .settling(toward: coordinator.isCancelled ? .start : .end)
  }

  /// The part of its way that the upper screen is seen to have made.
  private func progress(of coordinator: any UIViewControllerTransitionCoordinator) -> CGFloat? {
    let container = coordinator.containerView
    guard let from = coordinator.viewController(forKey: .from),
      let to = coordinator.viewController(forKey: .to)
    else { return nil }
    if to.presentingViewController === from, to.isBeingPresented {
      return 1 - lowering(of: to, in: container)
    }
    if from.presentingViewController === to, from.isBeingDismissed {
      return lowering(of: from, in: container)
    }
    let views = container.subviews
    let places = [from, to].map { screen in
      views.firstIndex { screen.viewIfLoaded?.isDescendant(of: $0) == true } ?? -1
    }
    let isForward = places[1] > places[0]
    let offset = offset(of: isForward ? to : from, in: container)
    return isForward ? 1 - offset : offset
  }

  /// How far a presented screen is seen below its place, as a share of the way to the bottom edge.
  private func lowering(of screen: UIViewController, in container: UIView) -> CGFloat {
    let place =
      screen.presentationController?.frameOfPresentedViewInContainerView ?? container.bounds
    guard let view = screen.presentationController?.presentedView ?? screen.viewIfLoaded else {
      return 0
    }
    let way = container.bounds.maxY - place.minY
    return (seenFrame(of: view).minY - place.minY) / max(way, 1)
  }

  /// How far a screen of a stack is seen beside its place, in widths.
  private func offset(of screen: UIViewController, in container: UIView) -> CGFloat {
    guard let view = screen.viewIfLoaded else { return 0 }
    return abs(seenFrame(of: view).minX) / max(container.bounds.width, 1)
  }

  private func seenFrame(of view: UIView) -> CGRect {
    (view.layer.presentation() ?? view.layer).frame
  }
}
