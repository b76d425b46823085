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
    /// The whole way of the upper screen, in points.
    public let way: CGVector
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
      if let coordinator = screen.transitionCoordinator, let course = course(of: coordinator) {
        let progress = min(max(course.progress, 0), 1)
        return Reading(phase: phase(of: coordinator), progress: progress, way: course.way)
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

  /// The part of its way that the upper screen is seen to have made, and the whole way.
  private func course(
    of coordinator: any UIViewControllerTransitionCoordinator
  ) -> (progress: CGFloat, way: CGVector)? {
    let container = coordinator.containerView
    guard let from = coordinator.viewController(forKey: .from),
      let to = coordinator.viewController(forKey: .to)
    else { return nil }
    if to.presentingViewController === from, to.isBeingPresented {
      let (share, way) = lowering(of: to, in: container)
      return (1 - share, CGVector(dx: 0, dy: -way))
    }
    if from.presentingViewController === to, from.isBeingDismissed {
      let (share, way) = lowering(of: from, in: container)
      return (share, CGVector(dx: 0, dy: way))
    }
    let views = container.subviews
    let places = [from, to].map { screen in
      views.firstIndex { screen.viewIfLoaded?.isDescendant(of: $0) == true } ?? -1
    }
    let isForward = places[1] > places[0]
    let (share, way) = offset(of: isForward ? to : from, in: container)
    return (isForward ? 1 - share : share, CGVector(dx: isForward ? -way : way, dy: 0))
  }

  /// How far a presented screen is seen below its place, as a share of the way to the bottom edge, and that way.
  private func lowering(of screen: UIViewController, in container: UIView) -> (CGFloat, CGFloat) {
    let place =
      screen.presentationController?.frameOfPresentedViewInContainerView ?? container.bounds
    let way = max(container.bounds.maxY - place.minY, 1)
    guard let view = screen.presentationController?.presentedView ?? screen.viewIfLoaded else {
      return (0, way)
    }
    return ((displayedFrame(of: view).minY - place.minY) / way, way)
  }

  /// How far a screen of a stack is seen beside its place, in widths, and its width toward the trailing edge.
  private func offset(of screen: UIViewController, in container: UIView) -> (CGFloat, CGFloat) {
    let width = max(container.bounds.width, 1)
    let isMirrored = container.isRightToLeft
    guard let view = screen.viewIfLoaded else { return (0, width) }
    return (abs(displayedFrame(of: view).minX) / width, isMirrored ? -width : width)
  }

  private func displayedFrame(of view: UIView) -> CGRect {
    (view.layer.presentation() ?? view.layer).frame
  }
}
