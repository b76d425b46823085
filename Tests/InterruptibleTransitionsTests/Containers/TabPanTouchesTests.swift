import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// The number of fingers of the pan that changes tabs.
@MainActor @Suite(.serialized) struct TabPanTouchesTests {
  /// Three tabs, and fingers at different heights that move together.
  @MainActor
  private final class Tabs {
    let controller = InterruptibleTabBarController()
    let stage: Stage
    private var fingers: [Int: CGPoint] = [:]

    var transition: InterruptibleTransition { controller.transition }

    /// Where the incoming screen is seen to begin.
    var left: CGFloat? {
      transition.flights.first?.toViewController?.view.layer.displayed()?.frame.minX
    }

    init(touches: Int) {
      controller.viewControllers = ["A", "B", "C"].map { Screen($0) }
      controller.selectedIndex = 1
      controller.transition.effect = .shift
      controller.transition.gestures.isTabPanEnabled = true
      controller.transition.gestures.tabPanNumberOfTouches = touches
      stage = Stage(window: Stage.makeWindow(on: .standard), [controller.transition])
      stage.show(controller)
    }

    func touchDown(_ added: ClosedRange<Int>, at x: CGFloat = 340) {
      for finger in added {
        send(
          finger,
          .began,
          CGPoint(x: x + 30 * CGFloat(finger - 1), y: 250 + 60 * CGFloat(finger))
        )
      }
    }

    func drag(_ moved: [Int], by dx: CGFloat, frames: Int = 10) {
      for _ in 0..<frames {
        stage.advanceFrame()
        for finger in moved {
          guard let point = fingers[finger] else { continue }
          send(finger, .moved, CGPoint(x: point.x + dx / CGFloat(frames), y: point.y))
        }
      }
      stage.advanceFrame()
    }

    func lift(_ finger: Int) {
      guard let point = fingers[finger] else { return }
      send(finger, .ended, point)
      fingers[finger] = nil
    }

    private func send(_ finger: Int, _ phase: UITouch.Phase, _ point: CGPoint) {
      fingers[finger] = point
      HeadlessTouch.send(id: finger, phase: phase, at: point)
    }
  }

  @Test(
    "Only the required number of fingers starts a transition",
    arguments: [-1, 0, 1, 2, 3],
    [1, 2]
  )
  func start(touches: Int, fingers: Int) {
    let isRequired = fingers == max(touches, 1)
    let tabs = Tabs(touches: touches)
    tabs.touchDown(1...fingers)
    tabs.drag(Array(1...fingers), by: -250)
    #expect((tabs.transition.phase == .dragging) == isRequired)
    for finger in 1...fingers { tabs.lift(finger) }
    tabs.stage.settle()
    #expect(tabs.controller.selectedIndex == (isRequired ? 2 : 1))
    #expect(tabs.stage.complaints == [])
  }

  @Test("A single finger at the edge is left to the screen")
  func edge() {
    for touches in [1, 2] {
      let tabs = Tabs(touches: touches)
      tabs.touchDown(1...1, at: 3)
      tabs.drag([1], by: 250)
      tabs.lift(1)
      tabs.stage.settle()
      #expect(tabs.controller.selectedIndex == (touches == 1 ? 0 : 1))
    }
  }

  @Test("The screen follows the average of the fingers, and doesn't jump when one is lifted")
  func average() throws {
    let tabs = Tabs(touches: 2)
    tabs.touchDown(1...2)
    tabs.drag([1, 2], by: -100)
    let start = try #require(tabs.left)
    // Nothing moves for the first 12 points.
    #expect(abs(start - (393 - 100 + 12)) < 0.5)
    // A third finger doesn't count.
    tabs.touchDown(3...3, at: 100)
    tabs.drag([1, 3], by: -40)
    tabs.lift(3)
    #expect(abs(try #require(tabs.left) - (start - 20)) < 0.5)
    tabs.lift(2)
    tabs.stage.advanceFrame()
    #expect(abs(try #require(tabs.left) - (start - 20)) < 0.5)
    tabs.drag([1], by: -40)
    #expect(abs(try #require(tabs.left) - (start - 60)) < 0.5)
    tabs.lift(1)
    tabs.stage.settle()
    #expect(tabs.controller.selectedIndex == 2)
  }

  @Test(
    "One finger catches what two have started",
    arguments: [GestureSettings.CatchingStyle.touchDown, .pan]
  )
  func caught(by style: GestureSettings.CatchingStyle) throws {
    let tabs = Tabs(touches: 2)
    tabs.transition.gestures.catching = style
    tabs.touchDown(1...2)
    tabs.drag([1, 2], by: -150)
    tabs.lift(1)
    tabs.lift(2)
    tabs.stage.advance(by: 0.05)
    tabs.touchDown(1...1, at: 100)
    tabs.drag([1], by: 200)
    #expect(tabs.transition.phase == .dragging)
    let left = try #require(tabs.left)
    tabs.drag([1], by: 30)
    #expect(abs(try #require(tabs.left) - (left + 30)) < 0.5)
    // A second finger changes nothing, and neither does its lift.
    tabs.touchDown(2...2, at: 200)
    tabs.stage.advanceFrame()
    #expect(abs(try #require(tabs.left) - (left + 30)) < 0.5)
    tabs.lift(2)
    tabs.drag([1], by: 200)
    tabs.lift(1)
    tabs.stage.settle()
    #expect(tabs.controller.selectedIndex == 1)
    #expect(tabs.stage.complaints == [])
    // The next transition takes two again.
    tabs.touchDown(1...1)
    tabs.drag([1], by: -250)
    #expect(tabs.transition.phase == .idle)
    tabs.lift(1)
  }

  @Test("A change of the number takes effect with the next touch")
  func changed() {
    let tabs = Tabs(touches: 2)
    tabs.touchDown(1...2)
    tabs.drag([1, 2], by: -100)
    tabs.transition.gestures.tabPanNumberOfTouches = 1
    tabs.drag([1, 2], by: -150)
    #expect(tabs.transition.phase == .dragging)
    tabs.lift(1)
    tabs.lift(2)
    tabs.stage.settle()
    #expect(tabs.controller.selectedIndex == 2)
    tabs.touchDown(1...1, at: 40)
    tabs.drag([1], by: 250)
    tabs.lift(1)
    tabs.stage.settle()
    #expect(tabs.controller.selectedIndex == 1)
  }
}
