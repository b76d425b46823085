/// The system's cross dissolve: what is presented fades in over what was there, and out again.
@MainActor
final class DissolveTransition: SystemTransition {
  private let isPresentation: Bool

  init(isPresentation: Bool) {
    self.isPresentation = isPresentation
    super.init()
  }

  override func makeAnimator() -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut)
  }

  override func prepare(
    _ animator: UIViewPropertyAnimator,
    _ context: any UIViewControllerContextTransitioning
  ) -> () -> Void {
    let scene = ModalScene(context, isPresentation: isPresentation)
    guard let moving = scene.moving else { return {} }
    let opaque = moving.alpha
    moving.alpha = isPresentation ? 0 : opaque
    animator.addAnimations { moving.alpha = self.isPresentation ? opaque : 0 }
    return {
      moving.alpha = opaque
      scene.tidyUp()
    }
  }
}
