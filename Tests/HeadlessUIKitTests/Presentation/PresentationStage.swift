import UIKit

/// A fresh screen with a screen named A as its window's root.
///
/// The screen is global: make the stage inside a test that does not suspend.
@MainActor
struct PresentationStage: WindowStage {
  let window: UIWindow
  let a = Screen("A")

  init(personality: HeadlessPersonality = .standard) {
    window = .fresh(personality) { [a] in a }
  }

  /// A screen to present.
  func screen(
    _ style: UIModalPresentationStyle,
    title: String = "B",
    delegate: (any UIViewControllerTransitioningDelegate)? = nil
  ) -> Screen {
    let screen = Screen(title)
    screen.modalPresentationStyle = style
    screen.transitioningDelegate = delegate
    return screen
  }

  /// A screen presented and settled without animation.
  func presented(
    _ style: UIModalPresentationStyle,
    title: String = "B",
    delegate: (any UIViewControllerTransitioningDelegate)? = nil
  ) -> Screen {
    let screen = screen(style, title: title, delegate: delegate)
    var top: UIViewController = a
    while let next = top.presentedViewController { top = next }
    top.present(screen, animated: false)
    settle()
    return screen
  }
}
