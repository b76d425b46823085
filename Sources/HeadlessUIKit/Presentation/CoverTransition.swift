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
    let (rest, container) = (moving.center, context.containerView)
    let isFilled = moving.frame == container.bounds
    let below = CGPoint(
      x: rest.x,
      y: rest.y + container.bounds.maxY - moving.frame.minY
    )
    moving.center = isPresentation ? below : rest
    animator.addAnimations { moving.center = self.isPresentation ? rest : below }
    return {
      // The container may have been turned in the meantime.
      moving.center =
        isFilled ? CGPoint(x: container.bounds.midX, y: container.bounds.midY) : rest
      scene.tidyUp()
    }
  }
}
