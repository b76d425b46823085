import UIKit

/// A fresh screen with one window and a 100 × 100 pt view in it, at its top left corner.
///
/// The screen is global: make the stage inside a test that does not suspend.
@MainActor
struct Stage {
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init(personality: HeadlessPersonality = .launched) {
    HeadlessScreen.reset(personality: personality)
    window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    window.addSubview(view)
    advance(by: 0.1)
  }

  func advance(by seconds: TimeInterval) {
    HeadlessClock.advance(by: seconds)
  }

  /// Adds another view, which an animation can change too.
  func addView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    window.addSubview(view)
    advance(by: 0.1)
    return view
  }

  /// Where the view is seen.
  var shown: CGPoint { view.layer.presentation()?.position ?? CGPoint(x: -1, y: -1) }

  /// How much of 0…100 pt the view is seen to have covered to the right.
  var covered: CGFloat { (shown.x - 50) / 100 }

  /// An animator that moves the view 100 pt to the right.
  func animator(
    _ curve: UIView.AnimationCurve = .linear,
    duration: TimeInterval = 1
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 150 }
  }
}
