import FieldTest
import UIKit

/// Makes the gestures that probes ask for, with a touch for each frame.
@MainActor
final class HeadlessHand: ProbeGuide {
  private(set) var instructions: [String] = []

  func ask(
    for gesture: RequestedGesture,
    on stage: ProbeStage,
    until isDone: () -> Bool
  ) async {
    instructions.append(gesture.instruction)
    let way = CGPoint(x: gesture.end.x - gesture.start.x, y: gesture.end.y - gesture.start.y)
    let frames = Int(60 * hypot(way.x, way.y) / gesture.speed)
    HeadlessTouch.send(phase: .began, at: gesture.start)
    HeadlessClock.advance(by: gesture.rest)
    for frame in 0..<frames {
      HeadlessClock.advance(frames: 1)
      let part = CGFloat(frame + 1) / CGFloat(frames)
      let place = CGPoint(x: gesture.start.x + way.x * part, y: gesture.start.y + way.y * part)
      HeadlessTouch.send(phase: .moved, at: place)
    }
    HeadlessTouch.send(phase: .ended, at: gesture.end)
    HeadlessClock.advance(by: 0.1)
    precondition(isDone(), "the gesture is made: \(gesture.instruction)")
  }
}
