import InterruptibleTransitions
import Testing
import UIKit

@testable import TestSupport

/// Past an end a finger meets a rubber band, which springs back before the transition ends.
@MainActor @Suite struct RubberBandTests {
  /// A push that is caught near its end and pulled 100 pt past it.
  private func pulled(_ band: RubberBand = .scrollView) -> NavigationStage {
    let stage = NavigationStage()
    stage.transition.rubberBand = band
    stage.push(andAdvance: 0.35)
    stage.touchDown(at: CGPoint(x: 300, y: 500))
    stage.drag(by: -120, frames: 12)
    stage.advance(by: 0.2)
    return stage
  }

  @Test("A rubber band moves less than the finger, and progress stays at the end")
  func gives() {
    let stage = pulled()

    #expect(stage.transition.phase == .dragging)
    #expect(stage.transition.progress == 1)
    #expect((-70 ... -40).contains(stage.left(of: stage.second)))
    stage.lift()
    stage.settle()
  }

  @Test("A stiffer rubber band gives less, and without one the page stays at its end")
  func coefficients() {
    let stiff = pulled(RubberBand(coefficient: 0.2))
    #expect((-30 ... -10).contains(stiff.left(of: stiff.second)))
    stiff.lift()
    stiff.settle()

    let stage = pulled(.none)
    #expect(stage.transition.phase == .dragging)
    // A page that is held at its end is shown half a thousandth of its way from there.
    #expect(abs(stage.left(of: stage.second)) < 0.2)
    stage.lift()
    stage.settle()
    #expect(stage.transition.phase == .idle)
    #expect(stage.stack == ["First", "Second"])
  }

  @Test("A released rubber band springs back without a jump, and then the transition is over")
  func springsBack() {
    let stage = pulled()
    var lefts = [stage.left(of: stage.second)]

    stage.lift()
    while stage.transition.phase != .idle, lefts.count < 200 {
      stage.advanceFrame()
      lefts.append(stage.left(of: stage.second))
    }

    #expect(lefts.count > 20)
    for (here, next) in zip(lefts, lefts.dropFirst()) {
      #expect(next >= here - 0.25 && next - here < 8)
    }
    #expect(lefts.last == 0)
    #expect(stage.second.view.transform == .identity)
    #expect(stage.stack == ["First", "Second"])
  }

  @Test("A rubber band that code pauses as it springs back stays under a finger")
  func pausedAndCaught() {
    let stage = pulled()
    stage.transition.gestures.isTapEnabled = false
    stage.lift()
    stage.advance(by: 0.02)
    stage.transition.pause()
    stage.advanceFrame()
    var lefts = [stage.left(of: stage.second)]
    #expect((-70 ... -20).contains(lefts[0]))
    func appearance(_ frames: Int) {
      for _ in 0..<frames {
        stage.advanceFrame()
        lefts.append(stage.left(of: stage.second))
      }
    }
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    appearance(8)
    #expect(lefts.last == lefts.first)
    stage.lift()
    appearance(20)

    for (here, next) in zip(lefts, lefts.dropFirst()) { #expect(abs(next - here) < 12) }
    stage.settle()
    #expect(stage.second.view.transform == .identity && stage.first.view.transform == .identity)
  }

  @Test("A rubber band that is caught as it springs back stays where it is seen")
  func caughtAgain() {
    let stage = pulled()
    stage.lift()
    stage.advance(by: 0.05)
    stage.touchDown(at: CGPoint(x: 200, y: 500))
    stage.drag(by: -12, frames: 4)
    #expect(stage.transition.phase == .dragging)
    stage.advance(by: 0)
    let displayed = stage.left(of: stage.second)
    stage.advance(by: 0.3)

    #expect(displayed < -5)
    #expect(abs(stage.left(of: stage.second) - displayed) < 1e-6)
    stage.drag(by: 300, frames: 20)
    stage.advance(by: 0)
    #expect(stage.left(of: stage.second) > 100)
    stage.transition.cancel()
    stage.settle()
    #expect(stage.stack == ["First"])
    #expect(stage.second.view.transform == .identity)
  }

  @Test("The transition and the rubber band both go home when reversed from a stretched end")
  func turnedAway() {
    let stage = pulled()

    stage.transition.cancel()
    stage.settle()

    #expect(stage.stack == ["First"])
    #expect(stage.second.view.transform == .identity)
    #expect(stage.left(of: stage.first) == 0)
  }
}
