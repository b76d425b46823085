import UIKit

/// A finger that touches the screen in a test, at the virtual clock's time.
@MainActor
struct Finger {
  var id = 0

  func down(_ x: CGFloat, _ y: CGFloat) {
    HeadlessTouch.send(id: id, phase: .began, at: CGPoint(x: x, y: y))
  }

  func move(_ x: CGFloat, _ y: CGFloat) {
    HeadlessTouch.send(id: id, phase: .moved, at: CGPoint(x: x, y: y))
  }

  func up(_ x: CGFloat, _ y: CGFloat) {
    HeadlessTouch.send(id: id, phase: .ended, at: CGPoint(x: x, y: y))
  }

  func cancel(_ x: CGFloat, _ y: CGFloat) {
    HeadlessTouch.send(id: id, phase: .cancelled, at: CGPoint(x: x, y: y))
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    down(x, y)
    HeadlessClock.advance(by: 0.05)
    up(x, y)
  }

  /// Moves at a uniform speed, an event for each frame.
  func drag(from start: CGPoint, to end: CGPoint, frames: Int = 10) {
    for frame in 1...frames {
      HeadlessClock.advance(frames: 1)
      let part = CGFloat(frame) / CGFloat(frames)
      move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
    }
  }
}
