public import UIKit

/// A change from one child to another in an app's custom container.
///
/// The container describes the change and passes it to ``InterruptibleTransition/run(_:)``. The incoming controller
/// becomes a child when the transition starts. In the completion, the container removes the child that isn't shown any
/// more, and calls `didMove(toParent:)` on the shown child.
///
/// The transition calls the appearance methods of both children, also when it is reversed. So the container's
/// `shouldAutomaticallyForwardAppearanceMethods` must be `false`, and the container forwards its own appearance to the
/// shown child.
///
/// ```swift
/// func show(_ next: UIViewController) {
///   let change = ContainerChange(from: shown, to: next, in: self) { [weak self] end in
///     self?.didShow(next, at: end)
///   }
///   transition.run(change)
/// }
/// ```
@preconcurrency @MainActor
public struct ContainerChange {
  /// The parent of both controllers.
  public var container: UIViewController
  /// The view in which the transition takes place.
  public var containerView: UIView
  /// The outgoing child, or nil for none.
  public var from: UIViewController?
  /// The incoming child.
  public var to: UIViewController
  /// The direction, which determines which of the two screens is above the other.
  public var direction: TransitionScene.Direction
  /// A Boolean value that indicates whether the change is animated.
  public var isAnimated: Bool
  /// Called once if the change makes a transition, with the end that the transition reached.
  ///
  /// Also called, with ``TransitionEnd/start``, if a pan requested the change and it can't begin. Not called if the
  /// change only reverses or repeats the running transition, or if its child is shown already.
  public var completion: @MainActor (TransitionEnd) -> Void

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - from: The outgoing child, or nil for none.
  ///   - to: The incoming child.
  ///   - container: The parent of both controllers.
  ///   - containerView: The view in which the transition takes place; by default, the container's own view.
  ///   - direction: `forward` if the incoming screen is above the other; `backward` if the outgoing screen is.
  ///   - isAnimated: Pass `false` to make the change without animation.
  ///   - completion: Called once if the change makes a transition, with the end that the transition reached. Not called
  ///     if the change only reverses or repeats the running transition, or if its child is shown already.
  public init(
    from: UIViewController?,
    to: UIViewController,
    in container: UIViewController,
    containerView: UIView? = nil,
    direction: TransitionScene.Direction = .forward,
    isAnimated: Bool = true,
    completion: @escaping @MainActor (TransitionEnd) -> Void
  ) {
    self.container = container
    self.containerView = containerView ?? container.view
    self.from = from
    self.to = to
    self.direction = direction
    self.isAnimated = isAnimated
    self.completion = completion
  }
}
