import UIKit

/// A stage that shows a navigation controller, with a screen named A at its root and a fade by hand.
@MainActor
final class NavigationStage {
  let stage: Stage
  let journal = Journal()
  let fade: JournaledFade
  let a: JournaledScreen
  let navigation: UINavigationController

  init(_ start: JournaledFade.Start = .withoutInteraction) async {
    stage = await Stage()
    a = JournaledScreen("A", journal)
    navigation = UINavigationController(rootViewController: a)
    fade = JournaledFade(journal)
    fade.start = start
    navigation.delegate = fade
    await stage.show(navigation)
  }

  func screen(_ title: String) -> JournaledScreen {
    JournaledScreen(title, journal)
  }

  /// A screen pushed and settled without animation.
  func pushed(_ title: String) async -> JournaledScreen {
    let screen = screen(title)
    navigation.pushViewController(screen, animated: false)
    await stage.advance(by: 0.1)
    return screen
  }

  /// A screen whose push has started.
  func pushing(_ title: String) async -> JournaledScreen {
    let screen = screen(title)
    navigation.pushViewController(screen, animated: true)
    await stage.advance(by: 0.1)
    return screen
  }

  /// Lets a transition run to its end, also if its animator is late to complete.
  func settle() async {
    await stage.advance(by: 1.4)
    for _ in 0..<40 where navigation.transitionCoordinator != nil {
      await stage.advance(by: 0.2)
    }
  }

  /// Releases the held transition, and lets it run to its end.
  func settle(toward position: UIViewAnimatingPosition) async {
    fade.release(toward: position)
    await settle()
  }

  /// What is called while a closure runs.
  func calls(during body: () async -> Void) async -> [String] {
    await journal.calls(during: body)
  }

  var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }
}
