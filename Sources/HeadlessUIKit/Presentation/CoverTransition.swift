/// The system's way to present over the whole screen: up from the bottom, and down again.
@MainActor
final class CoverTransition: SystemTransition {
  private let isPresentation: Bool

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  override func prepare(
    _ animator: UIViewPropertyAnimator,
    _ context: any UIViewControllerContextTransitioning
  ) -> () -> Void {
    let scene = ModalScene(context, isPresentation: isPresentation)
    guard let moving = scene.moving else { return {} }
    let rest = moving.center
    let below = CGPoint(
      x: rest.x,
      y: rest.y + context.containerView.bounds.maxY - moving.frame.minY
    )
    moving.center = isPresentation ? below : rest
    animator.addAnimations { moving.center = self.isPresentation ? rest : below }
    return {
      moving.center = rest
      scene.tidyUp()
    }
  }
}
