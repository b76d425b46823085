import GalleryScreens
import Testing
import UIKit

extension OnScreen {
  /// The titles of a room's screens, in every kind of container.
  @MainActor @Suite struct ShownTitlesTests {
    @Test func stackFromTheBottomUp() {
      let navigation = UINavigationController(rootViewController: screen("A"))
      navigation.pushViewController(screen("B"), animated: false)

      #expect(navigation.shownTitles == ["A", "B"])
    }

    @Test func selectedTab() {
      let tabs = UITabBarController()
      let stack = UINavigationController(rootViewController: screen("B"))
      tabs.viewControllers = [screen("A"), stack]
      show(tabs)
      #expect(tabs.shownTitles == ["A"])

      tabs.selectedIndex = 1
      #expect(tabs.shownTitles == ["B"])
    }

    @Test func presentedScreensComeLast() {
      let navigation = UINavigationController(rootViewController: screen("A"))
      show(navigation)
      let card = UINavigationController(rootViewController: screen("C"))
      navigation.viewControllers[0].present(card, animated: false)
      HeadlessClock.advance(by: 1)
      #expect(navigation.shownTitles == ["A", "C"])

      card.present(screen("D"), animated: false)
      HeadlessClock.advance(by: 1)
      #expect(navigation.shownTitles == ["A", "C", "D"])

      navigation.dismiss(animated: false)
      HeadlessClock.advance(by: 1)
      #expect(navigation.shownTitles == ["A"])
    }

    @Test func visibleChildrenOfAnotherContainer() {
      let container = screen("Container")
      show(container)
      let (displayed, kept) = (screen("Seen"), screen("Kept"))
      for child in [displayed, kept] {
        container.addChild(child)
      }
      #expect(container.shownTitles == ["Container"])

      container.view.addSubview(displayed.view)
      #expect(container.shownTitles == ["Seen"])
    }

    private func screen(_ title: String) -> UIViewController {
      let controller = UIViewController()
      controller.title = title
      return controller
    }

    private func show(_ root: UIViewController) {
      HeadlessScreen.reset()
      let window = UIWindow(frame: HeadlessScreen.bounds)
      window.rootViewController = root
      window.makeKeyAndVisible()
      HeadlessClock.advance(by: 0.1)
    }
  }
}
