import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Pans that go to the tabs that an app provides.
@MainActor @Suite(.serialized) struct TabProviderTests {
  @MainActor
  private final class Tabs {
    let controller = UITabBarController()
    let transition = InterruptibleTransition(.shift)
    let stage: Stage
    private let desk = Desk()
    private let isRightToLeft: Bool

    var told: [Int] { desk.told }

    init(_ count: Int = 4, isRightToLeft: Bool = false) {
      self.isRightToLeft = isRightToLeft
      controller.viewControllers = (0..<count).map { Screen("\($0)") }
      let window = Stage.makeWindow(
        on: .launched,
        layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight
      )
      stage = Stage(window: window, [transition])
      stage.show(controller)
      controller.delegate = desk
      transition.install(on: controller)
      transition.gestures.isTabPanEnabled = true
    }

    /// Drags half a screen to the tab in a direction, and returns where its screen is seen to begin.
    @discardableResult
    func swipe(_ direction: TransitionScene.Direction) -> CGFloat? {
      let isToTheLeft = (direction == .forward) != isRightToLeft
      stage.touchDown(at: CGPoint(x: isToTheLeft ? 350 : 40, y: 400))
      stage.drag(by: isToTheLeft ? -200 : 200, frames: 12)
      let next = transition.flights.first?.toViewController
      let left = next?.view.layer.displayed()?.frame.minX
      stage.drag(by: isToTheLeft ? -100 : 100, frames: 4)
      stage.lift()
      stage.settle()
      return left
    }
  }

  /// Hears which tab is selected.
  private final class Desk: NSObject, UITabBarControllerDelegate {
    private(set) var told: [Int] = []

    func tabBarController(
      _ tabBarController: UITabBarController,
      didSelect viewController: UIViewController
    ) {
      told.append(tabBarController.selectedIndex)
    }
  }

  @Test("Pans go on from the last tab to the first, and move as they go", arguments: [true, false])
  func cycle(isRightToLeft: Bool) {
    let tabs = Tabs(3, isRightToLeft: isRightToLeft)
    tabs.transition.tabProvider = { controller, direction in
      let count = controller.viewControllers?.count ?? 0
      let step = direction == .forward ? 1 : count - 1
      return controller.viewControllers?[(controller.selectedIndex + step) % count]
    }
    for (direction, index) in [
      (TransitionScene.Direction.backward, 2), (.forward, 0), (.forward, 1), (.forward, 2),
      (.forward, 0),
    ] {
      let left = tabs.swipe(direction)
      let comesFromRight = (direction == .forward) != isRightToLeft
      #expect(left.map { ($0 > 0) == comesFromRight } == true, "\(direction) to \(index)")
      #expect(tabs.controller.selectedIndex == index)
    }
    #expect(tabs.stage.complaints == [])
  }

  @Test("Pans skip tabs, and go nowhere where there is none")
  func skip() {
    let tabs = Tabs()
    tabs.transition.tabProvider = { controller, direction in
      direction == .forward ? controller.viewControllers?.last : nil
    }
    tabs.swipe(.backward)
    #expect(tabs.controller.selectedIndex == 0)
    tabs.swipe(.forward)
    #expect(tabs.controller.selectedIndex == 3)
    // Itself.
    tabs.swipe(.forward)
    tabs.swipe(.backward)
    #expect(tabs.controller.selectedIndex == 3)
    #expect(tabs.transition.phase == .idle)
  }

  @Test("A controller that isn't a tab counts as none")
  func stranger() {
    let tabs = Tabs()
    let stranger = Screen("Stranger")
    tabs.transition.tabProvider = { _, _ in stranger }
    tabs.swipe(.forward)
    #expect(tabs.controller.selectedIndex == 0)
    #expect(tabs.transition.phase == .idle)
    tabs.transition.tabProvider = nil
    tabs.swipe(.forward)
    #expect(tabs.controller.selectedIndex == 1)
  }

  @Test("The provider is asked once for each direction and finger")
  func asked() {
    let tabs = Tabs()
    var asked: [TransitionScene.Direction] = []
    tabs.transition.tabProvider = { controller, direction in
      asked.append(direction)
      return controller.viewControllers?[controller.selectedIndex == 1 ? 2 : 1]
    }
    tabs.swipe(.forward)
    #expect(asked == [.backward, .forward])
    tabs.swipe(.forward)
    #expect(asked == [.backward, .forward, .backward, .forward])
    #expect(tabs.controller.selectedIndex == 2)
  }

  @Test("A canceled pan stays, and a tap in flight turns a cycle")
  func turned() {
    let tabs = Tabs(3)
    tabs.transition.tabProvider = { controller, direction in
      direction == .backward ? controller.viewControllers?.last : nil
    }
    tabs.stage.touchDown(at: CGPoint(x: 40, y: 400))
    tabs.stage.drag(by: 100, frames: 12)
    #expect(tabs.transition.phase == .dragging)
    tabs.stage.drag(by: -95, frames: 20)
    tabs.stage.lift()
    tabs.stage.settle()
    #expect(tabs.controller.selectedIndex == 0)
    tabs.stage.touchDown(at: CGPoint(x: 40, y: 400))
    tabs.stage.drag(by: 300, frames: 12)
    tabs.stage.lift()
    tabs.stage.advance(by: 0.02)
    tabs.transition.select(tabs.controller.viewControllers![0], in: tabs.controller)
    tabs.stage.settle()
    #expect(tabs.controller.selectedIndex == 0)
    #expect(tabs.stage.complaints == [])
  }

  @Test("Pans slide, while taps in the bar change at once and are told of")
  func taps() {
    let tabs = Tabs(3)
    tabs.transition.effect = .choosing { $0.isInteractive ? .shift : nil }
    var flights = 0
    tabs.transition.onFlight = { _ in flights += 1 }
    tabs.stage.tap(at: CGPoint(x: 393 * 5 / 6, y: 793))
    tabs.stage.advanceFrame()
    #expect(tabs.controller.selectedIndex == 2)
    #expect(tabs.told == [2])
    #expect(flights == 0)
    tabs.stage.settle()
    tabs.swipe(.backward)
    #expect(tabs.controller.selectedIndex == 1)
    #expect(flights == 1)
  }
}
