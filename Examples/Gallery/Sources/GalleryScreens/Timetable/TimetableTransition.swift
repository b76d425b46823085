import InterruptibleTransitions
import UIKit

/// A card that unfolds from a line of the screen, over the rest of it, which is dimmed.
@MainActor
enum TimetableTransition {
  static func make() -> InterruptibleTransition {
    let transition = InterruptibleTransition(UnfoldEffect())
    transition.presentationControllerProvider = UnfoldedPresentation.init

    return transition
  }
}

/// A screen that unfolds from a line.
@MainActor
protocol Unfolding: UIViewController {
  /// The line, which the card replaces.
  var line: UIView? { get }
  /// Whether the screen looks like a card, and not like its line.
  var isUnfolded: Bool { get set }
  /// Returns the frame of the line in another view, as it is while nobody presses it.
  func lineFrame(in view: UIView) -> CGRect
}

/// The card unfolds from its line, and folds up into it again.
struct UnfoldEffect: TransitionEffect {
  /// The way of the edge that moves farther: a card is dragged toward its line.
  func travel(in scene: TransitionScene) -> CGVector {
    let (card, line) = (scene.foregroundFrame, lineFrame(in: scene))
    let (top, bottom) = (line.minY - card.minY, line.maxY - card.maxY)
    let way = abs(top) > abs(bottom) ? top : bottom
    return CGVector(dx: 0, dy: -way)
  }

  /// Puts the card in place of its line; the presentation shows the line again.
  func prepare(_ scene: TransitionScene) {
    card(in: scene)?.line?.isHidden = true
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isUnfolded = position == .presented
    card(in: scene)?.isUnfolded = isUnfolded
    scene.foreground?.frame = isUnfolded ? scene.foregroundFrame : lineFrame(in: scene)
    scene.foreground?.layoutIfNeeded()
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    card(in: scene)?.isUnfolded = true
  }

  private func card(in scene: TransitionScene) -> (any Unfolding)? {
    scene.foregroundViewController as? any Unfolding
  }

  private func lineFrame(in scene: TransitionScene) -> CGRect {
    card(in: scene)?.lineFrame(in: scene.container) ?? .zero
  }
}

/// Presents the card in the middle of the screen, and dims the rest.
final class UnfoldedPresentation: DimmingPresentation {
  override var dimmingName: String { "overlay.dimming" }
  override var color: UIColor { UIColor(hex: 0x06081C) }
  override var opacity: CGFloat { 0.6 }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let (bounds, insets) = (containerView.bounds, containerView.safeAreaInsets)
    let room = CGSize(
      width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom
    )
    let isWide = room.width > room.height
    let width = min(room.width - 40, isWide ? 660 : 400)
    let height = min(room.height - 24, isWide ? 340 : 604)
    return CGRect(
      x: (insets.left + (room.width - width) / 2).rounded(),
      y: (insets.top + (room.height - height) / 2).rounded(),
      width: width,
      height: height
    )
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { showLine() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { showLine() }
  }

  /// While the card moves, the transition places it.
  override func containerViewWillLayoutSubviews() {
    let card = presentedViewController
    guard !card.isBeingPresented, !card.isBeingDismissed else { return }
    super.containerViewWillLayoutSubviews()
  }

  private func showLine() {
    (presentedViewController as? any Unfolding)?.line?.isHidden = false
  }
}
