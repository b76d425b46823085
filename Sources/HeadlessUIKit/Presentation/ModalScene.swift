/// The views of a presentation or dismissal that the system animates, put where they belong.
@MainActor
struct ModalScene {
  private let context: any UIViewControllerContextTransitioning
  /// The presented view.
  let moving: UIView?

  init(_ context: any UIViewControllerContextTransitioning, isPresentation: Bool) {
    self.context = context
    moving = context.view(forKey: isPresentation ? .to : .from)
    guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to)
    else { return }
    to.frame = context.finalFrame(for: controller)
    if isPresentation {
      context.containerView.addSubview(to)
    } else {
      context.containerView.insertSubview(to, at: 0)
    }
  }

  func tidyUp() {
    guard context.transitionWasCancelled else { return }
    context.view(forKey: .to)?.removeFromSuperview()
  }
}
