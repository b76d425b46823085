import InterruptibleTransitions
import UIKit

/// Tabs that slide in the order of the bar, by a tap and by a drag, with a mark in the bar that goes along.
@MainActor
enum WeatherTransition {
  static func makeTabs(_ screens: [UIViewController], mark: any TabMarking) -> MarkedTabs {
    let transition = InterruptibleTransition(.shift)
    transition.gestures.isTabPanEnabled = true
    let tabs = MarkedTabs(transition: transition)
    tabs.viewControllers = screens

    tabs.mark = mark
    return tabs
  }
}

/// A mark above the selected tab, in a view as wide as the bar.
@MainActor
protocol TabMarking: UIView {
  /// The selected tab.
  var tab: Int { get set }
}

/// A tab bar controller with a mark above the tabs of its bar.
final class MarkedTabs: InterruptibleTabBarController {
  fileprivate(set) var mark: (any TabMarking)? {
    didSet { mark.map(tabBar.addSubview) }
  }

  /// Moves the mark to the tab that is about to be shown, alongside the transition if there is one.
  func moveMark() {
    transition.animateAlongside {
      [weak self] in
      self?.showTab()
    } completion: {
      [weak self] _ in
      self?.showTab()
    }
  }

  private func showTab() {
    if selectedIndex < (viewControllers ?? []).count { mark?.tab = selectedIndex }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    mark.map(place)
  }

  /// None of the screens: the sky of each is dark enough in both styles.
  override var childForStatusBarStyle: UIViewController? { nil }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

extension UITabBarController {
  /// Places a mark above the bar's tabs.
  func place(_ mark: any TabMarking) {
    tabBar.bringSubviewToFront(mark)
    mark.frame = CGRect(x: 0, y: 0, width: tabBar.bounds.width, height: mark.bounds.height)
  }
}
