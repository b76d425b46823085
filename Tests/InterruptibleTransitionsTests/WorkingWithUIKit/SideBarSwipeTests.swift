import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Swipes back on a screen whose bars stand at a side.
@MainActor @Suite(.serialized) struct SideBarSwipeTests {
  @Test(
    "A swipe back begins at the leading edge, or beside the bars there, and never on them",
    arguments: SideSetting.allCases,
    [0, 60] as [CGFloat]
  )
  func place(setting: SideSetting, covered: CGFloat) {
    for isInTab in [false, true] {
      let stack = SideStack(setting, covered: covered, isInTab: isInTab)
      let tabBar: CGFloat = isInTab ? 49 : 0
      let inner = covered + tabBar + 44
      let places: [(CGFloat, Bool)] =
        setting.isAtLeadingSide
        ? [
          (2, covered > 0 && !isInTab), (covered + 10, false), (inner - 10, false),
          (inner + 10, true), (inner + 40, false),
        ]
        : [(2, true), (40, false), (393 - inner - 10, false), (393 - inner + 10, false)]
      for (distance, goesBack) in places {
        stack.showSecond()
        #expect(stack.swipes(from: distance) == goesBack, "\(isInTab), \(distance)")
        #expect(stack.count == (goesBack ? 1 : 2))
      }
      #expect(stack.stage.complaints == [])
    }
  }

  @Test("Only a swipe inward goes back from beside a bar", arguments: SideSetting.allCases)
  func direction(setting: SideSetting) {
    let stack = SideStack(setting)
    for way in [CGVector(dx: -60, dy: 0), CGVector(dx: 20, dy: 200), CGVector(dx: 0, dy: -200)] {
      stack.showSecond()
      stack.stage.touchDown(at: setting.place(114))
      stack.stage.drag(by: CGVector(dx: way.dx * setting.inward, dy: way.dy), frames: 10)
      #expect(stack.transition.phase == .idle)
      stack.stage.lift()
    }
  }

  @Test(
    "A swipe from beside a bar comes before the content's pan; further in that comes first",
    arguments: SideSetting.allCases.filter(\.isAtLeadingSide),
    [true, false]
  )
  func contentPan(setting: SideSetting, innerWins: Bool) {
    let stack = SideStack(setting) { $0.gestures.descendantPanWins = innerWins }
    let (canvas, pan) = (UIView(frame: UIScreen.main.bounds), UIPanGestureRecognizer())
    canvas.addGestureRecognizer(pan)
    stack.transition.gestures.pop = .anywhere
    stack.showSecond()
    stack.second.view.addSubview(canvas)
    stack.stage.advanceFrame()

    stack.begin(from: 154)
    #expect(pan.state == .changed && stack.transition.phase == .idle)
    stack.end()
    stack.stage.touchDown(at: setting.place(114))
    stack.stage.drag(by: CGVector(dx: 0, dy: 100), frames: 10)
    #expect(pan.state == .changed && stack.transition.phase == .idle)
    stack.end()
    stack.begin(from: 114)
    #expect(pan.state != .changed && stack.transition.phase == .dragging)
    stack.end()

    #expect(stack.count == 1)
  }

  @Test(
    "A list beside a bar still scrolls, and a row of pictures doesn't keep a swipe back",
    arguments: SideSetting.allCases.filter(\.isAtLeadingSide)
  )
  func scrolling(setting: SideSetting) {
    let stack = SideStack(setting)
    let list = UIScrollView(frame: UIScreen.main.bounds)
    list.contentSize = CGSize(width: 800, height: 3000)
    list.contentInsetAdjustmentBehavior = .never
    stack.showSecond()
    stack.second.view.addSubview(list)
    list.contentOffset = CGPoint(x: 200, y: 300)
    stack.stage.advanceFrame()

    stack.stage.touchDown(at: setting.place(114))
    stack.stage.drag(by: CGVector(dx: 0, dy: -100), frames: 10)
    #expect(list.contentOffset.y > 350 && stack.transition.phase == .idle)
    stack.end()
    let offset = list.contentOffset
    stack.begin(from: 114)
    #expect(stack.transition.phase == .dragging)
    #expect(list.contentOffset == offset)
    stack.end()

    #expect(stack.count == 1)
  }

  @Test(
    "A swipe from beside a bar has the page whatever the look's direction",
    arguments: SideSetting.allCases.filter(\.isAtLeadingSide)
  )
  func appearance(setting: SideSetting) {
    let stack = SideStack(setting, .cover)
    stack.showSecond()
    stack.stage.touchDown(at: setting.place(114))
    stack.stage.drag(by: CGVector(dx: 200 * setting.inward, dy: 0), frames: 20)
    stack.stage.advance(by: 0)

    #expect(stack.transition.phase == .dragging)
    // The page stays 12 points behind.
    #expect(abs(stack.transition.progress - (200 - 12) / 393) < 0.01)
    stack.stage.lift()
    stack.stage.settle()
  }

