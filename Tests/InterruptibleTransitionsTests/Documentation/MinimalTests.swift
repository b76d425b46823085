import InterruptibleTransitions
import Minimal
import Testing
import UIKit

/// The smallest example, used as a person would.
@MainActor @Suite(.serialized) struct MinimalTests {
  @Test("The minimal example's button pushes, a tap reverses, and a drag from anywhere pops")
  func numbers() {
    HeadlessScreen.reset()
    let window = UIWindow(frame: HeadlessScreen.bounds)
    let stack = Minimal.numbers()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    HeadlessClock.advance(by: 0.1)

    tap(at: CGPoint(x: 60, y: 222))
    HeadlessClock.advance(by: 0.1)
    tap(at: CGPoint(x: 300, y: 600))
    HeadlessClock.advance(by: 1)
    #expect(stack.viewControllers.map(\.title) == ["Number 1"])

    tap(at: CGPoint(x: 60, y: 222))
    HeadlessClock.advance(by: 1)
    #expect(stack.viewControllers.map(\.title) == ["Number 1", "Number 2"])

    drag(from: CGPoint(x: 60, y: 500), by: 300)
    #expect(stack.viewControllers.map(\.title) == ["Number 1"])

    drag(from: CGPoint(x: 390, y: 500), by: -300)
    #expect(stack.viewControllers.map(\.title) == ["Number 1", "Number 2"])
  }

  private func tap(at point: CGPoint) {
    HeadlessTouch.send(id: 1, phase: .began, at: point)
    HeadlessClock.advance(frames: 2)
    HeadlessTouch.send(id: 1, phase: .ended, at: point)
  }

  private func drag(from point: CGPoint, by way: CGFloat) {
    HeadlessTouch.send(id: 1, phase: .began, at: point)
    for step in 1...20 {
      HeadlessClock.advance(frames: 1)
      let here = CGPoint(x: point.x + way * CGFloat(step) / 20, y: point.y)
      HeadlessTouch.send(id: 1, phase: .moved, at: here)
    }
    HeadlessTouch.send(id: 1, phase: .ended, at: CGPoint(x: point.x + way, y: point.y))
    HeadlessClock.advance(by: 1)
  }
}
