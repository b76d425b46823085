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

  /// Comes down, and is moved in one event.
  func jump(_ start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat)) {
    down(start.0, start.1)
    move(end.0, end.1)
  }

  /// Comes down, and moves at a uniform speed.
  func drag(_ start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), frames: Int = 10) {
    down(start.0, start.1)
    drag(
      from: CGPoint(x: start.0, y: start.1),
      to: CGPoint(x: end.0, y: end.1),
      frames: frames
    )
  }

  /// Drags, and is lifted while it moves.
  func swipe(_ start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), frames: Int = 10) {
    drag(start, to: end, frames: frames)
    up(end.0, end.1)
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
