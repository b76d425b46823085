import UIKit

@testable import InterruptibleTransitions

/// What the books of an app say, and whether they agree.
extension StoryWorld {
  /// The presented screens, from the lowest.
  var presentationChain: [UIViewController] {
    var chain: [UIViewController] = []
    while let next = (chain.last ?? world.tabs).presentedViewController {
      chain.append(next)
    }
    return chain
  }

  /// What is presented full screen takes away what presents it.
  ///
  /// The top of a chain whose dismissal was taken back has a presenter that it has never taken away.
  var shownScreens: [UIViewController] {
    let isStackSelected = world.tabs.selectedViewController === world.navigation
    var shown = [isStackSelected ? world.navigation.topViewController : world.otherTab]
    for screen in presentationChain {
      let presenter = screen.presentingViewController?.viewIfLoaded
      if screen.modalPresentationStyle == .fullScreen, presenter?.window == nil {
        shown.removeLast()
      }
      shown.append(screen)
    }
    return shown.compactMap { $0 }
  }

  var complaintsAboutBooks: [String] {
    let (tabs, navigation) = (world.tabs, world.navigation)
    // What leaves a stack that nobody sees leaves its parent when it is seen again.
    let isStackSeen = navigation.viewIfLoaded?.window != nil
    let stack = isStackSeen ? navigation.viewControllers : navigation.children
    let tabScreens = tabs.viewControllers ?? []
    var found: [String] = []
    if !Set(navigation.viewControllers).isSubset(of: stack)
      || Set(stack) != Set(navigation.children)
    {
      found.append(
        "\(navigation.viewControllers.titles) are on the stack, and "
          + "\(navigation.children.titles) children"
      )
    }
    if Set(tabScreens) != Set(tabs.children) {
      found.append("\(tabScreens.titles) are tabs, and \(tabs.children.titles) children")
    }
    for screen in screens {
      let isMember = screen === world.otherTab || stack.contains(screen)
      if isMember != (screen.parent != nil) {
        found.append("\(screen.title ?? "") has parent \(String(describing: screen.parent))")
      }
      if screen.presentingViewController != nil, !isMember, !presentationChain.contains(screen) {
        found.append("\(screen.title ?? "") is presented by nobody who knows")
      }
    }
    for controller in screens + [tabs, navigation] where controller.transitionCoordinator != nil {
      found.append("\(controller.title ?? "") has a coordinator at rest")
    }
    return found
  }

  var endsOfItsOwn: Int { 0 }

  func home(of screen: UIViewController) -> CGRect { window.bounds }

  func mayStay(_ view: UIView) -> Bool { PresentingViewKeeper.keeps(view) }
}
