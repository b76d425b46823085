import InterruptibleTransitions
import Testing
import UIKit

/// Screens whose containers come and go while they do.
@MainActor @Suite(.serialized) struct AppearanceTests {
  private let transition = InterruptibleTransition()

  /// Whether the last that a screen has heard fits what is seen of it.
  private func isBalanced(_ screen: ButtonScreen) -> Bool {
    let isShown = screen.viewIfLoaded?.window != nil
    return screen.disorder == nil
      && screen.calls.last ?? "didDisappear" == (isShown ? "didAppear" : "didDisappear")
  }

  // MARK: - Row 16

  @Test(
    "A push that is paused while something covers it leaves balanced callbacks",
    arguments: [true, false],
    HeadlessPersonality.all
  )
  func covered(isCancelled: Bool, personality: HeadlessPersonality) {
    let (first, second, cover) = (ButtonScreen("A"), ButtonScreen("B"), ButtonScreen("Cover"))
    let stack = UINavigationController(rootViewController: first)
    let stage = StressStage(personality: personality) { stack }
    transition.install(on: stack)
    cover.modalPresentationStyle = .fullScreen
    transition.push(second, onto: stack)
    stage.advance(by: 0.1)
    transition.pause()

    stack.present(cover, animated: false)
    stage.advance(by: 0.2)
    if isCancelled { transition.cancel() } else { transition.resume() }
    stage.settle()
    #expect([first, second, cover].allSatisfy(isBalanced))
    #expect(stage.answers(cover))

    cover.dismiss(animated: false)
    stage.settle()
    #expect([first, second, cover].allSatisfy(isBalanced))
    #expect(stage.answers(stack.topViewController as? ButtonScreen ?? first))
    #expect(stage.complaints(of: transition) == [])
  }

  // MARK: - Row 18

  @Test("A screen that is turned while tabs change marks the right tab", arguments: [true, false])
  func rotatedTabs(byFinger: Bool) {
    let screens = (0..<4).map { ButtonScreen("Tab \($0)") }
    let tabs = MarkedTabBarController()
    tabs.viewControllers = screens
    tabs.selectedIndex = 2
    let stage = StressStage { tabs }
    transition.install(on: tabs)
    transition.effect = ShiftEffect()
    screens[3].onWillAppear = { [transition] in transition.animateAlongside { tabs.moveMark() } }

    if byFinger {
      stage.touchDown(at: CGPoint(x: 380, y: 400))
      stage.drag(by: -200)
    } else {
      transition.select(screens[3], in: tabs)
      stage.advance(by: 0.1)
    }
    HeadlessScreen.rotate(to: .landscapeRight)
    stage.advance(by: 0.1)
    stage.lift()
    stage.settle()

    let width = stage.window.bounds.width / 4
    #expect(tabs.mark.center.x == width * (CGFloat(tabs.selectedIndex) + 0.5))
    #expect(tabs.mark.seenFrame == tabs.mark.frame)
    #expect(tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem)
    #expect(stage.complaints(of: transition) == [])
  }

  // MARK: - Row 21

  @Test(
    "A custom container in a tab that changes while its own children do",
    arguments: [true, false],
    [true, false]
  )
  func containerInTab(isShared: Bool, comesBack: Bool) {
    let (first, second) = (ButtonScreen("First"), ButtonScreen("Second"))
    let (box, other, tabs) = (BoxController(), ButtonScreen("Other"), UITabBarController())
    box.fill(with: first)
    tabs.viewControllers = [box, other]
    let stage = StressStage { tabs }
    let tabTransition = isShared ? transition : InterruptibleTransition(.shift)
    tabTransition.install(on: tabs)

    transition.run(box.context(to: second, .forward))
    stage.advance(by: 0.1)
    tabTransition.select(other, in: tabs)
    stage.advance(by: 0.1)
    tabTransition.pause()
    stage.advance(by: 1)
    tabTransition.resume()
    stage.settle()
    #expect([first, second, other].allSatisfy(isBalanced))
    #expect(stage.answers(other))

    if comesBack {
      tabTransition.select(box, in: tabs)
      stage.settle()
      #expect([first, second, other].allSatisfy(isBalanced))
      #expect(stage.answers(second))
    }
    #expect(stage.complaints(of: transition, tabTransition) == [])
  }
}

/// Tabs with a mark below the selected one.
private final class MarkedTabBarController: UITabBarController {
  let mark = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 4))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(mark)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    moveMark()
  }

  func moveMark() {
    mark.center.x = view.bounds.width / 4 * (CGFloat(selectedIndex) + 0.5)
  }
}
