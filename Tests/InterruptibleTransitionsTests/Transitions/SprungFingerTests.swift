import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// A finger on a transition whose views have springs of their own.
@MainActor @Suite(.serialized) struct SprungFingerTests {
  @Test(
    "A finger that catches screens beside the progress moves them as far as it moves",
    arguments: PlayedRows.current.pairs(
      [EffectCase.carriedSlide, .quicklyCarriedSlide, .carriedShift],
      [true, false]
    )
  )
  func caughtBeside(effectCase: EffectCase, isForward: Bool) {
    var steps = 0
    for moment in [3, 8, 16, 40] {
      for way: CGFloat in [3, -3] {
        let stage = ContainerStage(.navigation)
        stage.transition.effect = effectCase.effect(below: UIView(), above: UIView())
        if !isForward { stage.showSecond() }
        stage.go(forward: isForward)
        for _ in 0..<moment { stage.advanceFrame() }
        guard stage.transition.phase != .idle else { continue }
        let left = { stage.second.view.layer.displayedCorners[0].x }
        stage.touchDown(at: CGPoint(x: 200, y: 500))
        for _ in 0..<4 { stage.advanceFrame() }
        let caught = left()
        for step in 1...8 {
          stage.move(by: way)
          stage.advanceFrame()
          // Past an end, the rubber band moves them; what is almost there is let go.
          guard stage.transition.phase == .dragging,
            (0.001...0.999).contains(stage.transition.progress)
          else { break }
          // From the first point on, and up to the ends of the way.
          let due = min(max(caught + CGFloat(step) * way, min(caught, 0)), max(caught, 393))
          #expect(abs(left() - due) < 0.5, "\(moment) frames, \(way) points, step \(step)")
          steps += 1
        }
        stage.lift()
        stage.settle()
        #expect(stage.complaints == [])
      }
    }
    #expect(steps > 20)
  }

  @Test("A finger that pulls past an end has the views spring back with the rubber band")
  func pulled() {
    let stage = NavigationStage(SprungEffect())
    stage.showSecond()
    stage.touchDown(at: CGPoint(x: 3, y: 500))
    stage.drag(by: 60, frames: 10)
    stage.drag(by: -250, frames: 30)
    let pulled = stage.left(of: stage.second)
    #expect(pulled < -20)
    stage.lift()
    stage.advanceFrame()
    #expect(abs(stage.left(of: stage.second) - pulled) < 25)
    #expect(stage.left(of: stage.second) < -1)
    stage.settle()
    #expect(stage.stack == ["First", "Second"])
    #expect(stage.left(of: stage.second) == 0)
    #expect(stage.complaints == [])
  }
}
