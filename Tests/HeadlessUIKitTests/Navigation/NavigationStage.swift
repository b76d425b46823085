import UIKit

/// A fresh screen with a navigation controller in its window, showing a screen named A.
///
/// The screen is global: make the stage inside a test that does not suspend.
@MainActor
struct NavigationStage: WindowStage {
  let window: UIWindow
  let navigation: UINavigationController
  let a = Screen("A")

  init(
    direction: UIUserInterfaceLayoutDirection = .leftToRight,
    delegate: (any UINavigationControllerDelegate)? = nil,
    personality: HeadlessPersonality = .launched
  ) {
    let navigation = UINavigationController(rootViewController: a)
    window = .fresh(personality, direction: direction) {
      navigation.title = "Nav"
      navigation.delegate = delegate
      return navigation
    }
    self.navigation = navigation
  }

  /// A screen pushed and settled without animation.
  func push(_ title: String) -> Screen {
    let screen = Screen(title)
    navigation.pushViewController(screen, animated: false)
    HeadlessClock.endTurn()
    return screen
  }

  /// Where a view is seen, from the left of the window.
  func displayedX(_ view: UIView) -> CGFloat {
    var x: CGFloat = 0
    var layer: CALayer? = view.layer
    while let current = layer {
      let shown = current.presentation() ?? current
      x += shown.frame.minX
      layer = current.superlayer
    }
    return x
  }

  func titles() -> [String?] {
    navigation.viewControllers.map(\.title)
  }
}

extension [String] {
  /// The calls of screens' appearance callbacks.
  var appearances: [String] {
    filter { $0.contains("ppear") && !$0.contains("viewIsAppearing") }
  }

  func of(_ receiver: String) -> [String] {
    filter { $0.hasPrefix(receiver + ".") }
  }
}
