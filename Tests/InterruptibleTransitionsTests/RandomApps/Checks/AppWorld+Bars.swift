import UIKit

/// Whether bars are what the screens want that are shown.
extension AppWorld {
  var complaintsAboutBars: [AppComplaint] {
    residents.filter(\.isVisible).compactMap { resident in
      switch resident.controller {
      case let stack as any AppStack: complaint(aboutBarOf: stack)
      case let tabs as any AppTabs: complaint(aboutBarOf: tabs)
      default: nil
      }
    }
  }

  private func complaint(aboutBarOf stack: any AppStack) -> AppComplaint? {
    // Of stacks in each other the outer one has the bar.
    guard shape.habits.contains(.hidesNavigationBar), !stack.isBehindCard,
      !(stack.parent is UINavigationController),
      let top = stack.topViewController as? AppScreen
    else { return nil }
    let (bar, isAway) = (stack.navigationBar, top.has(.hidesNavigationBar))
    let isInPlace =
      isAway
      ? bar.isHidden || bar.frame.maxY <= 0
      : !bar.isHidden && bar.frame.minY == stack.view.safeAreaInsets.top
    guard stack.isNavigationBarHidden != isAway || !isInPlace else { return nil }
    let text =
      "the bar of \(stack.name) is at \(bar.frame), \(top.name) wants \(isAway ? "none" : "it")"
    return AppComplaint(.bar, text)
  }

  private func complaint(aboutBarOf tabs: any AppTabs) -> AppComplaint? {
    guard shape.habits.contains(.hidesTabBar) else { return nil }
    let stack = (tabs.selectedViewController as? any AppStack)?.viewControllers ?? []
    let isAway = stack.contains(where: \.hidesBottomBarWhenPushed)
    let bar = tabs.tabBar
    guard bar.isHidden != isAway || !isAway && bar.frame.minX < 0 else { return nil }
    return AppComplaint(
      .bar,
      "the bar of \(tabs.name) is at \(bar.frame), due \(isAway ? "away" : "there")"
    )
  }
}
