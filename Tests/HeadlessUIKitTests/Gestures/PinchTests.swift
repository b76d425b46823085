import Testing
import UIKit

@MainActor @Suite(.serialized) struct PinchTests {
  @Test("F23: the scale is how many times as far apart the fingers are")
  func scale() {
    let stage = PinchStage()
    stage.land(apart: 100)
    #expect(stage.pinch.state == .possible)
    stage.spread(from: 100, to: 250)

    #expect(stage.pinch.state == .changed)
    #expect(abs(stage.pinch.scale - 2.5) < 1e-9)
    #expect(stage.pinch.numberOfTouches == 2)
    // 150 pt of 100 in a sixth of a second.
    #expect(abs(stage.pinch.velocity - 9) < 0.01)
    #expect(stage.pinch.location(in: nil) == CGPoint(x: 200, y: 400))
    stage.finger.up(75, 400)
    #expect(stage.pinch.state == .changed)
    stage.second.up(325, 400)
    #expect(stage.log.states.first == "began" && stage.log.states.last == "ended")
    #expect(stage.pinch.state == .possible && stage.pinch.scale == 1)
  }

  @Test("F23: it takes two fingers, and some way")
  func threshold() {
    let stage = PinchStage()
    stage.finger.swipe((100, 400), to: (300, 400))
    stage.land(apart: 100)
    stage.spread(from: 100, to: 103)
    stage.finger.up(149, 400)
    stage.second.up(252, 400)

    #expect(stage.log.states.isEmpty)
  }

  @Test("F23: a scale that is set is counted on from, and a finger that comes back makes no jump")
  func rebasing() {
    let stage = PinchStage()
    stage.land(apart: 100)
    stage.spread(from: 100, to: 200)
    stage.pinch.scale = 1
    stage.spread(from: 200, to: 300)
    #expect(abs(stage.pinch.scale - 1.5) < 1e-9)

    stage.second.up(350, 400)
    #expect(abs(stage.pinch.scale - 1.5) < 1e-9)
    stage.second.down(150, 400)
    #expect(abs(stage.pinch.scale - 1.5) < 1e-9)
    HeadlessClock.advance(frames: 1)
    stage.second.move(250, 400)
    #expect(abs(stage.pinch.scale - 3) < 1e-9)
  }

  @Test("F23: the finger that stays is followed, and doesn't change the scale")
  func oneFinger() {
    let stage = PinchStage()
    stage.land(apart: 100)
    stage.spread(from: 100, to: 200)
    stage.second.up(300, 400)
    let count = stage.log.states.count
    HeadlessClock.advance(frames: 1)
    stage.finger.move(120, 460)

    #expect(stage.log.states.count == count + 1 && stage.log.states.last == "changed")
    #expect(stage.pinch.numberOfTouches == 1)
    #expect(stage.pinch.location(in: nil) == CGPoint(x: 120, y: 460))
    #expect(abs(stage.pinch.scale - 2) < 1e-9)
    stage.finger.up(120, 460)
    #expect(stage.log.states.last == "ended")
  }

  @Test("F23: fingers that are taken away cancel it")
  func cancel() {
    let stage = PinchStage()
    stage.land(apart: 100)
    stage.spread(from: 100, to: 50)
    #expect(abs(stage.pinch.scale - 0.5) < 1e-9)

    stage.finger.cancel(175, 400)
    stage.second.cancel(225, 400)

    #expect(stage.log.states.last == "cancelled")
  }
}

/// A fresh screen with a pinch on the view that fills it; the screen is global.
@MainActor
private struct PinchStage {
  let pinch = UIPinchGestureRecognizer()
  let log: ActionLog
  let stage: GestureStage
  var finger: Finger { stage.finger }
  var second: Finger { stage.second }

  init() {
    log = ActionLog(pinch)
    stage = GestureStage(with: pinch)
  }

  /// Moves both fingers away from x = 200, at y = 400.
  func spread(from start: CGFloat, to end: CGFloat, frames: Int = 10) {
    for frame in 1...frames {
      HeadlessClock.advance(frames: 1)
      let half = (start + (end - start) * CGFloat(frame) / CGFloat(frames)) / 2
      finger.move(200 - half, 400)
      second.move(200 + half, 400)
    }
  }

  func land(apart distance: CGFloat) {
    finger.down(200 - distance / 2, 400)
    second.down(200 + distance / 2, 400)
  }
}
