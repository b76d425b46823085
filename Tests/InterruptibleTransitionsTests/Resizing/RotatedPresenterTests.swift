import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A presentation controller that moves the presenting screen again in another size.
@MainActor @Suite(.serialized) struct RotatedPresenterTests {
  /// Moves the background aside by half of the container's width.
  private struct AsideEffect: TransitionEffect {
    func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
      scene.background?.transform = position == .presented ? aside(in: scene.container) : .identity
    }
  }

  private final class AsidePresentation: UIPresentationController {
    override func viewWillTransition(
      to size: CGSize,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      guard presentedViewController.interruptibleFlight == nil else { return }
      coordinator.animate(alongsideTransition: { [weak self] _ in
        guard let self, let containerView else { return }
        presentingViewController.view.transform = aside(in: containerView)
      })
    }
  }

  @Test(
    "It's back after the dismissal, also in a size in which the presentation was caught",
    arguments: [393, 600, 786] as [CGFloat],
    [393, 600, 786] as [CGFloat]
  )
  func dismissed(heldIn heldWidth: CGFloat, presentedIn width: CGFloat) {
    let transition = InterruptibleTransition(AsideEffect())
    transition.presentationControllerProvider = AsidePresentation.init
    let (root, drawer) = (Screen("Root"), Screen("Drawer"))
    let stage = Stage(transition) { root }
    for _ in 0..<2 {
      transition.present(drawer, from: root)
      stage.advance(by: 0.1)
      stage.touchDown(at: CGPoint(x: 200, y: 184))
      stage.advance(by: 0.3)
      HeadlessScreen.resize(to: CGSize(width: heldWidth, height: 852))
      stage.advance(by: 1)
      transition.finish()
      stage.lift()
      stage.settle()
      HeadlessScreen.resize(to: CGSize(width: width, height: 852))
      stage.advance(by: 1)
      #expect(root.view.transform.tx == width / 2)
      transition.dismiss(drawer)
      stage.settle()
      #expect(root.view.transform.isIdentity, "\(root.view.transform)")
      HeadlessScreen.resize(to: CGSize(width: 393, height: 852))
      stage.advance(by: 1)
    }
    #expect(stage.complaints == [])
  }
}

@MainActor
private func aside(in container: UIView) -> CGAffineTransform {
  CGAffineTransform(translationX: container.bounds.width / 2, y: 0)
}
