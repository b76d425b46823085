public import UIKit

/// A change from one child to another in an app's custom container.
///
/// The container describes the change and passes it to ``InterruptibleTransition/run(_:)``. The incoming
/// controller becomes a child when the transition starts. In the completion the container removes the child that
/// isn't shown any more, and calls `didMove(toParent:)` on the one that is.
///
/// The transition tells both children of their appearance, also when it is reversed, so the container's
/// `shouldAutomaticallyForwardAppearanceMethods` has to be false; the container forwards its own appearance to the
/// child that is shown.
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
  /// What is shown; nil for nothing.
  public var from: UIViewController?
  /// What is to be shown.
  public var to: UIViewController
  /// Which of the two screens is above the other.
  public var direction: TransitionScene.Direction
  /// Whether the change is animated.
  public var isAnimated: Bool
  /// Called once if the change makes a transition, with the end at which it came to rest.
  ///
  /// Also called, with ``TransitionEnd/start``, if a pan asked for the change and it can't begin. Not called for a change that only
  /// reverses a running transition, that is in flight already, or that leads to what is shown.
  public var completion: @MainActor (TransitionEnd) -> Void

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - from: What is shown; nil for nothing.
  ///   - to: What is to be shown.
  ///   - container: The parent of both controllers.
  ///   - containerView: The view in which the transition takes place; by default the container's own view.
  ///   - direction: `forward` if the incoming screen is above, `backward` if the outgoing one is.
  ///   - isAnimated: Pass `false` to make the change at once.
  ///   - completion: Called once if the change makes a transition, with the end at which it came to rest. Not called for a change
  ///     that only reverses a running transition, that is in flight already, or that leads to what is shown.
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
