internal import Foundation
internal import UIKit

/// Makes touches of the pointers of several pages.
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
  /// A moment by the page's clock, and by the virtual one.
  private var anchor: (milliseconds: Double, time: TimeInterval)?

  var isTouched: Bool { !fingers.isEmpty }

  /// Passes a pointer on as a touch; what does not fit a finger that is down is left out.
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

  /// Lifts the fingers of a page that is no longer there.
  mutating func cancel(viewer: Int) {
    for (key, finger) in fingers where key.viewer == viewer {
      fingers[key] = nil
      HeadlessTouch.send(id: finger.id, phase: .cancelled, at: finger.location)
    }
  }

  /// The speed has changed: the page's clock and the virtual one have to be brought together again.
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
  var touchPhase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
