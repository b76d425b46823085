import UIKit

/// A fresh screen with a tab bar controller in its window, with the screens A, B and C.
///
/// The screen is global: make the stage inside a test that does not suspend.
@MainActor
struct TabStage: WindowStage {
  let window: UIWindow
  let tabs = UITabBarController()
  let a = Screen("A")
  let b = Screen("B")
  let c = Screen("C")

  init(
    delegate: (any UITabBarControllerDelegate)? = nil,
    first: UIViewController? = nil,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    window = .fresh(.standard, direction: direction) { [tabs, a, b, c] in
      tabs.title = "Tabs"
      tabs.delegate = delegate
      tabs.viewControllers = [first ?? a, b, c]
      return tabs
    }
  }

  /// A user's tap on an item of the bar.
  func tap(_ index: Int) {
    Finger().tap(393 / 3 * (CGFloat(index) + 0.5), 790)
    HeadlessClock.advance(frames: 1)
  }
}
