import Testing
import UIKit

/// Screens that hardware and bars cover at one side.
@MainActor @Suite(.serialized) struct BarPlacementTests {
  enum Side: CaseIterable {
    case left, right

    var placement: HeadlessScreen.BarPlacement { self == .left ? .left : .right }

    func insets(_ inset: CGFloat) -> UIEdgeInsets {
      UIEdgeInsets(
        top: 20,
        left: self == .left ? inset : 0,
        bottom: 10,
        right: self == .right ? inset : 0
      )
    }

    /// A frame that is given for the left side.
    func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: self == .left ? x : 393 - x - width, y: y, width: width, height: height)
    }
  }

  private let deep = Screen("Deep")
  private let navigation = UINavigationController(rootViewController: Screen("Root"))

  /// A stack in the first of three tabs, on a screen that is covered at a side.
  private func makeStage(
    _ side: Side,
    covered: CGFloat = 60,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) -> TabStage {
    let stage = TabStage(first: navigation, direction: direction)
    HeadlessScreen.safeAreaInsets = side.insets(covered)
    HeadlessScreen.barPlacement = side.placement
    HeadlessClock.endTurn()
    return stage
  }

  @Test(
    "Bars stand at their side in either layout direction, and each takes its width of the safe area",
    arguments: Side.allCases,
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft]
  )
  func standing(side: Side, direction: UIUserInterfaceLayoutDirection) {
    let stage = makeStage(side, direction: direction)
    let root = navigation.viewControllers[0]

    #expect(stage.tabs.view.safeAreaInsets == side.insets(60))
    #expect(stage.tabs.tabBar.frame == side.frame(0, 0, 109, 852))
    #expect(navigation.view.safeAreaInsets == side.insets(109))
    #expect(navigation.navigationBar.frame == side.frame(109, 0, 44, 852))
    #expect(root.view.safeAreaInsets == side.insets(153))
    #expect(root.view.frame == UIScreen.main.bounds)
  }

  @Test("Buttons in a standing bar take taps, from above downwards", arguments: Side.allCases)
  func buttons(side: Side) {
    let stage = makeStage(side)
    navigation.pushViewController(deep, animated: false)
    HeadlessClock.endTurn()
    let (bar, inBar) = (side.frame(109, 0, 44, 852), side.frame(60, 0, 49, 852))

    Finger().tap(inBar.midX, 500)
    HeadlessClock.advance(frames: 1)
    #expect(stage.tabs.selectedIndex == 1)
    Finger().tap(inBar.midX, 100)
    HeadlessClock.advance(frames: 1)
    #expect(stage.tabs.selectedIndex == 0)
    Finger().tap(bar.midX, 20 + 30)
    stage.settle()

    #expect(navigation.viewControllers.count == 1)
  }

  @Test("Bars that hide leave to their side, and give back its room", arguments: Side.allCases)
  func hidden(side: Side) {
    let stage = makeStage(side)
    navigation.setNavigationBarHidden(true, animated: true)
    HeadlessClock.advance(by: 0.1)
    let displayed = navigation.navigationBar.layer.presentation()?.frame ?? .zero
    #expect(side == .left ? displayed.minX < 109 : displayed.maxX > 284)
    stage.settle()
    #expect(navigation.viewControllers[0].view.safeAreaInsets == side.insets(109))

    deep.hidesBottomBarWhenPushed = true
    navigation.pushViewController(deep, animated: true)
    stage.settle()
    #expect(stage.tabs.tabBar.isHidden)
    #expect(stage.tabs.tabBar.frame == side.frame(-109, 0, 109, 852))
    #expect(deep.view.safeAreaInsets == side.insets(60))
    navigation.popViewController(animated: true)
    stage.settle()

    #expect(stage.tabs.tabBar.frame == side.frame(0, 0, 109, 852))
  }

  @Test("A floating bar stands beside what is covered", arguments: Side.allCases)
  func floating(side: Side) {
    let stage = makeStage(side)
    HeadlessPersonality.current.tabBars.barOutsideBounds = true
    stage.tabs.view.setNeedsLayout()
    HeadlessClock.endTurn()

    #expect(stage.tabs.tabBar.frame == side.frame(60, 21, 49, 810))
  }

  @Test("In flight the screen can be covered elsewhere, and bars move", arguments: Side.allCases)
  func inFlight(side: Side) {
    let stage = makeStage(side)
    let other = side == .left ? Side.right : .left
    navigation.pushViewController(deep, animated: true)
    HeadlessClock.advance(by: 0.1)

    HeadlessScreen.safeAreaInsets = other.insets(30)
    HeadlessScreen.barPlacement = other.placement
    HeadlessClock.endTurn()
    #expect(deep.view.safeAreaInsets == other.insets(123))
    #expect(navigation.navigationBar.frame == other.frame(79, 0, 44, 852))
    stage.settle()
    HeadlessScreen.barPlacement = .aboveAndBelow
    HeadlessClock.endTurn()

    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 393, height: 44))
    var insets = other.insets(30)
    (insets.top, insets.bottom) = (64, 59)
    #expect(deep.view.safeAreaInsets == insets)
    HeadlessScreen.barPlacement = side.placement
    HeadlessScreen.reset()
    #expect(HeadlessScreen.barPlacement == .aboveAndBelow)
    #expect(HeadlessScreen.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  }

  @Test("A view is covered at a side as far as it lies there", arguments: Side.allCases)
  func partly(side: Side) {
    let stage = makeStage(side)
    let view = UIView(frame: side.frame(20, 100, 200, 100))
    stage.window.addSubview(view)
    HeadlessClock.endTurn()
    func inset(at x: CGFloat) -> CGFloat {
      view.frame = side.frame(x, 100, 200, 100)
      return side == .left ? view.safeAreaInsets.left : view.safeAreaInsets.right
    }

    #expect(inset(at: 0) == 60)
    #expect(inset(at: 20) == 40)
    #expect(inset(at: 60) == 0)
    #expect(inset(at: 100) == 0)
    // As before, what is moved out of the window isn't covered at all.
    #expect(inset(at: -20) == 0)
  }

  @Test("A swipe over the edge begins on what is covered, and not on a bar", arguments: [0, 60])
  func swipe(covered: CGFloat) {
    let stage = makeStage(.left, covered: covered)
    stage.tabs.viewControllers = [Screen("Other")]
    stage.window.rootViewController = navigation
    navigation.pushViewController(deep, animated: false)
    stage.settle()
    let titles = { navigation.viewControllers.count }

    Finger().swipe((5, 400), to: (300, 400))
    stage.settle()

    #expect(titles() == (covered == 0 ? 2 : 1))
  }
}
