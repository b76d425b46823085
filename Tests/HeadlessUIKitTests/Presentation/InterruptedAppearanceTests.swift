import Testing
import UIKit

/// Appearance callbacks that take the container of their screen off the screen.
@MainActor @Suite(.serialized) struct InterruptedAppearanceTests {
  @Test("E10: the first of two children has their container dismissed as it appears")
  func siblings() {
    let (root, container) = (UIViewController(), UIViewController())
    let window = UIWindow.fresh { root }
    let (first, second) = (Screen("First"), Screen("Second"))
    for child in [first, second] {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.modalPresentationStyle = .overFullScreen
    root.present(navigation, animated: false)
    HeadlessClock.advance(by: 1)
    first.on("viewWillAppear") { root.dismiss(animated: false) }

    navigation.pushViewController(container, animated: false)
    HeadlessClock.advance(by: 1)

    #expect(window.rootViewController === root && navigation.presentingViewController == nil)
    #expect(first.isBalanced(endingOnScreen: false), "\(first.calls)")
    #expect(second.isBalanced(endingOnScreen: false), "\(second.calls)")
  }

  @Test("E10: a popped screen selects another tab as it disappears", arguments: [true, false])
  func pop(animated: Bool) {
    let (a, b) = (Screen("A"), Screen("B"))
    let (navigation, tabs) = (UINavigationController(), UITabBarController())
    navigation.setViewControllers([a, b], animated: false)
    tabs.viewControllers = [navigation, UIViewController()]
    let window = UIWindow.fresh { tabs }
    b.on("viewWillDisappear") { tabs.selectedIndex = 1 }

    navigation.popViewController(animated: animated)
    HeadlessClock.advance(by: 2)

    #expect(window.rootViewController === tabs && navigation.viewControllers == [a])
    #expect(a.isBalanced(endingOnScreen: false), "\(a.calls)")
    #expect(b.isBalanced(endingOnScreen: false), "\(b.calls)")
    b.onCall = { _, _ in }
    tabs.selectedIndex = 0
    #expect(a.isBalanced(endingOnScreen: true), "\(a.calls)")
  }

  @Test(
    "D41, D42: a card that is dismissed with the one above it asks for that one's dismissal, or its own",
    arguments: [true, false]
  )
  func chain(asksForItsOwn: Bool) {
    let (root, lower, upper) = (
      Screen("Root"), Screen("Lower"), Screen("Upper")
    )
    let window = UIWindow.fresh { root }
    lower.modalPresentationStyle = .overFullScreen
    root.present(lower, animated: false)
    upper.modalPresentationStyle = .overFullScreen
    lower.present(upper, animated: false)
    HeadlessClock.advance(by: 1)
    lower.on("viewWillDisappear") {
      let presenter: UIViewController? = asksForItsOwn ? root : upper.presentingViewController
      presenter?.dismiss(animated: true)
    }
    var count = 0

    root.dismiss(animated: true) { count += 1 }
    HeadlessClock.advance(by: 2)

    #expect(window.rootViewController === root && root.presentedViewController == nil)
    #expect(count == 1 && HeadlessClock.isQuiet && (!asksForItsOwn || HeadlessLog.refusals > 0))
    #expect(root.isBalanced(endingOnScreen: true))
    #expect(lower.isBalanced(endingOnScreen: false) && upper.isBalanced(endingOnScreen: false))
  }

  @Test(
    "A sheet that is dismissed together with what it presents returns its presenting screen",
    arguments: [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .custom],
    [true, false]
  )
  func sheetBelow(style: UIModalPresentationStyle, isAnimated: Bool) {
    let (root, sheet, top) = (UIViewController(), UIViewController(), UIViewController())
    let window = UIWindow.fresh { root }
    (sheet.modalPresentationStyle, top.modalPresentationStyle) = (.pageSheet, style)
    root.present(sheet, animated: true)
    HeadlessClock.advance(by: 2)
    #expect(root.view.transform.a < 1)
    sheet.present(top, animated: true)
    HeadlessClock.advance(by: 2)
    root.dismiss(animated: isAnimated)
    HeadlessClock.advance(by: 2)
    #expect(root.presentedViewController == nil)
    #expect(root.view.transform.isIdentity)
    #expect(root.view.frame == window.bounds)
  }

  @Test("E10: a container that a child turns round as it appears goes only when the others do")
  func turnedRound() {
    let (root, container) = (UIViewController(), Screen("Container"))
    let (child, next) = (Screen("Child"), Screen("Next"))
    for (parent, joining) in [(root, container), (container, child)] {
      parent.addChild(joining)
      parent.view.addSubview(joining.view)
      joining.didMove(toParent: parent)
    }
    let window = UIWindow.fresh { UIViewController() }
    root.addChild(next)
    child.on("viewDidAppear") {
      let fade = { container.view.alpha = 0 }
      root.transition(from: container, to: next, duration: 0.3, animations: fade)
    }

    window.rootViewController = root
    HeadlessClock.advance(by: 0.1)
    #expect(container.calls.last == "willDisappear", "\(container.calls)")
    #expect(child.calls.last == "willDisappear", "\(child.calls)")
    HeadlessClock.advance(by: 1)

    #expect(container.isBalanced(endingOnScreen: false), "\(container.calls)")
    #expect(child.isBalanced(endingOnScreen: false), "\(child.calls)")
    #expect(next.isBalanced(endingOnScreen: true), "\(next.calls)")
  }

  /// What happens to a window while something is presented in it.
  enum Upheaval: CaseIterable {
    case rootAway
    case rootAwayAndBack
    case windowHidden
    case windowHiddenAndShown

    @MainActor
    func happen(to window: UIWindow, _ root: UIViewController) {
      switch self {
      case .rootAway: window.rootViewController = UIViewController()
      case .rootAwayAndBack:
        window.rootViewController = UIViewController()
        window.rootViewController = root
      case .windowHidden: window.isHidden = true
      case .windowHiddenAndShown:
        window.isHidden = true
        window.isHidden = false
      }
    }
  }

  @Test(
    "E10: a screen whose window changes as it comes or goes is told what is so",
    arguments: Upheaval.allCases,
    [UIModalPresentationStyle.fullScreen, .overFullScreen]
  )
  func upheaval(_ upheaval: Upheaval, style: UIModalPresentationStyle) {
    for name in ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear"] {
      for (isRoots, isAnimated) in [(true, true), (true, false), (false, true), (false, false)] {
        let (root, card) = (Screen("Root"), Screen("Card"))
        let window = UIWindow.fresh { root }
        card.modalPresentationStyle = style
        var isDue = true
        (isRoots ? root : card).on(name) {
          guard isDue else { return }
          isDue = false
          upheaval.happen(to: window, root)
        }
        root.present(card, animated: isAnimated)
        HeadlessClock.advance(by: 9)
        if root.presentedViewController != nil { root.dismiss(animated: isAnimated) }
        HeadlessClock.advance(by: 9)

        let place = "\(name) of \(isRoots ? "root" : "card"), animated \(isAnimated)"
        for screen in [root, card] {
          let isVisible = screen.viewIfLoaded?.window != nil
          #expect(screen.isBalanced(endingOnScreen: isVisible), "\(place): \(screen.calls)")
        }
        #expect(root.presentedViewController == nil && card.viewIfLoaded?.window == nil)
        let isBack = upheaval == .rootAwayAndBack || upheaval == .windowHiddenAndShown
        if isBack { #expect(root.view.window === window, "\(place)") }
      }
    }
  }

  @Test("A screen that is popped while its stack turns back twice leaves the stack")
  func turningStack() {
    let (a, b) = (Screen("A"), Screen("B"))
    let (navigation, container) = (UINavigationController(), QuietContainer())
    let window = UIWindow.fresh { container }
    container.addChild(navigation)
    navigation.setViewControllers([a, b], animated: false)

    navigation.beginAppearanceTransition(true, animated: true)
    container.view.addSubview(navigation.view)
    navigation.beginAppearanceTransition(false, animated: true)
    navigation.popViewController(animated: false)
    navigation.beginAppearanceTransition(true, animated: true)
    navigation.endAppearanceTransition()
    HeadlessClock.advance(by: 1)

    #expect(window.rootViewController === container && navigation.children == [a])
    #expect(b.parent == nil && b.isBalanced(endingOnScreen: false), "\(b.calls)")
    #expect(a.isBalanced(endingOnScreen: true), "\(a.calls)")
  }
}
