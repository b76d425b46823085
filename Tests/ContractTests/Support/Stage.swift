import Foundation
import UIKit

/// A window with a 100 × 100 pt view in it, at its top left corner, and time that passes.
///
/// What differs between the hosts is in the two extensions: how a window comes onto the screen, how time
/// passes, and how the screen is touched.
@MainActor
final class Stage {
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() async {
    window = Stage.makeWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.addSubview(view)
    await advance(by: 0.1)
  }

  /// Shows a controller in the window, and lets it appear.
  func show(_ controller: UIViewController) async {
    view.removeFromSuperview()
    window.rootViewController = controller
    await advance(by: 0.1)
  }

  /// Where the view is seen.
  var shown: CGPoint { view.layer.displayed()?.position ?? CGPoint(x: -1, y: -1) }

  /// How much of 0…100 pt the view is seen to have covered to the right.
  var covered: CGFloat { (shown.x - 50) / 100 }

  var shownAlpha: CGFloat { CGFloat(view.layer.displayed()?.opacity ?? -1) }

  /// An animator that moves the view 100 pt to the right.
  func animator(
    _ curve: UIView.AnimationCurve = .linear,
    duration: TimeInterval = 1
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 150 }
  }

  /// Such an animator, which has run for some time.
  func running(
    _ curve: UIView.AnimationCurve = .linear,
    for seconds: TimeInterval
  ) async -> UIViewPropertyAnimator {
    let animator = animator(curve)
    animator.startAnimation()
    await advance(by: seconds)
    return animator
  }

  /// Such an animator, which was started and paused.
  func paused(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let animator = animator(curve)
    animator.startAnimation()
    animator.pauseAnimation()
    return animator
  }

  /// An animator that moves the view 100 pt to the right along any timing.
  func animator(
    _ timing: any UITimingCurveProvider,
    duration: TimeInterval = 1
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations { [view] in view.center.x = 150 }
    return animator
  }
}

extension CGFloat {
  /// True within what the host can tell apart while something moves 100 pt in a second.
  @MainActor
  func isAbout(_ other: CGFloat, within tolerance: CGFloat = Stage.tolerance) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
