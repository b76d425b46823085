import InterruptibleTransitions
import UIKit

/// An app with everything in it: tabs, the first of them a navigation controller, and presentations over all,
/// served by one transition object.
@MainActor
final class AppStage: Stage {
  let transition: InterruptibleTransition
  let tabs = UITabBarController()
  let navigation = UINavigationController()
  let otherTab = Screen("Tab")
  /// How many transitions have begun and have been tidied up.
  let tally: CountedEffect.Tally
  private var screens: [String: Screen] = [:]

  /// Makes a stage that shows nothing yet.
  init(unshown books: Books, in window: UIWindow) {
    let effect = CountedEffect(effect: .slide)
    tally = effect.tally
    transition = InterruptibleTransition(effect)
    transition.gestures.isTabPanEnabled = true
    super.init(window: window, [transition])
    navigation.setViewControllers(books.stack.map(screen), animated: false)
    tabs.viewControllers = [navigation, otherTab]
    tabs.selectedIndex = books.tab
    transition.install(on: tabs)
    transition.install(on: navigation)
  }

  convenience init(layoutDirection: UIUserInterfaceLayoutDirection, books: Books) async {
    self.init(unshown: books, in: Stage.makeWindow(layoutDirection: layoutDirection))
    await show(tabs)
    for name in books.presented {
      transition.present(screen(name), from: topmost)
      await settle()
    }
    forgetLog()
    tally.forget()
  }

  /// What an app's books say: the names on the stack, the tab, and what is presented.
  struct Books: Equatable, CustomStringConvertible {
    var stack = ["A"]
    var tab = 0
    var presented: [String] = []

    var description: String { "\(stack) tab \(tab) presenting \(presented)" }
  }

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
    let screen = Screen(name)
    screen.modalPresentationStyle = .fullScreen
    screens[name] = screen
    return screen
  }

  /// What is presented above all the rest, or the tabs.
  var topmost: UIViewController {
    var top: UIViewController = tabs
    while let next = top.presentedViewController {
      top = next
    }
    return top
  }

  /// Asks the transition object.
  func make(_ call: Call) {
    let isAnimated = call.isAnimated
    switch call.kind {
    case .push(let name): transition.push(screen(name), onto: navigation, animated: isAnimated)
    case .pop: transition.pop(from: navigation, animated: isAnimated)
    case .popTo(let name):
      transition.pop(to: screen(name), in: navigation, animated: isAnimated)
    case .popToRoot: transition.popToRoot(of: navigation, animated: isAnimated)
    case .set(let names):
      transition.setViewControllers(names.map(screen), of: navigation, animated: isAnimated)
    case .present(let name, let presenter):
      let from = presenter.map(screen) ?? tabs
      transition.present(screen(name), from: from, animated: isAnimated)
    case .dismiss(let name): transition.dismiss(screen(name), animated: isAnimated)
    case .select(let tab):
      transition.select(tab == 0 ? navigation : otherTab, in: tabs, animated: isAnimated)
    }
  }

  /// The flight of the container that a call changes.
  func flight(of call: Call.Kind) -> TransitionFlight? {
    switch call {
    case .push, .pop, .popTo, .popToRoot, .set: transition.flight(in: navigation)
    case .present(let name, _), .dismiss(let name): transition.flight(in: screen(name))
    case .select: transition.flight(in: tabs)
    }
  }
}
