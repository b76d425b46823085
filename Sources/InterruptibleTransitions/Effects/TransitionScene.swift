import UIKit

/// What a transition takes place in: the container, the two views, and which way they go.
@MainActor
struct TransitionScene {
  /// Which of the two screens lies above the other.
  enum Direction: Hashable, Sendable {
    /// The incoming screen comes above the outgoing one, as in a push.
    case forward
    /// The outgoing screen uncovers the incoming one, as in a pop.
    case backward
  }

  let direction: Direction
  let container: UIView
  /// Nil where UIKit says that the view is not to be touched.
  let from: UIView?
  let to: UIView?
  /// Where the incoming view ends, in the container's coordinates.
  let finalFrame: CGRect

  /// The view that lies above: incoming in a push, outgoing in a pop.
  var foreground: UIView? { direction == .forward ? to : from }

  /// The view that lies below.
  var background: UIView? { direction == .forward ? from : to }

  var isRightToLeft: Bool {
    container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

extension TransitionScene {
  /// The scene of a context.
  init(_ context: any UIViewControllerContextTransitioning, isGoingBack: Bool) {
    let final = context.viewController(forKey: .to).map(context.finalFrame(for:)) ?? .zero
    self.init(
      direction: isGoingBack ? .backward : .forward,
      container: context.containerView,
      from: context.view(forKey: .from),
      to: context.view(forKey: .to),
      finalFrame: final.isEmpty ? context.containerView.bounds : final
    )
  }
}
