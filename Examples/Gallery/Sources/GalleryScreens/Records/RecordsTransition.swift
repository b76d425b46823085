import InterruptibleTransitions
import UIKit

/// A player that grows out of a bar, by a tap or a drag, and cards that come up from the bottom edge.
@MainActor
enum RecordsTransition {
  /// Has a drag on a bar of a screen present the player that `makePlayer` returns.
  static func make(
    from bar: any GrowingBar,
    on screen: UIViewController,
    makePlayer: @escaping (UIViewController) -> UIViewController?
  ) -> InterruptibleTransition {
    let transition = InterruptibleTransition(.choosing { [unowned bar] in effect(in: $0, bar) })
    transition.presentationControllerProvider = CardPresentation.init
    transition.addPanToPresent(from: screen, handle: bar, provider: makePlayer)

    return transition
  }

  static func effect(
    in scene: TransitionScene,
    _ bar: any GrowingBar
  ) -> any TransitionEffect {
    guard scene.foregroundViewController?.modalPresentationStyle == .custom else {
      return GrowEffect(bar: bar)
    }
    return .cover(backgroundScale: 0.92, dimming: 0)
  }
}

/// A bar that knows where it is in a view that fills the screen.
@MainActor
protocol GrowingBar: UIView {
  func frame(in container: UIView) -> CGRect
}

/// A view that looks like the bar when it is small, and like the player when it is large.
@MainActor
protocol GrownView: UIView {
  var isGrown: Bool { get set }
}

/// The player grows out of the bar while the screen shrinks a little, and shrinks back into it.
struct GrowEffect: TransitionEffect {
  let bar: any GrowingBar

  func travel(in scene: TransitionScene) -> CGVector {
    let way = bar.frame(in: scene.container).minY - scene.foregroundFrame.minY
    return CGVector(dx: 0, dy: -way)
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isGrown = position == .presented
    (scene.foreground as? any GrownView)?.isGrown = isGrown
    scene.foreground?.frame = isGrown ? scene.foregroundFrame : bar.frame(in: scene.container)
    scene.foreground?.layoutIfNeeded()
    // Its top edge stays, so that the status bar is never over the black around it.
    let rise = -0.05 * scene.container.bounds.height
    scene.background?.transform =
      isGrown ? CGAffineTransform(translationX: 0, y: rise).scaledBy(x: 0.9, y: 0.9) : .identity
    scene.dimmingView.alpha = isGrown ? 0.5 : 0
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    (scene.foreground as? any GrownView)?.isGrown = true
  }
}

/// Presents a card over the lower part of the screen, and dims the rest.
final class CardPresentation: DimmingPresentation {
  override var opacity: CGFloat { 0.55 }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let room = containerView?.bounds else { return .zero }
    let isWide = room.width > room.height
    let width = isWide ? min(room.width * 0.62, 540) : room.width
    let top = isWide ? 20 : (room.height * 0.3).rounded()
    return CGRect(x: (room.width - width) / 2, y: top, width: width, height: room.height - top)
  }
}
