import InterruptibleTransitions
import UIKit

/// A card that a drag up from a pile lays on the screen, diagonally from the corner, and a drag down takes back.
@MainActor
enum PostTransition {
  /// Has a drag on a pile lay the card that `makeCard` returns on the screen.
  static func make(
    from pile: UIView,
    on screen: UIViewController,
    makeCard: @escaping (UIViewController) -> UIViewController?
  ) -> InterruptibleTransition {
    let transition = InterruptibleTransition(CornerEffect())
    transition.presentationControllerProvider = PostcardPresentation.init
    transition.addPanToPresent(from: screen, handle: pile, provider: makeCard)

    return transition
  }
}

/// The view of a card, which turns as it is laid down.
@MainActor
protocol HeldCard: UIView {
  /// Whether the card is laid down, and not held in a hand.
  var isLaid: Bool { get set }
}

/// The foreground comes diagonally from the bottom trailing corner, and leaves the same way; a finger that goes up
/// or down moves it.
struct CornerEffect: TransitionEffect {
  /// Down, and not along the diagonal: a drag straight down follows it on a wide screen too.
  func travel(in scene: TransitionScene) -> CGVector {
    CGVector(dx: 0, dy: -offset(in: scene).y)
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isLaid = position == .presented
    let offset = isLaid ? .zero : offset(in: scene)
    scene.foreground?.center = CGPoint(
      x: scene.foregroundFrame.midX + offset.x,
      y: scene.foregroundFrame.midY + offset.y
    )
    (scene.foreground as? any HeldCard)?.isLaid = isLaid
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    (scene.foreground as? any HeldCard)?.isLaid = true
  }

  /// How far the corner is from where the foreground ends.
  private func offset(in scene: TransitionScene) -> CGPoint {
    let (bounds, frame) = (scene.container.bounds, scene.foregroundFrame)
    return CGPoint(
      x: scene.isRightToLeft ? bounds.minX - frame.maxX : bounds.maxX - frame.minX,
      y: max(bounds.maxY - frame.minY, 1)
    )
  }
}

/// Presents a card in the middle of the screen, and dims the desk; a tap beside the card dismisses it.
final class PostcardPresentation: DimmingPresentation {
  override var dimmingName: String { "desk.dimming" }
  override var opacity: CGFloat { 0.42 }

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map(Self.frame) ?? .zero
  }

  /// Returns the frame of a card in a view that fills the screen.
  private static func frame(in view: UIView) -> CGRect {
    let bounds = view.bounds
    let size: CGSize
    if bounds.width > bounds.height {
      let height = min(bounds.height - 52, 420)
      size = CGSize(width: (height * 1.56).rounded(), height: height)
    } else {
      let width = min(bounds.width - 44, 420)
      size = CGSize(width: width, height: (width * 1.5).rounded())
    }
    return CGRect(
      x: ((bounds.width - size.width) / 2).rounded(),
      y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }
}
