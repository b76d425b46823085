import Testing
import UIKit

@MainActor @Suite(.serialized) struct RotationGestureTests {
  private let rotation = UIRotationGestureRecognizer()

  /// Two fingers, 200 pt apart, around a point.
  private func place(_ stage: GestureStage, at angle: CGFloat, isDown: Bool = false) {
    let (x, y) = (100 * cos(angle), 100 * sin(angle))
    if isDown {
      stage.finger.down(200 - x, 400 - y)
      stage.second.down(200 + x, 400 + y)
    } else {
      HeadlessClock.advance(frames: 1)
      stage.finger.move(200 - x, 400 - y)
      stage.second.move(200 + x, 400 + y)
    }
  }

  @Test("F23: two fingers that turn have turned by as much, also past half a turn")
  func turns() {
    let log = ActionLog(rotation)
    let stage = GestureStage(with: rotation)
    place(stage, at: 0, isDown: true)
    #expect(rotation.state == .possible)

    for step in 1...40 {
      place(stage, at: CGFloat(step) * 0.1)
    }
    #expect(rotation.state == .changed)
    #expect(abs(rotation.rotation - 4) < 1e-9)
    // A tenth of a radian in each frame of a sixtieth of a second.
    #expect(abs(rotation.velocity - 6) < 0.1)
    rotation.rotation = 0
    place(stage, at: 3.9)
    #expect(abs(rotation.rotation + 0.1) < 1e-9)

    stage.finger.up(200, 400)
    stage.second.up(200, 400)
    #expect(log.states.first == "began" && log.states.last == "ended")
    #expect(rotation.state == .possible && rotation.rotation == 0)
  }

  @Test("F23: fingers that hardly turn are no rotation")
  func threshold() {
    let log = ActionLog(rotation)
    let stage = GestureStage(with: rotation)
    place(stage, at: 0, isDown: true)
    place(stage, at: 0.01)
    stage.finger.up(100, 400)
    stage.second.up(300, 400)

    #expect(log.states.isEmpty)
  }
}
