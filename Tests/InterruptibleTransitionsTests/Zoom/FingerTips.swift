import UIKit

@testable import TestSupport

/// Two fingers around a middle, at a distance and an angle.
@MainActor
struct FingerTips {
  var middle = CGPoint(x: 196, y: 420)
  var distance: CGFloat = 300
  var angle: CGFloat = 0

  func send(_ phase: UITouch.Phase) {
    let arm = CGPoint(x: cos(angle) * distance / 2, y: sin(angle) * distance / 2)
    HeadlessTouch.send(id: 1, phase: phase, at: CGPoint(x: middle.x - arm.x, y: middle.y - arm.y))
    HeadlessTouch.send(id: 2, phase: phase, at: CGPoint(x: middle.x + arm.x, y: middle.y + arm.y))
  }

  /// Touches down, and comes together in thirty frames.
  mutating func pinch(on stage: Stage) {
    send(.began)
    for _ in 0..<30 {
      distance -= 6
      stage.advanceFrame()
      send(.moved)
    }
  }

  /// Moves to another place in a number of frames.
  mutating func move(_ zoom: ZoomStage, frames: Int = 60, to change: (inout FingerTips) -> Void) {
    let start = self
    var end = self
    change(&end)
    for frame in 1...frames {
      let share = CGFloat(frame) / CGFloat(frames)
      middle.x = start.middle.x + (end.middle.x - start.middle.x) * share
      middle.y = start.middle.y + (end.middle.y - start.middle.y) * share
      distance = start.distance + (end.distance - start.distance) * share
      angle = start.angle + (end.angle - start.angle) * share
      zoom.advanceFrame()
      send(.moved)
    }
    zoom.advance(by: 0)
  }
}
