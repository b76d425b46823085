import UIKit

/// How what is in the first tab of a tab bar controller goes off the screen.
enum Cover: CaseIterable {
  case presentation
  case animatedPresentation
  case otherTab
  case otherRoot
  case hiddenWindow

  @MainActor
  func cover(_ tabs: UITabBarController, in window: UIWindow) {
    switch self {
    case .presentation, .animatedPresentation:
      let screen = UIViewController()
      screen.modalPresentationStyle = .fullScreen
      tabs.present(screen, animated: self == .animatedPresentation)
    case .otherTab: tabs.selectedIndex = 1
    case .otherRoot: window.rootViewController = UIViewController()
    case .hiddenWindow: window.isHidden = true
    }
  }

  @MainActor
  func uncover(_ tabs: UITabBarController, in window: UIWindow) {
    switch self {
    case .presentation, .animatedPresentation:
      tabs.dismiss(animated: self == .animatedPresentation)
    case .otherTab: tabs.selectedIndex = 0
    case .otherRoot: window.rootViewController = tabs
    case .hiddenWindow: window.isHidden = false
    }
  }
}
