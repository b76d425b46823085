import InterruptibleTransitions
import UIKit

/// A photograph that is lifted from a map: it turns straight, grows into a card over the map, and is carried freely.
@MainActor
enum HutsTransition {
  static func make() -> InterruptibleTransition {
    let transition = InterruptibleTransition(LiftEffect())
    transition.presentationControllerProvider = LiftedPresentation.init

    return transition
  }
}

/// A card whose upper part is a photograph.
@MainActor
protocol PhotographCard: UIViewController {
  /// The photograph on the map, which may be turned.
  var photograph: UIView? { get }
  /// The part of the card that looks like it.
  var photographFrame: CGRect { get }
}

/// The framework's card, from the place and the angle of the photograph, which is gone from the map meanwhile.
struct LiftEffect: TransitionEffect {
  private let card: ZoomEffect = .card { scene in
    guard let photograph = LiftEffect.card(in: scene)?.photograph,
      let map = photograph.superview
    else { return nil }
    let (size, middle) = (
      photograph.bounds.size, map.convert(photograph.center, to: scene.container)
    )
    let corner = CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
    return CardPlace(
      frame: CGRect(origin: corner, size: size),
      angle: atan2(photograph.transform.b, photograph.transform.a),
      cornerRadius: photograph.layer.cornerRadius
    )
  }
  .aligned { LiftEffect.card(in: $0)?.photographFrame }
  .coveredScale(1)
  .dimming(0)

  func travel(in scene: TransitionScene) -> CGVector { card.travel(in: scene) }

  /// Takes the photograph from the map; the presentation lays it back.
  func prepare(_ scene: TransitionScene) {
    card.prepare(scene)
    LiftEffect.card(in: scene)?.photograph?.isHidden = true
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    card.place(scene, foreground: position)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) { card.cleanUp(scene, at: end) }

  var rubberBandsPastEnds: Bool { card.rubberBandsPastEnds }

  private static func card(in scene: TransitionScene) -> (any PhotographCard)? {
    scene.foregroundViewController as? any PhotographCard
  }
}

/// Presents the card in the middle of the screen, and dims the map.
final class LiftedPresentation: DimmingPresentation {
  override var dimmingName: String { "map.dimming" }
  override var color: UIColor { UIColor(hex: 0x14201F) }
  override var opacity: CGFloat { 0.34 }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let card = presentedView else { return .zero }
    let (bounds, insets) = (containerView.bounds, containerView.safeAreaInsets)
    let room = CGSize(
      width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom
    )
    let size = card.sizeThatFits(CGSize(width: room.width - 36, height: room.height - 20))
    return CGRect(
      x: (insets.left + (room.width - size.width) / 2).rounded(),
      y: (insets.top + (room.height - size.height) / 2).rounded(),
      width: size.width,
      height: size.height
    )
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { layBack() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { layBack() }
  }

  /// While the card moves, the transition places it.
  override func containerViewWillLayoutSubviews() {
    let card = presentedViewController
    guard !card.isBeingPresented, !card.isBeingDismissed else { return }
    super.containerViewWillLayoutSubviews()
  }

  private func layBack() {
    (presentedViewController as? any PhotographCard)?.photograph?.isHidden = false
  }
}
