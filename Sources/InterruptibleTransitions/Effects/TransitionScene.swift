public import UIKit

/// Where a transition takes place: the container, the two screens, and which of them is above.
@MainActor
public struct TransitionScene {
  /// Which of the two screens is above the other.
  public enum Direction: Hashable, Sendable {
    /// The incoming screen covers the outgoing one, as in a push or a presentation.
    case forward
    /// The outgoing screen uncovers the incoming one, as in a pop or a dismissal.
    case backward
  }

  /// Which of the two screens is above the other.
  public let direction: Direction
  /// The view that the transition takes place in.
  public let container: UIView
  /// The view above: incoming in a push, outgoing in a pop; nil if UIKit provides none.
  public let foreground: UIView?
  /// The view below.
  ///
  /// In `overFullScreen` and `custom` presentations it is the presenting controller's, which then stays where it
  /// is, outside the container; nil if the container is only a part of the window, because the view would be moved
  /// over its neighbors.
  public let background: UIView?
  /// The controller of the foreground; nil if a gesture asks which way it would go, and the controller isn't
  /// known yet.
  public let foregroundViewController: UIViewController?
  /// The controller of the background, likewise.
  public let backgroundViewController: UIViewController?
  /// The frame of the foreground while it covers the background, in the container's coordinates.
  public let foregroundFrame: CGRect
  private let dimming: Dimming

  init(
    direction: Direction,
    container: UIView,
    foreground: UIView?,
    background: UIView?,
    foregroundViewController: UIViewController? = nil,
    backgroundViewController: UIViewController? = nil,
    foregroundFrame: CGRect,
    dimmingView: UIView? = nil
  ) {
    self.direction = direction
    self.container = container
    self.foreground = foreground
    self.background = background
    self.foregroundViewController = foregroundViewController
    self.backgroundViewController = backgroundViewController
    self.foregroundFrame = foregroundFrame
    dimming = Dimming(dimmingView)
  }

  /// Whether the container's layout is right to left.
  public var isRightToLeft: Bool {
    container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The container's width in points, negative in a right-to-left layout: the way to the trailing edge.
  public var trailingOffset: CGFloat {
    isRightToLeft ? -container.bounds.width : container.bounds.width
  }

  /// A black view between background and foreground, clear until an effect gives it an `alpha`.
  ///
  /// It is created when it is first used, and removed when the transition is over.
  public var dimmingView: UIView {
    dimming.view(below: foreground, in: container)
  }

  /// The dimming view, if an effect has used it.
  var usedDimmingView: UIView? { dimming.view }
}

/// Holds the dimming view of a scene, once there is one.
@MainActor
private final class Dimming {
  private(set) var view: UIView?

  init(_ view: UIView?) {
    self.view = view
  }

  func view(below foreground: UIView?, in container: UIView) -> UIView {
    if let view { return view }
    let view = UIView(frame: container.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.backgroundColor = .black
    view.alpha = 0
    view.isUserInteractionEnabled = false
    if let foreground, foreground.superview === container {
      container.insertSubview(view, belowSubview: foreground)
    } else {
      container.addSubview(view)
    }
    self.view = view
    return view
  }
}
