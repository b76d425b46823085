import Testing
import UIKit

/// Who decides about the status bar.
@MainActor @Suite(.serialized) struct StatusBarTests {
  private final class Light: UIViewController {
    var style = UIStatusBarStyle.lightContent
    var hides = false

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
  }

  @Test("the root decides when it says so; the default style is light where the root is dark")
  func root() {
    let root = Light()
    root.style = .default
    _ = UIWindow.fresh { root }
    #expect(!HeadlessScreen.isStatusBarLight)
    root.overrideUserInterfaceStyle = .dark
    #expect(HeadlessScreen.isStatusBarLight)

    root.style = .darkContent
    root.hides = true
    #expect(HeadlessScreen.statusBarStyle == .default && !HeadlessScreen.isStatusBarHidden)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(HeadlessScreen.statusBarStyle == .darkContent && HeadlessScreen.isStatusBarHidden)
    #expect(!HeadlessScreen.isStatusBarLight)
  }

  @Test("a container may leave the status bar to a child, and tabs leave it to the selected screen")
  func child() {
    final class Leaving: UIViewController {
      override var childForStatusBarStyle: UIViewController? { children.first }
    }
    let (root, tabs) = (Leaving(), UITabBarController())
    tabs.viewControllers = [UIViewController(), Light()]
    root.addChild(tabs)
    root.view.addSubview(tabs.view)
    _ = UIWindow.fresh { root }
    #expect(HeadlessScreen.statusBarStyle == .default)
    tabs.selectedIndex = 1
    HeadlessClock.advance(by: 1)
    #expect(HeadlessScreen.statusBarStyle == .lightContent)
  }

  @Test(
    "a navigation controller decides itself while its bar is shown; its top hides the status bar"
  )
  func navigation() {
    let top = Light()
    top.hides = true
    let navigation = UINavigationController(rootViewController: top)
    _ = UIWindow.fresh { navigation }

    #expect(HeadlessScreen.statusBarStyle == .default)
    #expect(HeadlessScreen.isStatusBarHidden)
    navigation.isNavigationBarHidden = true
    navigation.setNeedsStatusBarAppearanceUpdate()

    #expect(HeadlessScreen.statusBarStyle == .lightContent)
  }

  @Test("a transition changes the status bar when it begins")
  func transition() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isNavigationBarHidden = true
    _ = UIWindow.fresh { navigation }

    navigation.pushViewController(Light(), animated: true)
    HeadlessClock.advance(by: 0.1)
    #expect(HeadlessScreen.statusBarStyle == .lightContent)
    HeadlessClock.advance(by: 2)
    navigation.popViewController(animated: true)
    HeadlessClock.advance(by: 0.1)

    #expect(HeadlessScreen.statusBarStyle == .default)
  }

  @Test(
    "a controller presented in full screen decides, a card only if it says so",
    arguments: [UIModalPresentationStyle.pageSheet, .overFullScreen]
  )
  func presented(style: UIModalPresentationStyle) {
    let root = UIViewController()
    _ = UIWindow.fresh { root }
    let card = Light()
    card.hides = true
    card.modalPresentationStyle = style
    root.present(card, animated: false)
    HeadlessClock.endTurn()
    #expect(HeadlessScreen.statusBarStyle == .default && !HeadlessScreen.isStatusBarHidden)
    card.modalPresentationCapturesStatusBarAppearance = true
    card.setNeedsStatusBarAppearanceUpdate()
    #expect(HeadlessScreen.statusBarStyle == .lightContent && HeadlessScreen.isStatusBarHidden)
    root.dismiss(animated: false)
    HeadlessClock.endTurn()
    #expect(HeadlessScreen.statusBarStyle == .default && !HeadlessScreen.isStatusBarHidden)
    let full = Light()
    full.hides = true
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: true)
    HeadlessClock.advance(by: 0.1)
    #expect(HeadlessScreen.statusBarStyle == .lightContent && HeadlessScreen.isStatusBarHidden)
    HeadlessClock.advance(by: 2)
    root.dismiss(animated: true)
    HeadlessClock.advance(by: 0.1)

    #expect(HeadlessScreen.statusBarStyle == .default && !HeadlessScreen.isStatusBarHidden)
  }

  @Test("a tap on it brings the one scroll view to its top, unless the delegate is against it")
  func tap() {
    let stage = ScrollStage()
    stage.scrollView.contentOffset.y = 700

    stage.delegate.mayScrollToTop = false
    HeadlessScreen.tapStatusBar()
    stage.delegate.mayScrollToTop = true
    let second = UIScrollView()
    stage.window.addSubview(second)
    HeadlessScreen.tapStatusBar()
    HeadlessClock.advance(by: 1)
    #expect(stage.offset == 700)
    second.scrollsToTop = false
    stage.delegate.forget()
    HeadlessScreen.tapStatusBar()
    HeadlessClock.advance(by: 1)

    #expect(stage.offset == 0)
    #expect(stage.delegate.calls == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
  }
}
