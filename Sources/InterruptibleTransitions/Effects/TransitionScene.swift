public import UIKit

/// What a transition takes place in: the container, the two screens, and which way they go.
@MainActor
public struct TransitionScene {
  /// Which of the two screens lies above the other.
  public enum Direction: Hashable, Sendable {
    /// The incoming screen comes above the outgoing one, as in a push or a presentation.
    case forward
    /// The outgoing screen uncovers the incoming one, as in a pop or a dismissal.
    case backward
  }

  /// Which way the screens go.
  public let direction: Direction
  /// The view that the transition takes place in.
  public let container: UIView
  /// The view that lies above: incoming in a push, outgoing in a pop.
  ///
  /// Nil where UIKit gives none.
  public let foreground: UIView?
  /// The view that lies below; under `overFullScreen` and `custom` presentations the presenting
  /// controller's, which then stays where it is, outside the container.
  public let background: UIView?
  /// The controller of the foreground; nil while a gesture only asks which way it would go.
  public let foregroundViewController: UIViewController?
  /// The controller of the background, likewise.
  public let backgroundViewController: UIViewController?
  /// Where the foreground lies while it covers the background, in the container's coordinates.
  public let foregroundFrame: CGRect
  private let veils: Veils

  init(
    direction: Direction,
    container: UIView,
    foreground: UIView?,
    background: UIView?,
    foregroundViewController: UIViewController? = nil,
    backgroundViewController: UIViewController? = nil,
    foregroundFrame: CGRect,
    veil: UIView? = nil
  ) {
    self.direction = direction
    self.container = container
    self.foreground = foreground
    self.background = background
    self.foregroundViewController = foregroundViewController
    self.backgroundViewController = backgroundViewController
    self.foregroundFrame = foregroundFrame
    veils = Veils(veil)
  }

  /// True where the container lays out from right to left.
  public var isRightToLeft: Bool {
    container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The container's width in points, negative where the trailing edge is the left one.
  public var towardsTrailing: CGFloat {
    isRightToLeft ? -container.bounds.width : container.bounds.width
  }

  /// A black view between background and foreground, clear until an effect gives it an `alpha`.
  ///
  /// It is there from the first time that it is asked for until the transition is over.
  public var veil: UIView {
    veils.veil(below: foreground, in: container)
  }

  /// The veil, if an effect has asked for it.
  var usedVeil: UIView? { veils.veil }
}

/// Holds the veil of a scene, once there is one.
@MainActor
private final class Veils {
  private(set) var veil: UIView?

  init(_ veil: UIView?) {
    self.veil = veil
  }

  func veil(below foreground: UIView?, in container: UIView) -> UIView {
    if let veil { return veil }
    let veil = UIView(frame: container.bounds)
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    veil.backgroundColor = .black
    veil.alpha = 0
    veil.isUserInteractionEnabled = false
    if let foreground, foreground.superview === container {
      container.insertSubview(veil, belowSubview: foreground)
    } else {
      container.addSubview(veil)
    }
    self.veil = veil
    return veil
  }
}
