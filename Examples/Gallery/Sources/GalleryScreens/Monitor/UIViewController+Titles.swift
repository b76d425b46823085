package import UIKit

extension UIViewController {
  /// The titles of the screens: all of a stack from the bottom up, the selected tab, or the visible children of
  /// another container, and then those of the presented screens.
  package var shownTitles: [String] {
    let ownTitles = shownScreens.isEmpty ? [shownTitle] : shownScreens.flatMap(\.shownTitles)
    return ownTitles + (ownPresented?.shownTitles ?? [])
  }

  /// The screens of a container; empty for a screen.
  private var shownScreens: [UIViewController] {
    switch self {
    case let navigation as UINavigationController: navigation.viewControllers
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    default: children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
  }

  /// The controller that this controller itself presents, not an ancestor.
  private var ownPresented: UIViewController? {
    presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
  }

  /// The title of the screen, or the title of the button that goes back to it.
  private var shownTitle: String {
    title ?? navigationItem.title ?? navigationItem.backButtonTitle ?? "\(type(of: self))"
  }
}
