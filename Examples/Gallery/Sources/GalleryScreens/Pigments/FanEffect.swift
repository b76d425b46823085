import InterruptibleTransitions
import UIKit

/// Turns pages like the cards of a color fan, around a hinge below the leading edge.
struct FanEffect: TransitionEffect {
  func prepare(_ scene: TransitionScene) {
    guard let page = scene.foreground else { return }
    // Used first here, the dimming view goes below the page, and not over it.
    scene.dimmingView.alpha = 0
    let hinge = Hinge()
    hinge.center = CGPoint(
      x: scene.isRightToLeft ? scene.container.bounds.width : 0,
      y: scene.container.bounds.height + depth(in: scene)
    )
    scene.container.addSubview(hinge)
    page.center = CGPoint(
      x: scene.foregroundFrame.midX - hinge.center.x,
      y: scene.foregroundFrame.midY - hinge.center.y
    )
    hinge.addSubview(page)
    turn(hinge, in: scene, isOut: scene.direction == .forward)
  }

  func animate(_ scene: TransitionScene) {
    guard let hinge = scene.foreground?.superview as? Hinge else { return }
    turn(hinge, in: scene, isOut: scene.direction == .backward)
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    for view in scene.container.subviews where view is Hinge {
      view.removeFromSuperview()
    }
  }

  /// Turns the page out of the screen, or over the other one.
  private func turn(_ hinge: Hinge, in scene: TransitionScene, isOut: Bool) {
    let angle = atan(scene.trailingOffset / depth(in: scene))
    hinge.transform = CGAffineTransform(rotationAngle: isOut ? angle : 0)
    scene.dimmingView.alpha = isOut ? 0 : 0.25
  }

  /// The distance from the bottom edge to the hinge.
  private func depth(in scene: TransitionScene) -> CGFloat {
    1.5 * scene.container.bounds.width
  }
}

/// The axis that a page turns around.
private final class Hinge: UIView {}
