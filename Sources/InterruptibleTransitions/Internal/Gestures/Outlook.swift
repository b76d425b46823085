import UIKit

/// How a finger would move a transition that nobody has asked UIKit for.
///
/// The app's effect is asked for it once, when somebody wants to know. No screen is kept alive until then.
@MainActor
final class Outlook {
  let direction: TransitionScene.Direction
  private weak var owner: (any GestureOwner)?
  private weak var container: UIView?
  private let frame: CGRect?
  private weak var foreground: UIViewController?
  private weak var background: UIViewController?

  /// - Parameters:
  ///   - owner: Knows the effect.
  ///   - direction: Which of the two screens is above.
  ///   - container: Where the transition will be.
  ///   - frame: The frame of the foreground while it covers the background, if that isn't the whole container.
  ///   - foreground: The screen above, if it is known.
  ///   - background: The screen below, if it is known.
  init(
    of owner: any GestureOwner,
    _ direction: TransitionScene.Direction,
    in container: UIView,
    frame: CGRect? = nil,
    foreground: UIViewController? = nil,
    background: UIViewController? = nil
  ) {
    self.owner = owner
    self.direction = direction
    self.container = container
    self.frame = frame
    self.foreground = foreground
    self.background = background
  }

  private(set) lazy var motion: Route.Motion = {
    guard let owner, let container else { return Route.Motion(travel: .zero, isFree: false) }
    return owner.motion(
      in: TransitionScene(
        direction: direction,
        container: container,
        foreground: nil,
        background: nil,
        foregroundViewController: foreground,
        backgroundViewController: background,
        foregroundFrame: frame ?? container.bounds
      )
    )
  }()
}
