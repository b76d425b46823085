internal import Foundation
package import UIKit

/// Turns the pointers of several pages into touches.
@MainActor
struct TouchPad {
  private struct Finger {
    let id: Int
    var location: CGPoint
  }

  private struct Key: Hashable {
    let viewer: Int
    let pointer: Int
  }

  private var fingers: [Key: Finger] = [:]
  private var fingerCount = 0
  /// The same moment on the page's clock and on the virtual clock.
  private var anchor: (milliseconds: Double, time: TimeInterval)?

  var isTouched: Bool { !fingers.isEmpty }

  /// Sends a pointer event as a touch; an event that doesn't match the state of its finger is ignored.
  mutating func touch(_ pointer: LiveMessage.Pointer, of viewer: Int, speed: Double) {
    let key = Key(viewer: viewer, pointer: pointer.id)
    switch (pointer.phase, fingers[key]) {
    case (.began, nil):
      if fingers.isEmpty { anchor = nil }
      fingerCount += 1
      fingers[key] = Finger(id: fingerCount, location: pointer.location)
    case (.moved, .some):
      fingers[key]?.location = pointer.location
    case (.ended, .some), (.cancelled, .some): break
    case (.began, .some), (_, nil): return
    }
    guard let finger = fingers[key] else { return }
    if !pointer.phase.isDown { fingers[key] = nil }
    HeadlessTouch.send(
      id: finger.id,
      phase: pointer.phase.touchPhase,
      at: pointer.location,
      time: time(of: pointer, speed: speed)
    )
  }

  /// Cancels the touches of a page that has left.
  mutating func cancel(viewer: Int) {
    for (key, finger) in fingers where key.viewer == viewer {
      fingers[key] = nil
      HeadlessTouch.send(id: finger.id, phase: .cancelled, at: finger.location)
    }
  }

  /// Resets the relation between the two clocks after a change of speed.
  mutating func forgetTime() {
    anchor = nil
  }

  private mutating func time(of pointer: LiveMessage.Pointer, speed: Double) -> TimeInterval {
    guard let anchor else {
      anchor = (pointer.milliseconds, HeadlessClock.now)
      return HeadlessClock.now
    }
    let passed = (pointer.milliseconds - anchor.milliseconds) / 1000 * speed
    let latest = HeadlessClock.nextFrameTime
    return min(max(anchor.time + passed, latest - 3 * HeadlessClock.frameDuration), latest)
  }
}

extension FingerPhase {
  package var touchPhase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