  @Test("A bar that is hidden leaves the edge to the swipe, or to the bar of the tabs")
  func hidden() {
    let setting = SideSetting(side: .left, direction: .leftToRight)
    let stack = SideStack(setting, covered: 0)
    stack.navigation.isNavigationBarHidden = true
    stack.showSecond()
    #expect(!stack.swipes(from: 54))
    #expect(stack.swipes(from: 4))
    let tab = SideStack(setting, covered: 0, isInTab: true)
    tab.navigation.isNavigationBarHidden = true
    tab.showSecond()
    #expect(!tab.swipes(from: 4))
    #expect(tab.swipes(from: 59))
    tab.showSecond()
    tab.tabs.tabBar.isHidden = true
    #expect(!tab.swipes(from: 59))
    #expect(tab.swipes(from: 4))
  }

  @Test("A standing bar of tabs on the stack has its touches too", arguments: SideSetting.allCases)
  func tabsOnStack(setting: SideSetting) {
    let stack = SideStack(setting, covered: 0)
    stack.tabs.viewControllers = [stack.second]
    stack.navigation.pushViewController(stack.tabs, animated: false)
    stack.stage.advance(by: 0.1)

    if setting.isAtLeadingSide {
      #expect(!stack.swipes(from: 60))
      #expect(stack.swipes(from: 103))
    } else {
      #expect(!stack.swipes(from: 40))
      #expect(stack.swipes(from: 4))
    }
    #expect(stack.count == 1)
  }

  @Test("A small bar that lies in a corner leaves the edge to the swipe")
  func corner() {
    let stack = SideStack(SideSetting(side: .right, direction: .leftToRight), isInTab: true)
    stack.showSecond()
    stack.tabs.tabBar.frame = CGRect(x: 20, y: 780, width: 80, height: 50)

    #expect(!stack.swipes(from: 110))
    #expect(stack.swipes(from: 4))
  }

  @Test("A bar that lies down again leaves the edge to the swipe")
  func lying() {
    let setting = SideSetting(side: .left, direction: .leftToRight)
    let stack = SideStack(setting, covered: 0)
    stack.showSecond()
    #expect(!stack.swipes(from: 4))
    HeadlessScreen.barPlacement = .aboveAndBelow
    stack.stage.advance(by: 0.1)
    #expect(!stack.swipes(from: 54))
    #expect(stack.swipes(from: 4))
  }

  @Test("In flight, a standing bar has its taps", arguments: SideSetting.allCases)
  func tapInFlight(setting: SideSetting) {
    let navigation = InterruptibleNavigationController(rootViewController: Screen("First"))
    let stack = SideStack(setting, navigation: navigation)
    let bar = navigation.navigationBar.convert(navigation.navigationBar.bounds, to: nil)
    navigation.pushViewController(stack.second, animated: true)
    stack.stage.advance(by: 0.1)

    stack.stage.tap(at: CGPoint(x: bar.midX, y: 700))
    stack.stage.advance(by: 0.02)
    #expect(navigation.transition.phase == .settling(toward: .end))
    // Back stands at its upper end.
    stack.stage.tap(at: CGPoint(x: bar.midX, y: 20 + 30))
    stack.stage.advance(by: 0.02)
    #expect(navigation.transition.phase == .settling(toward: .start))
    stack.stage.settle()

    #expect(stack.count == 1)
  }
}

/// A stack of two screens whose bars stand at a side, and a finger that swipes back.
@MainActor
private final class SideStack {
  let setting: SideSetting
  let transition: InterruptibleTransition
  let navigation: UINavigationController
  let tabs = UITabBarController()
  let second = Screen("Second")
  let stage: Stage

  init(
    _ setting: SideSetting,
    _ effect: any TransitionEffect = .slide,
    covered: CGFloat = 60,
    isInTab: Bool = false,
    navigation: UINavigationController? = nil,
    _ change: (inout HeadlessPersonality) -> Void = { _ in }
  ) {
    self.setting = setting
    let personality = HeadlessPersonality.standardBut {
      $0.stacks.popsFromContent = false
      change(&$0)
    }
    let window = Stage.makeWindow(on: personality, layoutDirection: setting.direction)
    self.navigation = navigation ?? UINavigationController(rootViewController: Screen("First"))
    let own = (self.navigation as? InterruptibleNavigationController)?.transition
    transition = own ?? InterruptibleTransition(effect)
    if own == nil { self.navigation.delegate = transition }
    stage = Stage(window: window, [transition])
    if isInTab { tabs.viewControllers = [self.navigation, Screen("Other")] }
    stage.show(isInTab ? tabs : self.navigation)
    stage.cover(setting.side, by: covered)
  }

  var count: Int { navigation.viewControllers.count }

  func showSecond() {
    if count < 2 { navigation.pushViewController(second, animated: false) }
    stage.advance(by: 0.1)
  }

  /// Begins to swipe inward at a distance from the leading edge.
  func begin(from distance: CGFloat) {
    stage.touchDown(at: setting.place(distance))
    stage.drag(by: CGVector(dx: 240 * setting.inward, dy: 0), frames: 10)
  }

  func end() {
    stage.lift()
    stage.settle()
  }

  /// Whether a swipe from a distance from the leading edge has a page.
  func swipes(from distance: CGFloat) -> Bool {
    begin(from: distance)
    let isDragging = transition.phase == .dragging
    end()
    return isDragging
  }
}
