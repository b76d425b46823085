import InterruptibleTransitions
import UIKit

/// Pages that turn like the cards of a fan, below a bar of the app's own that changes alongside.
@MainActor
enum PigmentsTransition {
  /// Creates a stack; `makeNext` returns the page after the one on top.
  static func makeStack(
    _ home: UIViewController,
    makeNext: @escaping (UINavigationController) -> UIViewController?
  ) -> StackWithBar {
    let transition = InterruptibleTransition(FanEffect())
    transition.gestures.pop = .anywhere
    transition.pushProvider = makeNext
    let stack = StackWithBar(rootViewController: home, transition: transition)

    // The first screen itself gives its keyboard up.
    transition.dismissesKeyboard = false
    return stack
  }
}

/// A bar that knows what it shows for a screen; it needs UIKit's coordinator only.
@MainActor
protocol BarAlongside: UIView {
  /// The height below the safe area.
  var height: CGFloat { get }
  /// Changes alongside a transition, or at once if there is none.
  func show(_ screen: UIViewController, along: (any UIViewControllerTransitionCoordinator)?)
}

/// A stack with a bar of the app's own above its screens.
final class StackWithBar: InterruptibleNavigationController, UINavigationControllerDelegate {
  var bar: (any BarAlongside)? {
    didSet {
      bar.map(view.addSubview)
      (delegate, isNavigationBarHidden) = (self, true)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard let bar else { return }
    let height = view.safeAreaInsets.top + bar.height
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    bar?.show(viewController, along: transitionCoordinator)
  }
}

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
  }

  /// Turns the page out of the screen, or over the other one.
  func place(_ scene: TransitionScene, foreground position: ForegroundPosition) {
    guard let hinge = scene.foreground?.superview as? Hinge else { return }
    let isOut = position == .dismissed
    let angle = atan(scene.trailingOffset / depth(in: scene))
    hinge.transform = CGAffineTransform(rotationAngle: isOut ? angle : 0)
    scene.dimmingView.alpha = isOut ? 0 : 0.25
  }

  func cleanUp(_ scene: TransitionScene, at end: TransitionEnd) {
    for view in scene.container.subviews where view is Hinge {
      view.removeFromSuperview()
    }
  }

  /// The distance from the bottom edge to the hinge.
  private func depth(in scene: TransitionScene) -> CGFloat {
    1.5 * scene.container.bounds.width
  }
}

/// The axis that a page turns around.
private final class Hinge: UIView {}
