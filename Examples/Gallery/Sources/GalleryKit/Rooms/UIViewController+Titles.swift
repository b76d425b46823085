package import UIKit

extension UIViewController {
  /// The titles of the screens that are here: of a stack from the bottom up, of tabs that of the one that
  /// is selected, of another container those that it shows, and above them what is presented.
  package var shownTitles: [String] {
    let ownTitles = shownScreens.isEmpty ? [shownTitle] : shownScreens.flatMap(\.shownTitles)
    return ownTitles + (ownPresented?.shownTitles ?? [])
  }

  /// The screens for which a container stands; a screen has none.
  private var shownScreens: [UIViewController] {
    switch self {
    case let navigation as UINavigationController: navigation.viewControllers
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    default: children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }
  }

  /// What this controller itself presents, rather than one around it.
  private var ownPresented: UIViewController? {
    presentedViewController.flatMap { $0.presentingViewController === self ? $0 : nil }
  }

  /// What the screen is called, in the bar or by the button that goes back to it.
  private var shownTitle: String {
    title ?? navigationItem.title ?? navigationItem.backButtonTitle ?? "\(type(of: self))"
  }
}
