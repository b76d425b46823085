import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// What goes wrong with gestures, views and numbers ends in a completed transition all the same.
@MainActor @Suite struct RobustnessTests {
  @Test("A pan that never ends holds the transition, and code can still finish it")
  func panWithoutEnd() {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.08)
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    stage.drag(by: 40, frames: 5)
    stage.advance(by: 20)
    #expect(stage.transition.phase == .dragging)

    stage.transition.finish()
    stage.settle()

    #expect(stage.stack == ["First", "Second"])
    stage.drag(by: 40, frames: 5)
    stage.lift()
    stage.settle()
    #expect(stage.stack == ["First", "Second"])
  }

  @Test("A second finger neither jumps nor takes over")
  func secondFinger() {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.08)
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    stage.drag(by: 40, frames: 5)
    stage.advance(by: 0)
    let displayed = stage.left(of: stage.second)

    HeadlessTouch.send(id: 2, phase: .began, at: CGPoint(x: 20, y: 300))
    stage.advanceFrame()
    HeadlessTouch.send(id: 2, phase: .moved, at: CGPoint(x: 120, y: 300))
    stage.advanceFrame()

    #expect(abs(stage.left(of: stage.second) - displayed) < 1)
    HeadlessTouch.send(id: 2, phase: .ended, at: CGPoint(x: 120, y: 300))
    stage.lift()
    stage.settle()
    #expect(stage.transition.phase == .idle)
  }

  @Test("A recogniser that is disabled in the middle lets the transition go where it was going")
  func disabled() {
    let stage = NavigationStage()
    stage.push(andAdvance: 0.08)
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    stage.drag(by: 100, frames: 8)
    #expect(stage.transition.phase == .dragging)

    for recognizer in stage.navigation.view.gestureRecognizers ?? [] {
      recognizer.isEnabled = false
    }
    stage.advanceFrame()

    #expect(stage.transition.phase == .settling(toward: .end))
    stage.settle()
    #expect(stage.stack == ["First", "Second"])
  }

  @Test("A touch that is canceled in an edge pan goes back to the start")
  func cancelledTouch() {
    let stage = NavigationStage()
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 4, y: 500))
    stage.drag(by: 300, frames: 20)

    HeadlessTouch.send(id: 1, phase: .cancelled, at: stage.finger)
    stage.settle()

    #expect(stage.stack == ["First", "Second"])
  }

  @Test("A flick that is over before the transition starts is honored")
  func earlyFlick() {
    let stage = NavigationStage()
    stage.showSecond()

    stage.touchDown(at: CGPoint(x: 4, y: 500))
    for step in 1...6 {
      let point = CGPoint(x: 4 + 30 * CGFloat(step), y: 500)
      HeadlessTouch.send(
        id: 1,
        phase: .moved,
        at: point,
        time: HeadlessClock.now + Double(step) * 0.001
      )
    }
    HeadlessTouch.send(
      id: 1,
      phase: .ended,
      at: CGPoint(x: 184, y: 500),
      time: HeadlessClock.now + 0.007
    )
    #expect(stage.transition.phase == .settling(toward: .end), "UIKit has been asked")
    #expect(stage.left(of: stage.second) == 0, "and has not begun")
    stage.settle()

    #expect(stage.stack == ["First"])
    #expect(stage.transition.phase == .idle)
  }
}
