import InterruptibleTransitions
import UIKit

/// A drawer that moves the stack aside, opened and closed by drags; the stack pushes its pages as usual.
@MainActor
enum ReadingRoomTransition {
  /// Creates a stack; `makeDrawer` returns the drawer when a drag on the first screen is about to open it.
  static func makeStack(
    _ home: UIViewController,
    makeDrawer: @escaping (UIViewController) -> UIViewController?
  ) -> InterruptibleNavigationController {
    let transition = InterruptibleTransition(.choosing { effect(in: $0) })
    transition.presentationControllerProvider = DrawerPresentation.init
    let stack = InterruptibleNavigationController(rootViewController: home, transition: transition)
    transition.addPanToPresent(from: stack, handle: home.view, provider: makeDrawer)

    return stack
  }

  /// The drawer lies beside the whole stack; a page covers another page.
  static func effect(in scene: TransitionScene) -> any TransitionEffect {
    if scene.backgroundViewController is UINavigationController { return DrawerEffect() }
    return .slide
  }
}

/// The content moves aside and shrinks, and uncovers the drawer that seems to lie below it.
///
/// The drawer lies above the content in fact; it is as wide as what the content leaves free.
struct DrawerEffect: TransitionEffect {
  /// False, because the drawer would move over the content.
  let rubberBandsPastEnds = false

  func travel(in scene: TransitionScene) -> CGVector {
    CGVector(dx: DrawerLayout(in: scene.container).way, dy: 0)
  }

  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    let isOpen = position == .presented
    let layout = DrawerLayout(in: scene.container)
    scene.foreground?.frame = isOpen ? layout.open : layout.closed
    scene.foreground?.layoutIfNeeded()
    scene.background?.transform = isOpen ? layout.aside : .identity
  }
}

/// Presents the drawer at the leading edge; a tap on the content beside it closes it.
final class DrawerPresentation: UIPresentationController {
  private let closer = ClosingControl(name: "Close the drawer")
  /// The color of the window without the drawer.
  private var windowColor: UIColor?

  override var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { DrawerLayout(in: $0).open } ?? .zero
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    closer.accessibilityIdentifier = "drawer.closer"
    closer.frame = containerView.bounds
    closer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    closer.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    containerView.insertSubview(closer, at: 0)
    // It shows above and below the content, which has become smaller.
    windowColor = containerView.window?.backgroundColor
    containerView.window?.backgroundColor = presentedView?.backgroundColor
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { tidyUp() }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { tidyUp() }
  }

  /// Places the drawer again when the screen rotates.
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// Moves the content beside the open drawer again, which has another width when the screen rotates; during a
  /// transition, the effect does.
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    let content = presentingViewController.view
    guard content?.transform.isIdentity == false,
      presentedViewController.interruptibleFlight == nil
    else { return }
    coordinator.animate(alongsideTransition: { [weak self] _ in
      guard let container = self?.containerView else { return }
      content?.transform = DrawerLayout(in: container).aside
    })
  }

  private func close() {
    presentedViewController.interruptibleTransition?.dismiss(presentedViewController)
  }

  private func tidyUp() {
    closer.removeFromSuperview()
    presentingViewController.view.window?.backgroundColor = windowColor
  }
}
