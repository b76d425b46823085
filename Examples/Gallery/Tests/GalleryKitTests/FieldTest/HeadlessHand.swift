import FieldTest
import UIKit

/// Does what probes ask for, with a touch for each frame.
@MainActor
final class HeadlessHand: ProbeGuide {
  private(set) var instructions: [String] = []
  /// When the first gesture was asked for, in seconds.
  private(set) var start: Double?

  func ask(
    for gesture: RequestedGesture,
    on stage: ProbeStage,
    until isDone: () -> Bool
  ) async {
    instructions.append(gesture.instruction)
    start = start ?? HeadlessClock.now
    switch gesture.kind {
    case .drag(let start, let end, let rest, let speed):
      drag(from: start, to: end, rest: rest, speed: speed)
    case .leaveApp:
      HeadlessApplication.enterBackground()
      HeadlessClock.advance(by: 1)
      HeadlessApplication.becomeActive()
    }
    precondition(isDone(), "the gesture is made: \(gesture.instruction)")
  }

  private func drag(from start: CGPoint, to end: CGPoint, rest: Double, speed: Double) {
    let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
    let frames = Int(60 * hypot(way.x, way.y) / speed)
    HeadlessTouch.send(phase: .began, at: start)
    HeadlessClock.advance(by: rest)
    for frame in 0..<frames {
      HeadlessClock.advance(frames: 1)
      let part = CGFloat(frame + 1) / CGFloat(frames)
      let place = CGPoint(x: start.x + way.x * part, y: start.y + way.y * part)
      HeadlessTouch.send(phase: .moved, at: place)
    }
    HeadlessTouch.send(phase: .ended, at: end)
    HeadlessClock.advance(by: 0.1)
  }
}
