import InterruptibleTransitions
import UIKit

@testable import TestSupport

/// An app with everything in it: tabs, the first of them a navigation controller, and presentations over all,
/// served by one transition object.
@MainActor
final class World {
  let window: UIWindow
  let transition = InterruptibleTransition(.slide)
  let tabs = UITabBarController()
  let navigation = UINavigationController()
  let otherTab: Screen
  private var screens: [String: Screen] = [:]
  private let makeScreen: @MainActor (String) -> Screen

  init(
    layoutDirection: UIUserInterfaceLayoutDirection,
    personality: HeadlessPersonality = .launched,
    books: Books,
    makeScreen: @escaping @MainActor (String) -> Screen = { Screen($0) }
  ) {
    HeadlessScreen.reset(layoutDirection: layoutDirection, personality: personality)
    HeadlessClock.framesPerSecond = 120
    self.makeScreen = makeScreen
    otherTab = makeScreen("Tab")
    window = UIWindow(frame: UIScreen.main.bounds)
    navigation.setViewControllers(books.stack.map(screen), animated: false)
    tabs.viewControllers = [navigation, otherTab]
    tabs.selectedIndex = books.tab
    transition.install(on: tabs)
    transition.install(on: navigation)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    advance(by: 0.1)
    for name in books.presented {
      transition.present(screen(name), from: topmost)
      settle()
    }
    HeadlessLog.forget()
  }

  typealias Books = AppStage.Books

  var books: Books {
    var presented: [String] = []
    var next = tabs.presentedViewController
    while let controller = next {
      presented.append(controller.title ?? "")
      next = controller.presentedViewController
    }
    return Books(
      stack: navigation.viewControllers.map { $0.title ?? "" },
      tab: tabs.selectedIndex,
      presented: presented
    )
  }

  /// The screen of a name; always the same.
  func screen(_ name: String) -> Screen {
    if let screen = screens[name] { return screen }
    let screen = makeScreen(name)
    screen.modalPresentationStyle = .fullScreen
    screens[name] = screen
    return screen
  }

  /// Every screen that has been asked for, by name.
  var everyScreen: [Screen] {
    [otherTab] + screens.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Whether UIKit moves no screen of the app.
  var isCalm: Bool {
    var next: UIViewController? = tabs
    while let controller = next {
      guard controller.isCalm else { return false }
      next = controller.presentedViewController
    }
    return true
  }

  /// What is presented above all the rest, or the tabs.
  var topmost: UIViewController {
    var top: UIViewController = tabs
    while let next = top.presentedViewController {
      top = next
    }
    return top
  }

  /// Asks the transition object, or another one that serves the navigation controller.
  func make(
    _ call: Call,
    by other: InterruptibleTransition? = nil,
    completion: (() -> Void)? = nil
  ) {
    let transition = other ?? transition
    let isAnimated = call.isAnimated
    switch call.kind {
    case .push(let name):
      transition.push(screen(name), onto: navigation, animated: isAnimated)
    case .pop: transition.pop(from: navigation, animated: isAnimated)
    case .popTo(let name):
      transition.pop(to: screen(name), in: navigation, animated: isAnimated)
    case .popToRoot: transition.popToRoot(of: navigation, animated: isAnimated)
    case .set(let names):
      transition.setViewControllers(names.map(screen), of: navigation, animated: isAnimated)
    case .present(let name, let presenter):
      transition.present(
        screen(name),
        from: presenter.map(screen) ?? tabs,
        animated: isAnimated,
        completion: completion
      )
    case .dismiss(let name):
      transition.dismiss(screen(name), animated: isAnimated, completion: completion)
    case .select(let tab):
      transition.select(tab == 0 ? navigation : otherTab, in: tabs, animated: isAnimated)
    }
  }

  func advance(by seconds: TimeInterval) {
    HeadlessClock.advance(by: seconds)
  }

  /// Lets all come to rest, also what waits.
  func settle() {
    for _ in 0..<6 {
      advance(by: 0.02)
      for _ in 0..<600 where transition.phase != .idle {
        HeadlessClock.advance(frames: 1)
      }
    }
    advance(by: 0.1)
  }
}

extension UIViewController {
  /// Whether neither this controller nor one inside it takes part in a transition.
  fileprivate var isCalm: Bool {
    transitionCoordinator == nil && children.allSatisfy(\.isCalm)
  }
}
